import type { ArticleFields } from '@plumbline/contract/publishing/articles.ts'
import { findMemberName } from '../../tenancy/members/member-store.ts'
import { createTextEditing } from '../editing/text-editing.ts'
import { articlesTable } from './article-tables.ts'

type Row = typeof articlesTable.$inferSelect

/** The byline after the author's account is deleted. */
const FORMER_MEMBER = 'Former member'

export const articleEditing = createTextEditing<Row, ArticleFields, object>({
  kind: 'article',
  noun: 'article',
  table: articlesTable,
  slugConstraint: 'articles_slug_key',
  sourceOf: ({ body, citations }) => ({ markdown: body, marginNotes: citations }),
  fieldsOf,
  extraOf: () => ({}),
  columnsOf: (fields, { before, now, writer }) => ({
    ...fields,
    publishedAt: fields.isPublished ? (before?.publishedAt ?? now) : null,
    savedBy: writer.userId,
    updatedAt: now,
    ...(!before && { authorId: writer.userId, byline: FORMER_MEMBER }),
  }),
  saverOf: async (db, { savedBy }) => savedBy && ((await findMemberName(db, savedBy)) ?? FORMER_MEMBER),
})

function fieldsOf(row: Row): ArticleFields {
  const { title, slug, excerpt, body, category, tags, topics, citations, isFeatured, isPublished } = row
  return { title, slug, excerpt, body, category, tags, topics, citations, isFeatured, isPublished }
}
