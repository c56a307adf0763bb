import { PRESS_TYPES } from '@plumbline/contract/publishing/press.ts'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const pressReleasesTable = pgTable('press_releases', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  excerpt: text().notNull(),
  content: text().notNull(),
  type: text({ enum: PRESS_TYPES }).notNull().default('press_release'),
  publicationName: text('publication_name'),
  author: text(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  externalUrl: text('external_url'),
  imageUrl: text('image_url'),
  isFeatured: boolean('is_featured').notNull().default(false),
  tags: text().array().notNull().default([]),
  version: integer().notNull().default(1),
  savedBy: uuid('saved_by'),
  savedByName: text('saved_by_name'),
  previewKey: uuid('preview_key').notNull().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  searchText: text('search_text').notNull().generatedAlwaysAs(sql`computed by the database`),
})
