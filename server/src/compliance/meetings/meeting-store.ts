import {
  type AgendaInput,
  MEETING_FIELDS,
  MEETING_PAGE_SIZE,
  type MeetingFields,
  type MeetingSummary,
} from '@plumbline/contract/compliance/meetings.ts'
import type { BoardApproval } from '@plumbline/contract/compliance/policy-board.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { AgendaFacts } from '@plumbline/rules/meetings/propose-agenda.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { utcMoment } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { IS_BOARD_MINUTES } from '../../work/evidence/evidence-store.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Meetings are for managers, and for the person who prepares one. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`m.institution_id = ${institutionId}`
  return sql`m.institution_id = ${institutionId} and m.owner_id = ${userId}`
}

export interface MeetingRow extends Omit<MeetingFields, 'agenda'>, Record<string, unknown> {
  id: string
  number: number
  agenda: AgendaInput[]
  ownerName: string | null
  hasMinutes: boolean
  version: number
  changedByName: string
  createdAt: string
}

const COLUMNS = sql`m.id, m.number, ${selectFields('m', MEETING_FIELDS)}, m.held_on::text as "heldOn", m.agenda,
  (select p.full_name from user_profiles p where p.institution_id = m.institution_id and p.user_id = m.owner_id) as "ownerName",
  exists (select 1 from evidence_uses u where u.institution_id = m.institution_id
    and u.subject_kind = 'meeting' and u.subject_id = m.id) as "hasMinutes",
  m.version, m.changed_by_name as "changedByName", ${utcMoment('m.created_at')} as "createdAt"`

export const asSummary = (row: MeetingRow): MeetingSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  body: row.body,
  status: row.status,
  heldOn: row.heldOn,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  itemCount: row.agenda.length,
  hasMinutes: row.hasMinutes,
  version: row.version,
})

interface Filters {
  statuses: readonly string[]
  search: string
  page: number
}

const ORDER = sql`m.held_on desc, m.number desc`

const reads = recordReads({ table: 'meetings', alias: 'm', columns: COLUMNS, visibleTo, asSummary })
export const { find: findMeeting, lock: lockMeeting, listRows: listMeetingRows } = reads

export const listMeetings = (tx: Db, reader: Reader, { statuses, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: oneOf(sql`m.status`, statuses),
    ...{ ...asked, order: ORDER, size: MEETING_PAGE_SIZE },
  })

export async function insertMeeting(
  tx: Db,
  institutionId: string,
  fields: MeetingFields,
  byName: string,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meetings ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into meetings (institution_id, number, title, held_on)
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from meetings where institution_id = ${institutionId}),
      ${fields.title}, ${fields.heldOn})
    returning id`)
  const { id } = rows[0]!
  await updateMeeting(tx, institutionId, id, fields, byName)
  return id
}

export async function updateMeeting(
  tx: Db,
  institutionId: string,
  id: string,
  fields: MeetingFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update meetings set ${assignFields(MEETING_FIELDS, fields)}, held_on = ${fields.heldOn}::date,
      agenda = ${JSON.stringify(fields.agenda)}::jsonb,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** Agenda items on which a meeting that was held approved a policy, the latest first. */
export async function listApprovalsOf(
  tx: Db,
  institutionId: string,
  policyId: string,
): Promise<BoardApproval[]> {
  const about = JSON.stringify([{ subject: { kind: 'policy', id: policyId }, decision: 'approved' }])
  const { rows } = await tx.execute<BoardApproval & Record<string, unknown>>(sql`
    select m.id as "meetingId", item ->> 'id' as "agendaItemId", m.title, m.body, m.held_on::text as "heldOn",
      exists (select 1 from evidence_uses u
        join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
        where u.institution_id = m.institution_id and u.subject_kind = 'meeting' and u.subject_id = m.id
          and ${IS_BOARD_MINUTES}) as "hasMinutes"
    from meetings m cross join lateral jsonb_array_elements(m.agenda) item
    where m.institution_id = ${institutionId} and m.status = 'held' and m.agenda @> ${about}::jsonb
      and item -> 'subject' ->> 'id' = ${policyId} and item ->> 'decision' = 'approved'
    order by m.held_on desc, m.number desc limit 20`)
  return rows
}

type Gathered = Omit<AgendaFacts, 'institution' | 'body' | 'on'>

/** What may be due, in one statement. Meetings that were held answer for what they decided. */
export async function gatherAgendaFacts(tx: Db, institutionId: string): Promise<Gathered> {
  const { rows } = await tx.execute<{ facts: Gathered }>(sql`
    select json_build_object(
      'policies', (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title,
          'isInReview', exists (select 1 from policy_versions v where v.institution_id = p.institution_id
            and v.policy_id = p.id and v.state = 'in_review'),
          'nextReviewOn', p.next_review_on::text) order by p.title), '[]') from policies p where p.institution_id = ${institutionId}),
      'vendors', (select coalesce(json_agg(json_build_object('id', v.id, 'title', v.title,
          'nextReviewOn', v.next_review_on::text) order by v.title), '[]') from vendors v
        where v.institution_id = ${institutionId} and v.tier = 'critical' and v.status in ('active', 'leaving')),
      'hasRisks', exists (select 1 from risks r where r.institution_id = ${institutionId}),
      'assessedOn', (select coalesce(json_agg(${dayOf(sql`a.approved_at`, sql`a.institution_id`)}::text), '[]')
        from risk_assessments a where a.institution_id = ${institutionId}),
      'decided', (select coalesce(json_agg(json_build_object('key', item ->> 'key', 'on', m.held_on::text)), '[]')
        from meetings m cross join lateral jsonb_array_elements(m.agenda) item
        where m.institution_id = ${institutionId} and m.status = 'held' and item ->> 'decision' in ('approved', 'noted'))
    ) as facts`)
  return rows[0]!.facts
}
