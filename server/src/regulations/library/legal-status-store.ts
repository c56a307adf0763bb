import type { LegalStatusEntry, LegalStatusFields } from '@plumbline/contract/regulations/legal-statuses.ts'
import type { LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import { covers } from '../history/covers.ts'
import { regulationLegalStatusesTable } from './regulation-tables.ts'

/** All that stand; there are few. */
export async function listLegalStatuses(db: Db): Promise<(LegalStatus & { slug: string | null })[]> {
  const rows = await db
    .select({
      status: regulationLegalStatusesTable,
      name: sql<
        string | null
      >`(select full_name from user_profiles where user_id = ${regulationLegalStatusesTable.enteredBy})`,
    })
    .from(regulationLegalStatusesTable)
    .where(isNull(regulationLegalStatusesTable.endedAt))
    .orderBy(desc(regulationLegalStatusesTable.since))
  return rows.map(({ status, name }) => ({
    ...status,
    enteredBy: name,
    enteredOn: status.enteredAt.toISOString().slice(0, 10),
  }))
}

/** Those that cover a paragraph of a part. */
export function statusesOf(statuses: readonly LegalStatus[], part: string, key: string): LegalStatus[] {
  return statuses.filter((status) => keysIn(status, part).some((place) => covers(place, key)))
}

/** Those that cover a paragraph, or one below it: a text that relies on a section relies on all of it. */
export function statusesTouching(statuses: readonly LegalStatus[], part: string, key: string): LegalStatus[] {
  return statuses.filter((status) =>
    keysIn(status, part).some((place) => covers(place, key) || covers(key, place)),
  )
}

function keysIn({ citations }: LegalStatus, part: string): string[] {
  return citations.flatMap((text) => {
    const place = placeOf(text)
    return place?.part === part ? [place.key] : []
  })
}

const PLACES_AT_MOST = 5_000
const places = new Map<string, { part: string; key: string } | undefined>()

/** Read once: a page asks for each of its paragraphs. */
function placeOf(text: string) {
  if (places.has(text)) return places.get(text)
  const citation = parseCitation(text)
  const place =
    citation && citation.code !== 'FR'
      ? { part: libraryPart(citation), key: printWithinPart(citation) }
      : undefined
  if (places.size >= PLACES_AT_MOST) places.clear()
  places.set(text, place)
  return place
}

/** Slugs of the statuses that say that printed words are not in force. */
export async function listNotInForce(db: Db): Promise<Set<string>> {
  const statuses = await listLegalStatuses(db)
  return new Set(statuses.flatMap(({ slug, effect }) => (slug && effect !== 'text-differs' ? [slug] : [])))
}

const table = regulationLegalStatusesTable
const enteredByName = sql<
  string | null
>`(select full_name from user_profiles where user_id = ${regulationLegalStatusesTable.enteredBy})`

/** All of them; those that ended come last. */
export async function listLegalStatusEntries(db: Db): Promise<LegalStatusEntry[]> {
  const rows = await db
    .select({ status: table, name: enteredByName })
    .from(table)
    .orderBy(sql`ended_at is not null`, desc(table.since), desc(table.enteredAt))
  return rows.map(({ status, name }) => entryOf(status, name))
}

function entryOf(status: typeof table.$inferSelect, name: string | null): LegalStatusEntry {
  return {
    ...status,
    enteredBy: name,
    enteredOn: status.enteredAt.toISOString().slice(0, 10),
    isBundled: status.slug !== null,
    endedOn: status.endedAt?.toISOString().slice(0, 10) ?? null,
  }
}

async function findEntry(tx: Db, id: string): Promise<LegalStatusEntry> {
  const [row] = await tx.select({ status: table, name: enteredByName }).from(table).where(eq(table.id, id))
  return entryOf(row!.status, row!.name)
}

export async function lockLegalStatus(tx: Db, id: string) {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row
}

type Entered = LegalStatusFields & { enteredBy: string }

export async function insertLegalStatus(tx: Db, fields: Entered): Promise<LegalStatusEntry> {
  const [row] = await tx.insert(table).values(fields).returning({ id: table.id })
  return findEntry(tx, row!.id)
}

/** The person who corrects an entry answers for it. */
export async function replaceLegalStatus(tx: Db, id: string, fields: Entered): Promise<LegalStatusEntry> {
  await tx
    .update(table)
    .set({ ...fields, enteredAt: sql`now()`, version: sql`version + 1` })
    .where(eq(table.id, id))
  return findEntry(tx, id)
}

export async function endLegalStatus(tx: Db, id: string, because: string): Promise<LegalStatusEntry> {
  await tx
    .update(table)
    .set({ endedAt: sql`now()`, endedBecause: because, version: sql`version + 1` })
    .where(eq(table.id, id))
  return findEntry(tx, id)
}
