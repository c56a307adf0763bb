import { jsonb, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { authSchema, moment } from '../users/user-tables.ts'

export const signingKeysTable = authSchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm').$type<'ES256' | 'RS256'>().notNull(),
  privateJwk: jsonb('private_jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
  signsFrom: moment('signs_from').notNull(),
  verifiesUntil: moment('verifies_until'),
})

export const secretsTable = authSchema.table('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull(),
})
