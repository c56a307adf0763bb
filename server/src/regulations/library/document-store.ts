import type { Db } from '@plumbline/database/db.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { type KnownDocument, readKnownDocuments } from '../history/known-documents.ts'
import { federalRegisterDocumentsTable } from './regulation-tables.ts'

export type RegisterDocument = Omit<
  typeof federalRegisterDocumentsTable.$inferInsert,
  'firstSeenAt' | 'changedAt'
>

export interface StoredDocument extends KnownDocument {
  /** What the Federal Register itself says of it; documents of the bundle have none of these. */
  register?: { abstract: string | null; address: string; commentsCloseOn: string | null }
}

/** The documents of the bundle, then what the Federal Register has shown since. */
export async function listDocuments(db: Db): Promise<StoredDocument[]> {
  const bundled = readKnownDocuments()
  const numbers = new Set(bundled.map(({ number }) => number))
  const rows = await db
    .select()
    .from(federalRegisterDocumentsTable)
    .orderBy(asc(federalRegisterDocumentsTable.publishedOn), asc(federalRegisterDocumentsTable.number))
  return [...bundled, ...rows.filter(({ number }) => !numbers.has(number)).map(documentOf)]
}

function documentOf(row: typeof federalRegisterDocumentsTable.$inferSelect): StoredDocument {
  const { volume, startPage, endPage } = row
  return {
    number: row.number,
    cite: row.cite,
    title: row.title,
    kind: kindOf(row),
    agencies: row.agencies,
    published: row.publishedOn,
    // A proposal has no day in force, whatever is there.
    effective: row.type === 'rule' ? row.effectiveOn : null,
    ...(volume && startPage && endPage && row.type === 'rule' ? { pages: [volume, startPage, endPage] } : {}),
    shown: [],
    parts: row.parts,
    register: { abstract: row.abstract, address: row.address, commentsCloseOn: row.commentsCloseOn },
  }
}

/** Advisory opinions and interpretive rules are printed as rules: the action tells. */
function kindOf({
  type,
  number,
  action,
}: Pick<RegisterDocument, 'type' | 'number' | 'action'>): KnownDocument['kind'] {
  if (type !== 'rule') return type
  if (/^C\d+-/.test(number) || /^correct/i.test(action ?? '')) return 'correction'
  if (/interim/i.test(action ?? '')) return 'interim-final-rule'
  return /advisory opinion|interpretive|policy statement/i.test(action ?? '') ? 'notice' : 'final-rule'
}

/** True if it is new, or says something else than before. */
export async function saveDocument(db: Db, document: RegisterDocument): Promise<boolean> {
  const table = federalRegisterDocumentsTable
  const before = await db.select().from(table).where(eq(table.number, document.number))
  const { firstSeenAt, changedAt, ...known } = before[0] ?? {}
  const parts = [...new Set([...(before[0]?.parts ?? []), ...document.parts])].sort()
  const saved = { ...document, parts }
  if (before[0] && sameFields(known, saved)) return false
  await db
    .insert(table)
    .values(saved)
    .onConflictDoUpdate({ target: table.number, set: { ...saved, changedAt: sql`now()` } })
  return true
}

function sameFields(one: Record<string, unknown>, other: Record<string, unknown>) {
  return Object.keys(other).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}
