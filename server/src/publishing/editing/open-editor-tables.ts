import type { TextKind } from '@plumbline/contract/publishing/writing.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const openEditorsTable = pgTable('open_editors', {
  kind: text().$type<TextKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  userId: uuid('user_id').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
