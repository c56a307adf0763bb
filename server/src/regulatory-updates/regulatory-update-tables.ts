import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const regulatoryUpdatesTable = pgTable('regulatory_updates', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  category: text().notNull(),
  priority: text({ enum: ['high', 'medium', 'low'] }).notNull(),
  description: text().notNull(),
  citation: text().notNull(),
  dated: date({ mode: 'string' }).notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})

export const regulatoryUpdatesSeenTable = pgTable('regulatory_updates_seen', {
  userId: uuid('user_id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
