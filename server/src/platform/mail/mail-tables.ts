import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const outgoingMailTable = pgTable('outgoing_mail', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().notNull(),
  institutionId: uuid('institution_id'),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  plain: text().notNull(),
  tokenDigest: text('token_digest'),
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  lastError: text('last_error'),
})
