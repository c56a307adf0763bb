import type { BlogPost } from '@plumbline/contract/publishing/blog.ts'
import type { ReactNode } from 'react'
import { localImage } from '../../platform/reading/local-image.ts'
import { ReadingFrame } from '../../platform/reading/reading-frame.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { blogAddress } from './blog-address.ts'

/** A whole post. */
export function BlogPostText({ post, share }: { post: BlogPost; share?: ReactNode }) {
  const { category, publishedAt } = post
  return (
    <ReadingFrame
      eyebrow={
        <>
          <a href="/blog" className="eyebrow hover:underline">
            Blog
          </a>
          {category && (
            <a
              href={blogAddress({ search: '', category, page: 1 })}
              className="min-w-0 wrap-anywhere text-ink-soft text-sm hover:underline"
            >
              {category}
            </a>
          )}
        </>
      }
      title={post.title}
      lead={post.excerpt}
      facts={
        <>
          {publishedAt && <DateText iso={publishedAt} />}
          <span>{post.authorName}</span>
          <span>{post.readTime} min read</span>
        </>
      }
      image={localImage(post.featuredImageUrl)}
      imageAlt={post.featuredImageAlt}
      headings={post.headings}
      html={post.html}
      end={
        <>
          {post.tags.length > 0 && <TagList tags={post.tags} />}
          {share}
        </>
      }
    />
  )
}
