import {
  PRESS_PAGE_SIZE,
  type PressItemSummary,
  type PressType,
} from '@plumbline/contract/publishing/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { builtOnce } from '../../platform/built-once.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { uuidArray } from '../../platform/sql.ts'
import { loadPage } from '../../platform/text-search/find-page.ts'
import { isAmong, newestFirst } from '../../platform/text-search/listing.ts'
import { type LinkedListing, neighboursOf } from '../../platform/text-search/neighbours.ts'
import { countSharedTags, mostRelated, RELATED_CANDIDATES } from '../../platform/text-search/related.ts'
import { searchFor } from '../../platform/text-search/search.ts'
import { hasRendering, renderedColumns } from '../renderings/rendering-store.ts'
import { renderingsTable } from '../renderings/rendering-tables.ts'
import type { WithRendering } from '../renderings/shown-rendering-store.ts'
import { pressReleasesTable } from './press-tables.ts'

export interface PressFilter {
  search: string
  type?: PressType | undefined
}

const { id, slug, title, excerpt, type, tags, publishedAt, updatedAt } = pressReleasesTable

const listingOf = (table: typeof pressReleasesTable): LinkedListing => ({
  name: 'press items',
  table,
  id: table.id,
  slug: table.slug,
  title: table.title,
  publishedAt: table.publishedAt,
  indexedAt: table.publishedAt,
  searchText: table.searchText,
  isListed: () => isPublic(table),
  pageSize: PRESS_PAGE_SIZE,
})

export const PRESS_LISTING = listingOf(pressReleasesTable)
/** Items beside the one that is read. */
const OTHERS = listingOf(alias(pressReleasesTable, 'others') as unknown as typeof pressReleasesTable)
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
const WHOLE = { ...SUMMARY, updatedAt, ...renderedColumns(pressReleasesTable.content) }

/** Due: a scheduled item appears by its date. */
function isPublic(table = pressReleasesTable): SQL {
  return lte(table.publishedAt, sql`now()`)
}

const itemsOfPage = builtOnce((db) =>
  db
    .select(SUMMARY)
    .from(pressReleasesTable)
    .where(and(isPublic(), isAmong(PRESS_LISTING, sql.placeholder('ids'))))
    .orderBy(...NEWEST_FIRST)
    .prepare('press_items_of_page'),
)

export function listPressItems(db: Db, queryCache: QueryCache, asked: PressFilter, page: number) {
  const filter = asked.type === undefined ? undefined : eq(type, asked.type)
  const question = { asked, filter, search: searchFor(asked.search), page }
  return loadPage(db, queryCache, PRESS_LISTING, question, async (ids) =>
    (await itemsOfPage(db).execute({ ids: uuidArray(ids) })).map(asSummary),
  )
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

/** For the sitemap. */
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

export interface PressItemWithText extends PressItemSummary, WithRendering {
  updatedAt: string
}

/** With its neighbors, in one statement. */
const publicPressItem = builtOnce((db) => {
  const { previous, next } = neighboursOf(db, PRESS_LISTING, OTHERS)
  return db
    .select({
      ...WHOLE,
      previous: { slug: previous.slug, title: previous.title },
      next: { slug: next.slug, title: next.title },
    })
    .from(pressReleasesTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .leftJoinLateral(previous, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(and(eq(slug, sql.placeholder('slug')), isPublic()))
    .prepare('public_press_item')
})

export async function findPublicPressItem(db: Db, wanted: string) {
  const [row] = await publicPressItem(db).execute({ slug: wanted })
  return row && asItemWithText(row)
}

/** With any date. */
export async function findPressItemForPreview(
  db: Db,
  wanted: string,
): Promise<{ previewKey: string; text: PressItemWithText } | undefined> {
  const [row] = await db
    .select({ ...WHOLE, previewKey: pressReleasesTable.previewKey })
    .from(pressReleasesTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .where(eq(id, wanted))
  return row && { previewKey: row.previewKey, text: asItemWithText(row) }
}

const FEED_LENGTH = 20

export async function listNewestPressItems(db: Db): Promise<PressItemWithText[]> {
  const rows = await db
    .select(WHOLE)
    .from(pressReleasesTable)
    .leftJoin(renderingsTable, hasRendering(id))
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(FEED_LENGTH)
  return rows.map(asItemWithText)
}

/** Related items: the most shared tags, the newest first. */
export async function listRelatedPressItems(
  db: Db,
  queryCache: QueryCache,
  item: PressItemSummary,
): Promise<PressItemSummary[]> {
  const newest = await queryCache.load('newest press items', () => listNewestSummaries(db))
  return mostRelated(newest, item, (other) => countSharedTags(item, other))
}

async function listNewestSummaries(db: Db): Promise<PressItemSummary[]> {
  const rows = await db
    .select(SUMMARY)
    .from(pressReleasesTable)
    .where(isPublic())
    .orderBy(...NEWEST_FIRST)
    .limit(RELATED_CANDIDATES)
  return rows.map(asSummary)
}

function asSummary<Row extends { publishedAt: Date }>(row: Row) {
  return { ...row, publishedAt: row.publishedAt.toISOString() }
}

function asItemWithText<Row extends { publishedAt: Date; updatedAt: Date }>(row: Row) {
  return { ...asSummary(row), updatedAt: row.updatedAt.toISOString() }
}
