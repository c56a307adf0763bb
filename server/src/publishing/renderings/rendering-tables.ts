import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Of articles, posts, and press items. Triggers on their tables make and delete the rows. */
export const renderingsTable = pgTable('renderings', {
  textId: uuid('text_id').primaryKey(),
  kind: text({ enum: ['article', 'blog_post', 'press_item'] }).notNull(),
  renderer: integer().notNull().default(0),
  html: text().notNull().default(''),
  headings: jsonb().$type<{ id: string; text: string }[]>().notNull().default([]),
  tasks: jsonb().$type<string[]>().notNull().default([]),
  wording: integer().notNull().default(1),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
})
