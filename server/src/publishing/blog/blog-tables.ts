import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const blogPostsTable = pgTable('blog_posts', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  excerpt: text().notNull(),
  content: text().notNull(),
  category: text(),
  tags: text().array().notNull().default([]),
  featuredImageUrl: text('featured_image_url'),
  featuredImageAlt: text('featured_image_alt').notNull().default(''),
  isPublished: boolean('is_published').notNull().default(false),
  isFeatured: boolean('is_featured').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  firstPublishedAt: timestamp('first_published_at', { withTimezone: true }),
  authorId: uuid('author_id'),
  /** The byline where no member is the author: our own posts, and those of former members. */
  byline: text().notNull(),
  version: integer().notNull().default(1),
  savedBy: uuid('saved_by'),
  savedByName: text('saved_by_name'),
  previewKey: uuid('preview_key').notNull().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  latestAt: timestamp('latest_at', { withTimezone: true })
    .notNull()
    .generatedAlwaysAs(sql`computed by the database`),
  readTime: integer('read_time').notNull().generatedAlwaysAs(sql`computed by the database`),
  searchText: text('search_text').notNull().generatedAlwaysAs(sql`computed by the database`),
})
