import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const articlesTable = pgTable('articles', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  body: text().notNull(),
  category: text({ enum: ARTICLE_CATEGORIES }).notNull(),
  tags: text().array().notNull().default([]),
  topics: text().array().notNull().default([]),
  citations: jsonb().$type<{ cite: string; note: string }[]>().notNull().default([]),
  asOf: date('as_of', { mode: 'string' }),
  isFeatured: boolean('is_featured').notNull().default(false),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  authorId: uuid('author_id'),
  /** The byline where no member is the author: our own articles, and those of former members. */
  byline: text().notNull(),
  version: integer().notNull().default(1),
  savedBy: uuid('saved_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  readTime: integer('read_time').notNull().generatedAlwaysAs(sql`computed by the database`),
  searchText: text('search_text').notNull().generatedAlwaysAs(sql`computed by the database`),
  searchVector: customType<{ data: string }>({ dataType: () => 'tsvector' })('search_vector')
    .notNull()
    .generatedAlwaysAs(sql`computed by the database`),
})
