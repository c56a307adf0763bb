import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { readEnds } from './audit-ends.ts'
import {
  type ChainEnd,
  type ChainedEntry,
  FIRST_CHAIN,
  hashOfEnds,
  hashOfEntry,
  START,
} from './audit-hashes.ts'
import { auditLogTable } from './audit-tables.ts'

/** The ends of all chains at one moment. Noted outside of the database, where who rewrites the log cannot rewrite it. */
export interface AuditAnchor {
  /** The number of the last entry. */
  number: number
  hash: string
}

export type AuditVerdict =
  | ({ outcome: 'whole'; entries: number } & AuditAnchor)
  | { outcome: 'broken'; number: number; because: 'missing' | 'changed' | 'cut' | 'not the noted one' }

/** The action of the entries in which the log notes its own ends. */
export const NOTED = 'audit.noted'

const BATCH = 1000

/**
 * Verifies every chain, and that the ends were at each time those that the log notes of itself every day. Names the
 * first entry that is missing or changed, or where an end was cut off, and with an anchor whether the ends are those
 * noted then. Reads the ends first, so that entries written meanwhile are ignored.
 */
export async function verifyAuditChain(db: Db, anchor?: AuditAnchor): Promise<AuditVerdict> {
  const found = await db.transaction(readEnds)
  const wholes = new Map(found.ends.map((end) => [end.chain, end]))
  const walk = new Walk(found.closedAt)
  const own = await listOwnNotes(db, found.number)
  const notes = [...own, ...(anchor ? [anchor] : [])].sort((a, b) => a.number - b.number)
  let entries = 0
  for await (const row of eachEntry(db, found.number)) {
    for (; notes[0] && notes[0].number < row.number; notes.shift())
      if (!walk.isAt(notes[0])) return broken(notes[0].number, 'not the noted one')
    const before = walk.endOf(row.chain)
    if (row.position > (wholes.get(row.chain)?.length ?? 0)) return broken(row.number, 'cut')
    if (row.position !== before.length + 1) return broken(before.number + 1, 'missing')
    if (row.previousHash !== before.hash || row.hash !== hashOfEntry(before.hash, row))
      return broken(row.number, 'changed')
    walk.pass(row)
    entries++
  }
  for (const { chain, length, hash, last } of found.ends) {
    const end = walk.endOf(chain)
    if (end.length !== length || end.hash !== hash || end.length !== last)
      return broken(end.number + 1, 'cut')
  }
  if (anchor && anchor.number > found.number) return broken(found.number + 1, 'cut')
  for (const note of notes) if (!walk.isAt(note)) return broken(note.number, 'not the noted one')
  return { outcome: 'whole', entries, number: found.number, hash: walk.hash() }
}

/** What to note outside of the database. */
export async function readAuditAnchor(db: Db): Promise<AuditAnchor> {
  return db.transaction(anchorOf)
}

/** Until the transaction ends nobody else writes. */
export async function anchorOf(tx: Db): Promise<AuditAnchor> {
  const found = await readEnds(tx)
  const closed = await tx
    .select({ hash: auditLogTable.hash })
    .from(auditLogTable)
    .where(and(eq(auditLogTable.number, found.closedAt), eq(auditLogTable.chain, FIRST_CHAIN)))
  const ends = found.ends.filter(({ chain }) => chain !== FIRST_CHAIN)
  const first = closed.map(({ hash }) => ({ chain: FIRST_CHAIN, length: found.closedAt, hash }))
  return { number: found.number, hash: hashOfEnds([...first, ...ends]) }
}

const broken = (number: number, because: Extract<AuditVerdict, { outcome: 'broken' }>['because']) => ({
  outcome: 'broken' as const,
  number,
  because,
})

interface WalkedEnd extends ChainEnd {
  number: number
}

/** The ends of the chains up to the entry that was last passed. */
class Walk {
  private readonly walked = new Map<number, WalkedEnd>()
  private readonly noted = new Map<number, ChainEnd>()
  private readonly closedAt: number

  constructor(closedAt: number) {
    this.closedAt = closedAt
  }

  endOf(chain: number): WalkedEnd {
    return this.walked.get(chain) ?? { chain, length: 0, hash: START, number: 0 }
  }

  pass({ chain, position, number, hash }: ChainedEntry & { hash: string }) {
    const end = { chain, length: position, hash, number }
    this.walked.set(chain, end)
    if (chain !== FIRST_CHAIN || number <= this.closedAt) this.noted.set(chain, end)
  }

  hash(): string {
    return hashOfEnds([...this.noted.values()])
  }

  /** Notes from when there was one chain are the hash of its last entry. */
  isAt({ number, hash }: AuditAnchor): boolean {
    const first = this.endOf(FIRST_CHAIN)
    return (first.number === number && first.hash === hash) || this.hash() === hash
  }
}

async function* eachEntry(
  db: Db,
  last: number,
): AsyncGenerator<ChainedEntry & { hash: string; previousHash: string }> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(auditLogTable)
      .where(and(gt(auditLogTable.number, after), lte(auditLogTable.number, last)))
      .orderBy(asc(auditLogTable.number))
      .limit(BATCH)
    for (const row of rows) {
      after = row.number
      yield { ...row, at: row.at.toISOString(), position: row.chainPosition ?? row.number }
    }
    if (rows.length < BATCH) return
  }
}

/** What the log notes about itself every day: anyone who removes a whole chain has to rewrite these, too. */
async function listOwnNotes(db: Db, last: number): Promise<AuditAnchor[]> {
  const rows = await db
    .select({ detail: auditLogTable.detail })
    .from(auditLogTable)
    .where(and(eq(auditLogTable.action, NOTED), lte(auditLogTable.number, last)))
  return rows.map(({ detail }) => JSON.parse(detail) as AuditAnchor)
}
