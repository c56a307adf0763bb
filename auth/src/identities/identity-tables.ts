import { jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const identitiesTable = authSchema.table('identities', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
  email: text('email'),
  lastSignInAt: moment('last_sign_in_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export type IdentityRow = typeof identitiesTable.$inferSelect
