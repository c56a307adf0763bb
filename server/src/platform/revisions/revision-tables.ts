import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const revisionsTable = pgTable('revisions', {
  subjectId: uuid('subject_id').notNull(),
  version: integer().notNull(),
  kind: text().notNull(),
  fields: jsonb().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  savedBy: uuid('saved_by'),
  savedByName: text('saved_by_name'),
})
