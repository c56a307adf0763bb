import { text, uuid } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const ssoProvidersTable = authSchema.table('sso_providers', {
  id: uuid('id').primaryKey().defaultRandom(),
  ownerId: uuid('owner_id').notNull(),
  metadata: text('metadata').notNull(),
  metadataUrl: text('metadata_url'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export type SsoProviderRow = typeof ssoProvidersTable.$inferSelect

export const ssoDomainsTable = authSchema.table('sso_domains', {
  domain: text('domain').primaryKey(),
  providerId: uuid('provider_id').notNull(),
})
