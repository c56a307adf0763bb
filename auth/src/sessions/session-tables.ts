import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export type Aal = 'aal1' | 'aal2'

/** One way in which the person proved who they are; `timestamp` in UNIX seconds. */
export interface AmrEntry {
  method: string
  timestamp: number
  provider?: string
}

export const sessionsTable = authSchema.table('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  aal: text('aal').$type<Aal>().notNull(),
  amr: jsonb('amr').$type<AmrEntry[]>().notNull(),
  factorId: uuid('factor_id'),
  refreshCounter: integer('refresh_counter').notNull().default(0),
  refreshFloor: integer('refresh_floor').notNull().default(0),
  refreshedAt: moment('refreshed_at').notNull(),
  notAfter: moment('not_after'),
  /** The earlier of the idle end and the absolute end. */
  expiresAt: moment('expires_at').notNull(),
  authenticatedAt: moment('authenticated_at'),
  /** By `POST /reauthenticate`, after the session began. */
  provedAgainAt: moment('proved_again_at'),
  parentAccepted: integer('parent_accepted'),
  userAgent: text('user_agent').notNull().default(''),
  ip: text('ip').notNull().default(''),
  createdAt: moment('created_at').notNull(),
})

export type SessionRow = typeof sessionsTable.$inferSelect
