import { text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const providerFlowsTable = authSchema.table('provider_flows', {
  id: uuid('id').primaryKey().defaultRandom(),
  provider: text('provider').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  redirectTo: text('redirect_to').notNull(),
  codeChallenge: text('code_challenge'),
  codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
  linkingUserId: uuid('linking_user_id'),
  browserDigest: text('browser_digest'),
  invitedUserId: uuid('invited_user_id'),
  invitationDigest: text('invitation_digest'),
  createdAt: moment('created_at').notNull(),
})

export type ProviderFlowRow = typeof providerFlowsTable.$inferSelect
