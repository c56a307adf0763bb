import type { PressItemFields } from '@plumbline/contract/publishing/press.ts'
import { createTextEditing } from '../editing/text-editing.ts'
import { pressReleasesTable } from './press-tables.ts'

type Row = typeof pressReleasesTable.$inferSelect

export const pressEditing = createTextEditing<Row, PressItemFields, object>({
  kind: 'press_item',
  noun: 'press',
  table: pressReleasesTable,
  slugConstraint: 'press_releases_slug_key',
  sourceOf: ({ content }) => ({ markdown: content, marginNotes: [] }),
  fieldsOf,
  extraOf: () => ({}),
  columnsOf: (fields, { before, now, writer }) => ({
    ...fields,
    publishedAt: fields.publishedAt === null ? (before?.publishedAt ?? now) : new Date(fields.publishedAt),
    savedBy: writer.userId,
    savedByName: writer.fullName,
    updatedAt: now,
    ...(!before && { createdAt: now }),
  }),
  saverOf: async (_db, { savedByName }) => savedByName,
})

function fieldsOf(row: Row): PressItemFields {
  const { title, excerpt, content, type, publicationName, author, externalUrl, imageUrl } = row
  return {
    ...{ title, excerpt, content, type, publicationName, author, externalUrl, imageUrl },
    isFeatured: row.isFeatured,
    tags: row.tags,
    publishedAt: row.publishedAt.toISOString(),
  }
}
