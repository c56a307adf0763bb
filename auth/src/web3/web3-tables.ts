import { text } from 'drizzle-orm/pg-core'
import { authSchema, moment } from '../users/user-tables.ts'

export const usedMessagesTable = authSchema.table('used_messages', {
  digest: text('digest').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
