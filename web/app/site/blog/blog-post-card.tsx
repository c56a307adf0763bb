import type { BlogPostSummary } from '@plumbline/contract/publishing/blog.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CardImage } from '../../platform/reading/card-image.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'

const TAGS_SHOWN = 3

interface BlogPostCardProps {
  post: BlogPostSummary
  large?: boolean
  /** Placed above the link that covers the card. */
  controls?: ReactNode
}

export function BlogPostCard({ post, large = false, controls }: BlogPostCardProps) {
  return (
    <article className="group relative flex flex-col rounded-card border border-line bg-surface transition-shadow duration-150 hover:shadow-card">
      <CardImage address={post.featuredImageUrl} alt={post.featuredImageAlt} />
      <div className={clsx('flex flex-1 flex-col', large ? 'p-7' : 'p-6')}>
        <div className="flex min-h-6 flex-wrap items-center gap-3 text-sm text-ink-faint">
          {post.category && <span className="eyebrow">{post.category}</span>}
          <span>{post.readTime} min read</span>
          {controls && (
            <span className="relative z-1 -my-2 -mr-2 ml-auto flex flex-wrap justify-end">{controls}</span>
          )}
        </div>
        <h3 className={clsx('display mt-3', large ? 'text-[1.75rem]' : 'text-xl leading-snug')}>
          {post.title}
        </h3>
        <p className="mt-3 text-ink-soft">{post.excerpt}</p>
        <TagList tags={post.tags.slice(0, TAGS_SHOWN)} className="mt-4 mb-5" />
        <p className="mt-auto flex items-center justify-between gap-4 border-line border-t pt-4 text-sm text-ink-faint">
          <span>
            {post.publishedAt && (
              <>
                <DateText iso={post.publishedAt} /> ·{' '}
              </>
            )}
            {post.authorName}
          </span>
          <a
            href={`/blog/${post.slug}`}
            className="flex-none font-semibold text-brand after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            Read More<span className="sr-only"> {post.title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
