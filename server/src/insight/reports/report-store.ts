import {
  type BoardReport,
  type NewReport,
  REPORT_PAGE_SIZE,
  REPORTS_FOR_BOARD,
  type Report,
} from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { CLOCK_TOLERANCE_SECONDS } from '../../platform/jobs/clock-tolerance.ts'
import { pageAt } from '../../platform/page-at.ts'
import { utcMoment, uuidList } from '../../platform/sql.ts'

/** Longer than any report takes: the claim of a crashed process expires after this. */
const CLAIM_SECONDS = 120
const ATTEMPTS_AT_MOST = 3

const COLUMNS: SQL = sql`id, kind, format, period_start::text as "periodStart", period_end::text as "periodEnd", status,
  ${utcMoment('created_at')} as "createdAt",
  exam_ids <> '{}' as "hasExamFindings"`

type ReportRow = Report & Record<string, unknown>

/** Somebody's own reports, of the institution that they belong to now: what they made elsewhere stayed there. */
const OWN = (userId: string): SQL => sql`user_id = ${userId} and made_for = ${institutionOf(userId)}`

const institutionOf = (userId: string): SQL =>
  sql`(select p.institution_id from user_profiles p where p.user_id = ${userId})`

/** A page past the last shows the last, because the person may have deleted reports. */
export async function listReports(db: Db, userId: string, asked: number) {
  const { at, offset } = pageAt(asked, await countReports(db, userId), REPORT_PAGE_SIZE)
  const { rows: items } = await db.execute<ReportRow>(sql`
    select ${COLUMNS} from reports where ${OWN(userId)} order by created_at desc, id desc
    limit ${REPORT_PAGE_SIZE} offset ${offset}`)
  return { items, ...at }
}

/** Locks the account, so that concurrent requests are counted one after the other. */
export async function countWaiting(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select 1 from auth.users where id = ${userId} for no key update`)
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from reports where ${OWN(userId)} and status = 'waiting'`,
  )
  return rows[0]!.count
}

/** Includes waiting reports, for the limit. */
export async function countReports(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from reports where ${OWN(userId)}`,
  )
  return rows[0]!.count
}

export async function insertReport(
  db: Db,
  userId: string,
  report: Omit<z.output<typeof NewReport>, 'examIds' | 'judgment'> & {
    examIds?: readonly string[]
    judgment?: string
  },
  isScheduled = false,
): Promise<Report> {
  const { rows } = await db.execute<ReportRow>(sql`
    insert into reports (user_id, kind, format, period_start, period_end, comment, judgment, has_evidence_index, is_scheduled, exam_ids, made_for)
    values (${userId}, ${report.kind}, ${report.format}, ${report.periodStart}, ${report.periodEnd}, ${report.comment}, ${report.judgment ?? ''},
      ${report.hasEvidenceIndex}, ${isScheduled}, ${uuidList(report.examIds ?? [])}, ${institutionOf(userId)})
    returning ${COLUMNS}`)
  return rows[0]!
}

export const findReportFile = (db: Db, userId: string, id: string) =>
  findFile(db, sql`id = ${id} and ${OWN(userId)} and status = 'ready'`)

async function findFile(db: Db, condition: SQL) {
  const { rows } = await db.execute<ReportRow & { file: string; examIds: string[] }>(sql`
    select ${COLUMNS}, exam_ids::text[] as "examIds", encode(file, 'base64') as file from reports where ${condition}`)
  const [row] = rows
  return row && { ...row, file: Buffer.from(row.file, 'base64') }
}

/** Written out, so that the index of these kinds serves. */
const IS_FOR_BOARD = sql.raw(`r.kind in (${REPORTS_FOR_BOARD.map((kind) => `'${kind}'`).join(', ')})`)

/**
 * Reports for the board that managers of the institution made: what its directors read. One with findings of an examination
 * is its maker's alone, who shows it to others after reading the agency's rules.
 */
const FOR_BOARD = (institutionId: string): SQL => sql`from reports r
  join user_profiles p on p.user_id = r.user_id
  where r.made_for = ${institutionId} and p.role <> 'user' and p.seat = 'member'
    and ${IS_FOR_BOARD} and r.status = 'ready' and r.exam_ids = '{}'`

export async function listForBoard(db: Db, institutionId: string): Promise<BoardReport[]> {
  const { rows } = await db.execute<BoardReport & Record<string, unknown>>(sql`
    select r.id, r.kind, r.format, r.period_start::text as "periodStart", r.period_end::text as "periodEnd",
      ${utcMoment('r.created_at')} as "createdAt",
      p.full_name as "madeBy"
    ${FOR_BOARD(institutionId)} order by r.created_at desc, r.id desc limit 100`)
  return rows
}

export const findBoardFile = (db: Db, institutionId: string, id: string) =>
  findFile(db, sql`id = (select r.id ${FOR_BOARD(institutionId)} and r.id = ${id})`)

export async function deleteReport(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from reports where id = ${id} and ${OWN(userId)} returning id`)
  return rows.length > 0
}

const IS_FREE = sql`(claimed_until is null or claimed_until < now()
  or claimed_until > now() + make_interval(secs => ${CLAIM_SECONDS + CLOCK_TOLERANCE_SECONDS}))`

/**
 * A report that crashes its process would be retried for ever; after several attempts it is marked as
 * failed.
 */
async function giveUpEndless(db: Db): Promise<void> {
  await db.execute(sql`
    update reports set status = 'failed', claimed_until = null, finished_at = now()
    where status = 'waiting' and attempts >= ${ATTEMPTS_AT_MOST} and ${IS_FREE}`)
}

/** What was asked for beside the kind and the period. */
export interface WantedReport {
  userId: string
  comment: string
  /** What a manager says on the first page of a board report. Empty: the words of the figures. */
  judgment: string
  hasEvidenceIndex: boolean
  isScheduled: boolean
  /** Whose findings it holds. */
  examIds: string[]
  /** The institution; its maker may have moved since. */
  madeFor: string | null
}

/**
 * Claims the oldest waiting report for as long as one may take. A claim further in the future means the
 * clock was set back.
 */
export async function claimReport(db: Db) {
  await giveUpEndless(db)
  const { rows } = await db.execute<ReportRow & WantedReport>(sql`
    update reports set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = attempts + 1
    where id = (
      select id from reports where status = 'waiting' and ${IS_FREE}
      order by created_at limit 1 for update skip locked
    )
    returning ${COLUMNS}, user_id as "userId", comment, judgment, has_evidence_index as "hasEvidenceIndex",
      is_scheduled as "isScheduled", exam_ids::text[] as "examIds", made_for as "madeFor"`)
  return rows[0]
}

export async function markReady(db: Db, id: string, file: Uint8Array): Promise<void> {
  const encoded = Buffer.from(file).toString('base64')
  await db.execute(
    sql`update reports set status = 'ready', file = decode(${encoded}, 'base64'), finished_at = now() where id = ${id}`,
  )
}

/** Retries a few times, then marks the report as failed. */
export async function markFailed(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update reports set claimed_until = null,
      status = case when attempts >= ${ATTEMPTS_AT_MOST} then 'failed' else status end,
      finished_at = case when attempts >= ${ATTEMPTS_AT_MOST} then now() end
    where id = ${id}`)
}
