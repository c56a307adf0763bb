import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'reauthentication'

/** What a token was sent for. Of one kind are those that a request of the same type may bring. */
export type TokenPurpose = TokenKind | 'invite' | 'magic_link'

export const oneTimeTokensTable = authSchema.table('one_time_tokens', {
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<TokenKind>().notNull(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  /** Of a sign-up. */
  passwordHash: text('password_hash'),
  digest: text('digest').notNull(),
  sentTo: text('sent_to').notNull(),
  flowStateId: uuid('flow_state_id'),
  wrongGuesses: integer('wrong_guesses').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export type OneTimeTokenRow = typeof oneTimeTokensTable.$inferSelect

export const flowStatesTable = authSchema.table('flow_states', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  method: text('method').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>().notNull(),
  authCodeDigest: text('auth_code_digest'),
  authCodeIssuedAt: moment('auth_code_issued_at'),
  passwordHash: text('password_hash'),
  provider: text('provider'),
  /** When the provider asked the person who they are. */
  authenticatedAt: moment('authenticated_at'),
  providerToken: text('provider_token'),
  providerRefreshToken: text('provider_refresh_token'),
  createdAt: moment('created_at').notNull(),
})

export type FlowStateRow = typeof flowStatesTable.$inferSelect
