import { ArticleCategory, Citation, Topic } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { articlesTable } from '../articles/article-tables.ts'
import { readContentFiles } from './content-files.ts'
import { claimContent } from './loaded-content.ts'

export const ArticleFrontMatter = z.strictObject({
  title: z.string().min(1).max(160),
  category: ArticleCategory,
  excerpt: z.string().min(80).max(220),
  author: z.string().min(1),
  publishedAt: z.iso.date(),
  asOf: z.iso.date(),
  tags: z.array(z.string()).min(3).max(5),
  topics: z.array(Topic).min(1),
  featured: z.boolean(),
  citations: z.array(Citation).min(3).max(7),
})

/** Nine in the morning on the East Coast, in winter. */
const HOUR_OF_PUBLICATION = 'T14:00:00Z'

export async function loadArticles(db: Db): Promise<void> {
  const files = await readContentFiles('articles', ArticleFrontMatter)
  await db.transaction(async (tx) => {
    for (const { slug, body, frontMatter } of files) {
      if (!(await claimContent(tx, 'article', slug))) continue
      const { author, featured, publishedAt, ...rest } = frontMatter
      await tx
        .insert(articlesTable)
        .values({
          ...rest,
          slug,
          body,
          byline: author,
          isFeatured: featured,
          isPublished: true,
          publishedAt: new Date(publishedAt + HOUR_OF_PUBLICATION),
        })
        .onConflictDoNothing({ target: articlesTable.slug })
    }
  })
}
