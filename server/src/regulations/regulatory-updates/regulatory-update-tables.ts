import type { UpdateKind } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const regulatoryUpdatesTable = pgTable('regulatory_updates', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  category: text().notNull(),
  priority: text({ enum: ['high', 'medium', 'low'] }).notNull(),
  description: text().notNull(),
  citation: text().notNull(),
  dated: date({ mode: 'string' }).notNull(),
  source: text({ enum: ['editorial', 'text', 'federal-register'] })
    .notNull()
    .default('editorial'),
  kind: text().$type<UpdateKind>().notNull().default('editorial'),
  agencies: text().array().notNull().default([]),
  documentNumber: text('document_number'),
  documentCite: text('document_cite'),
  documentUrl: text('document_url'),
  publishedOn: date('published_on', { mode: 'string' }),
  commentsCloseOn: date('comments_close_on', { mode: 'string' }),
  effectiveOn: date('effective_on', { mode: 'string' }),
  complianceOn: date('compliance_on', { mode: 'string' }),
  noticedOn: date('noticed_on', { mode: 'string' }),
  shownOn: date('shown_on', { mode: 'string' }),
  parts: text().array().notNull().default([]),
  days: jsonb().$type<{ part: string; day: number; keys: string[] }[]>().notNull().default([]),
  counts: jsonb().$type<Record<string, number>>().notNull().default({}),
  affected: text().array().notNull().default([]),
  legalStatus: text('legal_status'),
  explains: text(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})

export const regulatoryUpdatesSeenTable = pgTable('regulatory_updates_seen', {
  userId: uuid('user_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
