import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const factorsTable = authSchema.table('factors', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  factorType: text('factor_type').$type<'totp' | 'phone' | 'webauthn' | 'recovery_code'>().notNull(),
  status: text('status').$type<'unverified' | 'verified'>().notNull(),
  friendlyName: text('friendly_name').notNull().default(''),
  secret: text('secret'),
  lastStep: integer('last_step'),
  phone: text('phone'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  wrongCodesSince: moment('wrong_codes_since'),
  lastChallengedAt: moment('last_challenged_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export type FactorRow = typeof factorsTable.$inferSelect

export const challengesTable = authSchema.table('challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  factorId: uuid('factor_id').notNull(),
  ip: text('ip').notNull(),
  challenge: text('challenge'),
  createdAt: moment('created_at').notNull(),
  verifiedAt: moment('verified_at'),
})

export type ChallengeRow = typeof challengesTable.$inferSelect

export const recoveryCodesTable = authSchema.table('recovery_codes', {
  factorId: uuid('factor_id').notNull(),
  digest: text('digest').notNull(),
  usedAt: moment('used_at'),
})
