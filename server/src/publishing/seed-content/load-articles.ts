import { Topic } from '@plumbline/contract/compliance/topics.ts'
import { ArticleCategory, Citation } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { articleEditing } from '../articles/article-editing.ts'
import { articlesTable } from '../articles/article-tables.ts'
import { type ContentFile, publicationTime } from './content-files.ts'
import { loadFolder } from './loaded-content.ts'

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
type ArticleFrontMatter = z.infer<typeof ArticleFrontMatter>

export function loadArticles(db: Db): Promise<void> {
  return loadFolder(db, {
    kind: 'article',
    folder: 'articles',
    schema: ArticleFrontMatter,
    load: (tx, file) =>
      tx.insert(articlesTable).values(articleOf(file)).onConflictDoNothing({ target: articlesTable.slug }),
    correct: (tx, file, version) => articleEditing.correct(tx, articleOf(file), version),
  })
}

function articleOf({ slug, body, frontMatter }: ContentFile<ArticleFrontMatter>) {
  const { author, featured, publishedAt, ...rest } = frontMatter
  return {
    ...rest,
    slug,
    body,
    byline: author,
    isFeatured: featured,
    isPublished: true,
    publishedAt: publicationTime(publishedAt),
  }
}
