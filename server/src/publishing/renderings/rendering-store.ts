import type { Db } from '@plumbline/database/db.ts'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { OLDEST_SHOWN, RENDERER } from '../../platform/markdown/renderer-version.ts'
import { renderingsTable } from './rendering-tables.ts'
import type { Rendering } from './text-rendering-store.ts'

const rendered = ({ html, headings, tasks }: Rendering): SQL => sql`renderer = ${RENDERER}, html = ${html},
  headings = ${JSON.stringify(headings)}::jsonb, tasks = ${JSON.stringify(tasks)}::jsonb, claimed_until = null`

/** In the transaction that saves an article, a post, or a press item, after it. */
export async function storeRendering(tx: Db, textId: string, rendering: Rendering): Promise<void> {
  await tx.execute(sql`update renderings set ${rendered(rendering)} where text_id = ${textId}`)
}

/** In the transaction that saves a text of an institution, after it. */
export async function storeWorkRendering(
  tx: Db,
  institutionId: string,
  textId: string,
  rendering: Rendering,
): Promise<void> {
  await tx.execute(sql`
    update work_renderings set ${rendered(rendering)}
    where institution_id = ${institutionId} and text_id = ${textId}`)
}

/** Joins the rendering of a text, as far as it may be shown. */
export function hasRendering(textId: PgColumn): SQL {
  return and(eq(renderingsTable.textId, textId), gte(renderingsTable.renderer, OLDEST_SHOWN))!
}

/** The columns of a text for its readers: its rendering, or its source where there is none to show. */
export function renderedColumns(source: PgColumn) {
  return {
    rendering: {
      html: renderingsTable.html,
      headings: renderingsTable.headings,
      tasks: renderingsTable.tasks,
    },
    source: sql<string | null>`case when ${renderingsTable.textId} is null then ${source} end`,
  }
}

/** The HTML of a text of an institution; null where there is none to show. */
export function storedWorkHtml(text: string): SQL {
  return sql`(select r.html from work_renderings r where r.institution_id = ${sql.raw(text)}.institution_id
    and r.text_id = ${sql.raw(text)}.id and r.renderer >= ${OLDEST_SHOWN})`
}

/** The two tables of renderings. */
export type RenderingTable = 'renderings' | 'work_renderings'

/** A process that dies lets go of what it claimed after this. */
const CLAIM_MINUTES = 2
const CLAIMED_AT_ONCE = 10

/** Claims texts that no renderer of this version or a later one has rendered. */
export async function claimStale(db: Db, table: RenderingTable): Promise<string[]> {
  const name = sql.identifier(table)
  const { rows } = await db.execute<{ text_id: string }>(sql`
    update ${name} r set claimed_until = now() + ${`${CLAIM_MINUTES} minutes`}::interval
    from (
      select text_id from ${name} where renderer < ${RENDERER} and (claimed_until is null or claimed_until <= now())
      order by renderer limit ${CLAIMED_AT_ONCE} for update skip locked
    ) stale
    where r.text_id = stale.text_id
    returning r.text_id`)
  return rows.map(({ text_id }) => text_id)
}

/** Stores what the background rendered, unless the text was changed or rendered meanwhile. */
export async function storeStale(
  db: Db,
  table: RenderingTable,
  { textId, wording }: { textId: string; wording: number },
  rendering: Rendering,
): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(table)} set ${rendered(rendering)}
    where text_id = ${textId} and wording = ${wording} and renderer < ${RENDERER}`)
}

/** A text that cannot be rendered is tried again the next day. */
export async function putOff(db: Db, table: RenderingTable, textId: string): Promise<void> {
  await db.execute(sql`
    update ${sql.identifier(table)} set claimed_until = now() + interval '1 day' where text_id = ${textId}`)
}
