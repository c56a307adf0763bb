import type { BlogPostFields } from '@plumbline/contract/publishing/blog.ts'
import { createTextEditing } from '../editing/text-editing.ts'
import { blogPostsTable } from './blog-tables.ts'

type Row = typeof blogPostsTable.$inferSelect

export const blogEditing = createTextEditing<Row, BlogPostFields, { firstPublishedAt: string | null }>({
  kind: 'blog_post',
  noun: 'blog',
  table: blogPostsTable,
  slugConstraint: 'blog_posts_slug_key',
  sourceOf: ({ content }) => ({ markdown: content, marginNotes: [] }),
  fieldsOf,
  extraOf: ({ firstPublishedAt }) => ({ firstPublishedAt: firstPublishedAt?.toISOString() ?? null }),
  columnsOf(fields, { before, now, writer }) {
    const publishedAt = publicationDate(fields, before?.publishedAt ?? null, now)
    const wasOut = before?.firstPublishedAt != null && before.firstPublishedAt <= now
    return {
      ...fields,
      publishedAt,
      firstPublishedAt: wasOut ? before.firstPublishedAt : publishedAt,
      savedBy: writer.userId,
      savedByName: writer.fullName,
      updatedAt: now,
      ...(!before && { authorId: writer.userId, byline: writer.fullName, createdAt: now }),
    }
  },
  saverOf: async (_db, { savedByName }) => savedByName,
})

/** When published: the given date, the existing one, or now. A draft has none. */
function publicationDate(
  { isPublished, publishedAt }: Pick<BlogPostFields, 'isPublished' | 'publishedAt'>,
  before: Date | null,
  now: Date,
): Date | null {
  if (!isPublished) return null
  return publishedAt === null ? (before ?? now) : new Date(publishedAt)
}

function fieldsOf(row: Row): BlogPostFields {
  const {
    title,
    slug,
    excerpt,
    content,
    category,
    tags,
    featuredImageUrl,
    featuredImageAlt,
    isFeatured,
    isPublished,
  } = row
  return {
    ...{
      title,
      slug,
      excerpt,
      content,
      category,
      tags,
      featuredImageUrl,
      featuredImageAlt,
      isFeatured,
      isPublished,
    },
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}
