import type { BlogPostSummary } from '@plumbline/contract/blog.ts'
import clsx from 'clsx'
import { Badge } from '../ui/badge.tsx'
import { DateText } from '../ui/date-text.tsx'

const TAGS_SHOWN = 3

export function BlogPostCard({ post, large = false }: { post: BlogPostSummary; large?: boolean }) {
  return (
    <article className="group relative flex flex-col rounded-card border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
      {post.featuredImageUrl && (
        <img
          src={post.featuredImageUrl}
          alt=""
          loading="lazy"
          className="aspect-video w-full rounded-t-card object-cover"
        />
      )}
      <div className={clsx('flex flex-1 flex-col', large ? 'p-7' : 'p-6')}>
        <p className="flex items-center gap-3 text-sm text-ink-faint">
          {post.category && <span className="eyebrow">{post.category}</span>}
          <span>{post.readTime} min read</span>
        </p>
        <h3 className={clsx('display mt-3', large ? 'text-[1.75rem]' : 'text-xl leading-snug')}>
          <a href={`/blog/${post.slug}`} className="after:absolute after:inset-0 after:rounded-card">
            {post.title}
          </a>
        </h3>
        <p className="mt-3 text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 mb-5 flex flex-wrap gap-1.5">
          {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        <p className="mt-auto flex items-center justify-between gap-4 border-line border-t pt-4 text-sm text-ink-faint">
          <span>
            {post.publishedAt && <DateText iso={post.publishedAt} />} · {post.authorName}
          </span>
          <span aria-hidden className="font-semibold text-brand group-hover:underline">
            Read More
          </span>
        </p>
      </div>
    </article>
  )
}
