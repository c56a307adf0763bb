import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { ArticleSummary } from '@plumbline/contract/publishing/articles.ts'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'

const TAGS_SHOWN = 2

function ArticleCard({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative flex flex-col rounded-card border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
      {article.isFeatured && (
        <p className="flex items-center gap-1.5 rounded-t-[9px] border-line border-b bg-brass-soft px-5 py-1.5 text-xs font-semibold text-brass">
          <Star className="size-3.5" aria-hidden />
          Featured Article
        </p>
      )}
      <div className="flex flex-1 flex-col p-5">
        <p className="flex items-center justify-between gap-3 text-sm text-ink-faint">
          <span className="eyebrow">{CATEGORY_LABELS[article.category]}</span>
          <span>{article.readTime} min read</span>
        </p>
        <h2 className="mt-2.5 font-serif text-[1.1875rem] font-semibold leading-snug">
          <Link to={`/articles/${article.slug}`} className="after:absolute after:inset-0 after:rounded-card">
            {article.title}
          </Link>
        </h2>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{article.excerpt}</p>
        <TagList tags={article.tags.slice(0, TAGS_SHOWN)} className="mt-3.5 mb-4" />
        <p className="mt-auto flex items-end justify-between gap-4 border-line border-t pt-3.5 text-sm text-ink-faint">
          <span>
            {article.publishedAt ? <DateText iso={article.publishedAt} /> : 'Draft'} · {article.authorName}
          </span>
          <span aria-hidden className="flex-none font-semibold text-brand group-hover:underline">
            Read More
          </span>
        </p>
      </div>
    </article>
  )
}

/** As many columns as fit. */
const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4'

export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className={CARDS}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  )
}

/** Skeleton of the cards. */
export function ArticleCardsSkeleton() {
  return (
    <div role="status" aria-label="Loading articles" className={CARDS}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="h-68 animate-pulse rounded-card border border-line bg-surface" />
      ))}
    </div>
  )
}
