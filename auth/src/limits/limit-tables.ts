import { doublePrecision, integer, text } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const rateLimitsTable = authSchema.table('rate_limits', {
  key: text('key').primaryKey(),
  tokens: doublePrecision('tokens').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const failedGuessesTable = authSchema.table('failed_guesses', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: moment('last_failed_at').notNull(),
  blockedUntil: moment('blocked_until'),
})
