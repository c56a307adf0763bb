import type { NewReportSchedule, ReportRhythm, ReportSchedule } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { uuidList } from '../../platform/sql.ts'

type NewSchedule = z.output<typeof NewReportSchedule>

/** The day after the month or quarter of a day. */
const nextAfter = (day: string, every: ReportRhythm) =>
  sql`(date_trunc(${every}, ${day}::date) + ${every === 'month' ? '1 month' : '3 months'}::interval)::date`

const COLUMNS = sql`s.id, s.kind, s.format, s.every, s.comment, s.has_evidence_index as "hasEvidenceIndex",
  s.next_on::text as "nextOn", s.made_by_name as "madeByName",
  (select coalesce(json_agg(json_build_object('userId', p.user_id, 'name', p.full_name) order by lower(p.full_name)), '[]')
    from user_profiles p where p.institution_id = s.institution_id and p.seat = 'member'
      and p.user_id = any(s.recipient_ids)) as recipients`

type Row = ReportSchedule & Record<string, unknown>

export async function listSchedules(tx: Db, institutionId: string): Promise<ReportSchedule[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from report_schedules s where s.institution_id = ${institutionId}
    order by s.next_on, s.created_at, s.id limit 200`)
  return rows
}

/** Two at the same moment wait in line. */
export async function countSchedules(tx: Db, institutionId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`report schedules ${institutionId}`}))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from report_schedules where institution_id = ${institutionId}`)
  return rows[0]!.count
}

export async function insertSchedule(
  tx: Db,
  institutionId: string,
  schedule: NewSchedule,
  { today, byName }: { today: string; byName: string },
): Promise<ReportSchedule> {
  const { rows } = await tx.execute<Row>(sql`
    with s as (insert into report_schedules (institution_id, kind, format, every, recipient_ids, comment,
        has_evidence_index, next_on, made_by_name)
      values (${institutionId}, ${schedule.kind}, ${schedule.format}, ${schedule.every},
        ${uuidList(schedule.recipientIds)}, ${schedule.comment}, ${schedule.hasEvidenceIndex},
        ${nextAfter(today, schedule.every)}, ${byName})
      returning *)
    select ${COLUMNS} from s`)
  return rows[0]!
}

export async function deleteSchedule(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from report_schedules where institution_id = ${institutionId} and id = ${id} returning 1`)
  return rows.length > 0
}

export interface DueSchedule extends Record<string, unknown> {
  kind: ReportSchedule['kind']
  format: ReportSchedule['format']
  comment: string
  hasEvidenceIndex: boolean
  periodStart: string
  periodEnd: string
  /** Those who are members now. */
  recipientIds: string[]
}

/**
 * Claims one schedule whose day has come and moves it on. The report is about the last whole month or quarter before
 * today: after a long pause one report comes, not one for each that was missed.
 */
export async function claimDueSchedule(
  tx: Db,
  institutionId: string,
  today: string,
): Promise<DueSchedule | undefined> {
  const step = sql`case s.every when 'month' then interval '1 month' else interval '3 months' end`
  const { rows } = await tx.execute<DueSchedule>(sql`
    update report_schedules s set next_on = (date_trunc(s.every, ${today}::date) + ${step})::date
    where s.institution_id = ${institutionId} and s.id = (
      select d.id from report_schedules d where d.institution_id = ${institutionId} and d.next_on <= ${today}::date
      order by d.next_on, d.id limit 1 for update skip locked)
    returning s.kind, s.format, s.comment, s.has_evidence_index as "hasEvidenceIndex",
      (date_trunc(s.every, ${today}::date) - ${step})::date::text as "periodStart",
      (date_trunc(s.every, ${today}::date)::date - 1)::text as "periodEnd",
      (select coalesce(json_agg(p.user_id), '[]') from user_profiles p
        where p.institution_id = s.institution_id and p.seat = 'member' and p.user_id = any(s.recipient_ids)) as "recipientIds"`)
  return rows[0]
}

/** Institutions of which a schedule may be due: a day ahead, because days begin at different times. */
export async function listInstitutionsDue(db: Db, now: Date): Promise<{ id: string; today: string }[]> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select distinct i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from report_schedules s join institutions i on i.id = s.institution_id
    where i.suspended_at is null
      and s.next_on <= (${now.toISOString()}::timestamptz at time zone i.time_zone)::date
    limit 50`)
  return rows
}
