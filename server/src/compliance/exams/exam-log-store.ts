import { createHash } from 'node:crypto'
import type { ExamLogEntry } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export const FIRST_HASH = '0'.repeat(64)
const SHOWN_AT_ONCE = 100

export interface LogRow extends Record<string, unknown> {
  number: number
  entry: string
  previousHash: string
  hash: string
}

interface NewEntry {
  actor: string
  /** A word that machines read: item.delivered, document.viewed … */
  action: string
  /** What it was done to, in words. */
  about: string
  [detail: string]: string | number | readonly string[]
}

/** Adds to the log of the exam. The caller holds the exam's row, so that the chain does not fork. */
export async function addToExamLog(
  tx: Db,
  institutionId: string,
  examId: string,
  { actor, action, about, ...detail }: NewEntry,
): Promise<void> {
  await tx.execute(
    sql`select 1 from exams where institution_id = ${institutionId} and id = ${examId} for no key update`,
  )
  const { rows } = await tx.execute<{ number: number; hash: string }>(sql`
    select number, hash from exam_log where institution_id = ${institutionId} and exam_id = ${examId}
    order by number desc limit 1`)
  const number = (rows[0]?.number ?? 0) + 1
  const previous = rows[0]?.hash ?? FIRST_HASH
  const entry = JSON.stringify({
    number,
    at: new Date().toISOString(),
    actor,
    action,
    about,
    ...detail,
  }).toWellFormed()
  const hash = createHash('sha256').update(previous).update(entry).digest('hex')
  await tx.execute(sql`
    insert into exam_log (institution_id, exam_id, number, entry, previous_hash, hash)
    values (${institutionId}, ${examId}, ${number}, ${entry}, ${previous}, ${hash})`)
}

export async function listExamLog(tx: Db, institutionId: string, examId: string, before = 2 ** 31 - 1) {
  const { rows } = await tx.execute<{ entry: string }>(sql`
    select entry from exam_log where institution_id = ${institutionId} and exam_id = ${examId}
      and number < ${before} order by number desc limit ${SHOWN_AT_ONCE + 1}`)
  const items = rows.slice(0, SHOWN_AT_ONCE).map(({ entry }): ExamLogEntry => {
    const { number, at, actor, action, about } = JSON.parse(entry) as ExamLogEntry
    return { number, at, actor, action, about }
  })
  return { items, hasEarlier: rows.length > SHOWN_AT_ONCE }
}

export async function readWholeLog(tx: Db, institutionId: string, examId: string): Promise<LogRow[]> {
  const { rows } = await tx.execute<LogRow>(sql`
    select number, entry, previous_hash as "previousHash", hash from exam_log
    where institution_id = ${institutionId} and exam_id = ${examId} order by number`)
  return rows
}
