import { Star } from 'lucide-react'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import type { DemoArticle } from './sample-data.ts'

export function DemoArticleCard({ article }: { article: DemoArticle }) {
  return (
    <article className="flex flex-col rounded-card border border-line bg-surface">
      {article.featured && (
        <p className="flex items-center gap-1.5 rounded-t-[9px] border-line border-b bg-brass-soft px-5 py-1.5 font-semibold text-brass text-xs">
          <Star className="size-3.5" aria-hidden />
          Featured Article
        </p>
      )}
      <div className="flex flex-1 flex-col p-5">
        <p className="flex items-center justify-between gap-3 text-ink-faint text-sm">
          <span className="eyebrow">{article.category}</span>
          <span>{article.readTime} min read</span>
        </p>
        <h3 className="mt-2.5 font-serif text-[1.1875rem] font-semibold leading-snug">{article.title}</h3>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{article.excerpt}</p>
        <TagList tags={article.tags} className="mt-3.5 mb-4" />
        <p className="mt-auto border-line border-t pt-3.5 text-ink-faint text-sm">
          <DateText iso={article.publishedAt} /> · {article.author}
        </p>
      </div>
    </article>
  )
}
