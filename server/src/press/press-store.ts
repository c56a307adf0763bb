import { PRESS_PAGE_SIZE, type PressItemSummary, type PressType } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { findPage } from '../listing/find-page.ts'
import { closestKin, countSharedTags, KIN_AMONG } from '../listing/kin.ts'
import { isAmong, type Listing, newestFirst } from '../listing/listing.ts'
import { searchFor } from '../listing/search.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { pressReleasesTable } from './press-tables.ts'

export interface PressFilter {
  search: string
  type?: PressType | undefined
}

const { id, slug, title, excerpt, type, tags, publishedAt, updatedAt } = pressReleasesTable

export const PRESS_LISTING: Listing & { slug: PgColumn; title: PgColumn } = {
  name: 'press items',
  table: pressReleasesTable,
  id,
  slug,
  title,
  publishedAt,
  indexedAt: publishedAt,
  searchText: pressReleasesTable.searchText,
  isListed: isPublic,
  pageSize: PRESS_PAGE_SIZE,
}
const NEWEST_FIRST = newestFirst(PRESS_LISTING)

const SUMMARY = {
  id,
  slug,
  title,
  excerpt,
  type,
  tags,
  publishedAt,
  publicationName: pressReleasesTable.publicationName,
  author: pressReleasesTable.author,
  externalUrl: pressReleasesTable.externalUrl,
  imageUrl: pressReleasesTable.imageUrl,
  isFeatured: pressReleasesTable.isFeatured,
}
const WHOLE = { ...SUMMARY, updatedAt, content: pressReleasesTable.content }

/** Its date has come: an item dated ahead appears by itself. */
function isPublic(): SQL {
  return lte(publishedAt, sql`now()`)
}

export async function listPressItems(db: Db, keptAnswers: KeptAnswers, asked: PressFilter, page: number) {
  const { search, type: wanted } = asked
  const { ids, ...found } = await findPage(db, keptAnswers, PRESS_LISTING, {
    asked,
    filter: wanted === undefined ? undefined : eq(type, wanted),
    search: searchFor(search),
    page,
  })
  const rows = await db
    .select(SUMMARY)
    .from(pressReleasesTable)
    .where(and(isPublic(), isAmong(PRESS_LISTING, ids)))
    .orderBy(...NEWEST_FIRST)
  return { items: rows.map(asSummary), page, ...found }
}

export async function listScheduledPressItems(db: Db): Promise<PressItemSummary[]> {
  const rows = await db
    .select(SUMMARY)
    .from(pressReleasesTable)
    .where(gt(publishedAt, sql`now()`))
    .orderBy(asc(publishedAt), asc(id))
    .limit(PRESS_PAGE_SIZE)
  return rows.map(asSummary)
}

/** For the sitemap, beside the posts of the blog. */
const ADDRESSES_AT_MOST = 4_000

export async function listPressAddresses(db: Db): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await db
    .select({ slug, updatedAt })
    .from(pressReleasesTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(ADDRESSES_AT_MOST)
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updatedAt.toISOString() }))
}

export interface PressItemWithText extends PressItemSummary {
  content: string
  updatedAt: string
}

export async function findPublicPressItem(db: Db, wanted: string): Promise<PressItemWithText | undefined> {
  const [row] = await db
    .select(WHOLE)
    .from(pressReleasesTable)
    .where(and(eq(slug, wanted), isPublic()))
  return row && asItemWithText(row)
}

/** Whatever its date. */
export async function findPressItemForPreview(
  db: Db,
  wanted: string,
): Promise<{ previewKey: string; text: PressItemWithText } | undefined> {
  const [row] = await db
    .select({ ...WHOLE, previewKey: pressReleasesTable.previewKey })
    .from(pressReleasesTable)
    .where(eq(id, wanted))
  return row && { previewKey: row.previewKey, text: asItemWithText(row) }
}

const FEED_LENGTH = 20

export async function listNewestPressItems(db: Db): Promise<PressItemWithText[]> {
  const rows = await db
    .select(WHOLE)
    .from(pressReleasesTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(FEED_LENGTH)
  return rows.map(asItemWithText)
}

/** Those that share most tags, and of these the newest. */
export async function listRelatedPressItems(
  db: Db,
  keptAnswers: KeptAnswers,
  item: PressItemSummary,
): Promise<PressItemSummary[]> {
  const newest = await keptAnswers.load('newest press items', () => listNewestSummaries(db))
  return closestKin(newest, item, (other) => countSharedTags(item, other))
}

async function listNewestSummaries(db: Db): Promise<PressItemSummary[]> {
  const rows = await db
    .select(SUMMARY)
    .from(pressReleasesTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(KIN_AMONG)
  return rows.map(asSummary)
}

function asSummary<Row extends { publishedAt: Date }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt.toISOString() }
}

function asItemWithText<Row extends { publishedAt: Date; updatedAt: Date }>(row: Row) {
  return { ...asSummary(row), updatedAt: row.updatedAt.toISOString() }
}
