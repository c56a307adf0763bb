import { boolean, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const authSchema = pgSchema('auth')

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 6, mode: 'date' })

export const usersTable = authSchema.table('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  audience: text('audience').notNull().default('authenticated'),
  role: text('role').notNull().default('authenticated'),
  email: text('email'),
  phone: text('phone'),
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  invitedAt: moment('invited_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  recoverySentAt: moment('recovery_sent_at'),
  emailChangeSentAt: moment('email_change_sent_at'),
  phoneChangeSentAt: moment('phone_change_sent_at'),
  reauthenticationSentAt: moment('reauthentication_sent_at'),
  lastSignInAt: moment('last_sign_in_at'),
  newEmail: text('new_email'),
  /** Of the two addresses that have to agree to a change, the one that has. */
  emailChangeAgreedBy: text('email_change_agreed_by').$type<'email_change_current' | 'email_change_new'>(),
  newPhone: text('new_phone'),
  appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  /** Somebody chose the password who has not shown that the address is theirs. */
  passwordUnproved: boolean('password_unproved').notNull().default(false),
  /** Of the sign-up, where its link was opened: opens nothing, and who brings it is told why. */
  droppedPasswordHash: text('dropped_password_hash'),
  knownNetworks: jsonb('known_networks').$type<string[]>().notNull().default([]),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  isSso: boolean('is_sso').notNull().default(false),
  sessionIdleSeconds: integer('session_idle_seconds'),
  /** When all sessions, or all but one, last ended at once. */
  sessionsEndedAt: moment('sessions_ended_at'),
  bannedUntil: moment('banned_until'),
  deletedAt: moment('deleted_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export type UserRow = typeof usersTable.$inferSelect
