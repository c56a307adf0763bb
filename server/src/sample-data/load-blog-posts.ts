import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { blogPostsTable } from '../blog/blog-tables.ts'
import { readContentFiles } from './content-files.ts'
import { claimContent } from './loaded-content.ts'

const BlogFrontMatter = z.strictObject({
  title: z.string().min(1),
  category: z.string().min(1),
  excerpt: z.string().min(40).max(300),
  tags: z.array(z.string()).min(2).max(6),
  featured: z.boolean(),
  /** Absent: a draft. */
  publishedAt: z.iso.date().optional(),
})

/** Nine in the morning on the East Coast, in winter. */
const HOUR_OF_PUBLICATION = 'T14:00:00Z'
const HOUSE_BYLINE = 'Plumbline Editorial'

export async function loadBlogPosts(db: Db): Promise<void> {
  const files = await readContentFiles('blog', BlogFrontMatter)
  await db.transaction(async (tx) => {
    for (const { slug, body, frontMatter } of files) {
      if (!(await claimContent(tx, 'blog', slug))) continue
      const { title, category, excerpt, tags, featured } = frontMatter
      const publishedAt = frontMatter.publishedAt
        ? new Date(frontMatter.publishedAt + HOUR_OF_PUBLICATION)
        : null
      await tx
        .insert(blogPostsTable)
        .values({
          ...{ slug, title, category, excerpt, tags, content: body, byline: HOUSE_BYLINE },
          isFeatured: featured,
          isPublished: publishedAt !== null,
          publishedAt,
          firstPublishedAt: publishedAt,
        })
        .onConflictDoNothing({ target: blogPostsTable.slug })
    }
  })
}
