import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { blogPostsTable } from '../blog/blog-tables.ts'
import { publicationTime } from './content-files.ts'
import { loadNewFiles } from './loaded-content.ts'

const BlogFrontMatter = z.strictObject({
  title: z.string().min(1),
  category: z.string().min(1),
  excerpt: z.string().min(40).max(300),
  tags: z.array(z.string()).min(2).max(6),
  featured: z.boolean(),
  /** Absent: a draft. */
  publishedAt: z.iso.date().optional(),
})

const HOUSE_BYLINE = 'Plumbline Editorial'

export function loadBlogPosts(db: Db): Promise<void> {
  return loadNewFiles(db, {
    kind: 'blog',
    folder: 'blog',
    schema: BlogFrontMatter,
    load(tx, { slug, body, frontMatter: { featured, publishedAt: date, ...rest } }) {
      const publishedAt = date ? publicationTime(date) : null
      const post = {
        ...rest,
        slug,
        content: body,
        byline: HOUSE_BYLINE,
        isFeatured: featured,
        isPublished: publishedAt !== null,
        publishedAt,
        firstPublishedAt: publishedAt,
      }
      return tx.insert(blogPostsTable).values(post).onConflictDoNothing({ target: blogPostsTable.slug })
    },
  })
}
