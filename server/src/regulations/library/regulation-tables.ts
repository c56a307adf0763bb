import type { DayClass } from '@plumbline/rules/regulations/classify-day.ts'
import type { ChangeKind } from '@plumbline/rules/regulations/compare-texts.ts'
import type { RegulationNote, RegulationParagraph } from '@plumbline/rules/regulations/regulation-text.ts'
import {
  bigint,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const day = (name: string) => date(name, { mode: 'string' })

export const regulationPartsTable = pgTable('regulation_parts', {
  part: text().primaryKey(),
  place: smallint().notNull(),
  state: text({ enum: ['waiting', 'filling', 'ready'] }).notNull(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  rowsFilled: integer('rows_filled').notNull(),
  rowsTotal: integer('rows_total'),
  firstShown: day('first_shown'),
  textAsOf: day('text_as_of'),
  seenOn: day('seen_on'),
  unchangedTo: day('unchanged_to'),
  latestText: bytes('latest_text'),
  latestDay: integer('latest_day').notNull(),
  /** Of a part that the operator added. */
  name: text(),
  /** Of a title of the United States Code: sections that came in a file, each with the day of its text. */
  sections: jsonb().$type<Record<string, string>>(),
})

export const regulationDaysTable = pgTable('regulation_days', {
  part: text().notNull(),
  day: integer().notNull(),
  shownOn: day('shown_on').notNull(),
  asOf: day('as_of'),
  class: text().$type<DayClass>().notNull(),
  counts: jsonb().$type<Partial<Record<ChangeKind, number>>>().notNull(),
  changedKeys: text('changed_keys').array().notNull(),
  notes: jsonb().$type<RegulationNote[]>().notNull(),
  unexplained: text().array().notNull(),
  documents: jsonb().$type<{ slug: string; keys: string[] }[]>().notNull(),
})

export const regulationParagraphsTable = pgTable('regulation_paragraphs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  part: text().notNull(),
  page: text().notNull(),
  key: text().notNull(),
  kind: text().$type<RegulationParagraph['kind']>().notNull(),
  path: text().array().notNull(),
  level: smallint().notNull(),
  place: doublePrecision().notNull(),
  text: text().notNull(),
  firstDay: integer('first_day').notNull(),
  lastDay: integer('last_day'),
  firstShown: day('first_shown').notNull(),
  shownUntil: day('shown_until'),
  inForceFrom: day('in_force_from'),
  inForceUntil: day('in_force_until'),
  countsFrom: day('counts_from').notNull(),
  countsUntil: day('counts_until').notNull(),
})

export const regulationLegalStatusesTable = pgTable('regulation_legal_statuses', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text(),
  title: text().notNull(),
  status: text({
    enum: ['vacated', 'disapproved', 'stayed', 'official-slip', 'changed-by-statute'],
  }).notNull(),
  effect: text({ enum: ['not-in-force', 'never-in-force', 'text-differs'] }).notNull(),
  since: day('since').notNull(),
  citations: text().array().notNull(),
  document: text(),
  source: text().notNull(),
  verification: text({ enum: ['official', 'secondary', 'general'] }).notNull(),
  explanation: text().notNull(),
  enteredBy: uuid('entered_by'),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedBecause: text('ended_because'),
  version: integer().notNull().default(1),
})

export const federalRegisterDocumentsTable = pgTable('federal_register_documents', {
  number: text().primaryKey(),
  type: text({ enum: ['rule', 'proposed-rule', 'notice'] }).notNull(),
  title: text().notNull(),
  action: text(),
  abstract: text(),
  cite: text(),
  volume: integer(),
  startPage: integer('start_page'),
  endPage: integer('end_page'),
  publishedOn: day('published_on').notNull(),
  effectiveOn: day('effective_on'),
  commentsCloseOn: day('comments_close_on'),
  agencies: text().array().notNull(),
  parts: text().array().notNull(),
  address: text().notNull(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

export const regulationSourcesTable = pgTable('regulation_sources', {
  name: text({ enum: ['ecfr', 'federal-register'] }).primaryKey(),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  lastTriedAt: timestamp('last_tried_at', { withTimezone: true }),
  lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
  lastError: text('last_error'),
  lastErrorAt: timestamp('last_error_at', { withTimezone: true }),
  clockSkewSeconds: integer('clock_skew_seconds'),
})

export const regulationChecksTable = pgTable('regulation_checks', {
  source: text({ enum: ['ecfr', 'federal-register'] }).notNull(),
  subject: text().notNull(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
  triedAt: timestamp('tried_at', { withTimezone: true }),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  version: day('version'),
  validators: jsonb().$type<{ url: string; etag?: string; lastModified?: string }>(),
  failures: integer().notNull().default(0),
  error: text(),
  heldHash: text('held_hash'),
  heldSince: timestamp('held_since', { withTimezone: true }),
  heldBecause: text('held_because'),
  confirmedHash: text('confirmed_hash'),
})
