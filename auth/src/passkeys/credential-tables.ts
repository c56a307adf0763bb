import { bigint, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const credentialsTable = authSchema.table('credentials', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  factorId: uuid('factor_id'),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull().default([]),
  friendlyName: text('friendly_name').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})

export type CredentialRow = typeof credentialsTable.$inferSelect

export const passkeyCeremoniesTable = authSchema.table('passkey_ceremonies', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  challenge: text('challenge').notNull(),
  createdAt: moment('created_at').notNull(),
})
