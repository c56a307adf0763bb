import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const auditLogTable = pgTable('audit_log', {
  number: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  action: text().notNull(),
  actorId: uuid('actor_id'),
  subjectId: text('subject_id'),
  institutionId: uuid('institution_id'),
  ip: text().notNull(),
  detail: text().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
})

export const auditChainTable = pgTable('audit_chain', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  length: bigint({ mode: 'number' }).notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
})
