import type { Db } from '@plumbline/database/db.ts'
import {
  TRACT_FACTS_HEAD,
  type TractFactsFile,
  tractFactsLines,
} from '@plumbline/rules/fair-lending/tract-facts.ts'
import { sql } from 'drizzle-orm'
import { addReferenceRows } from './reference-store.ts'

/** The tracts of the latest import of each county below one head; null where nothing was imported. */
export async function censusTractsText(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ body: string }>(sql`
    select distinct on (row_key) body from reference_rows
    where dataset = 'census_tracts' order by row_key, version desc`)
  return rows.length === 0 ? null : `${TRACT_FACTS_HEAD}\n${rows.map(({ body }) => body).join('\n')}\n`
}

/** Stores the counties whose lines are new or changed. */
export async function keepCensusTracts(
  db: Db,
  file: TractFactsFile,
): Promise<{ added: number; changed: number; same: number }> {
  const held = new Map(
    (
      await db.execute<{ row_key: string; body: string }>(sql`
        select distinct on (row_key) row_key, body from reference_rows
        where dataset = 'census_tracts' order by row_key, version desc`)
    ).rows.map(({ row_key, body }) => [row_key, body]),
  )
  const counties = [...tractFactsLines(file)].map(([county, lines]) => ({
    ...{ dataset: 'census_tracts' as const, rowKey: county, body: lines.join('\n') },
  }))
  const news = counties.filter(({ rowKey, body }) => held.get(rowKey) !== body)
  await addReferenceRows(db, news)
  const changed = news.filter(({ rowKey }) => held.has(rowKey)).length
  return { added: news.length - changed, changed, same: counties.length - news.length }
}
