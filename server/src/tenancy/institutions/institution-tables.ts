import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const institutionsTable = pgTable('institutions', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  type: text({ enum: ['credit_union', 'community_bank', 'mortgage_company'] }).notNull(),
  plan: text({ enum: ['starter', 'professional', 'enterprise'] })
    .notNull()
    .default('professional'),
  trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
  timeZone: text('time_zone').notNull().default('America/New_York'),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  suspendedReason: text('suspended_reason').notNull().default(''),
  deleteAfter: timestamp('delete_after', { withTimezone: true }),
  /** Why nobody manages it, where the operator left it so. */
  noManagerReason: text('no_manager_reason'),
  requiresOwnProvider: boolean('requires_own_provider').notNull().default(false),
  isSample: boolean('is_sample').notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
