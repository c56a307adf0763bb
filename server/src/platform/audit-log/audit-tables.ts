import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  chain: bigint({ mode: 'number' }).notNull(),
  /** Absent in the first chain, where it is the number. */
  chainPosition: bigint('chain_position', { mode: 'number' }),
})
