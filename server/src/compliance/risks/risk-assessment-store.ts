import { createHash } from 'node:crypto'
import { type RiskMethodVersion, StoredRiskMethod } from '@plumbline/contract/compliance/risk-methods.ts'
import {
  AssessedRisk,
  RISK_ASSESSMENTS_AT_MOST,
  type RiskAssessment,
} from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayOf } from '../../platform/days/day-of.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { Actor } from '../../work/history/history-store.ts'
import type { RiskEntry } from './risk-drift.ts'
import { inherentOf, type RiskRow, residualOf, strengthOf } from './risk-store.ts'

const Risks = z.array(AssessedRisk)
const Body = z.union([
  z.object({ method: StoredRiskMethod, risks: Risks }),
  // Of before institutions had methods of their own.
  Risks.transform((risks) => ({ method: STANDARD_METHOD, risks })),
])
type RiskThen = z.infer<typeof AssessedRisk>

const COLUMNS = sql`a.id, a.title, a.method, a.risk_count as "riskCount", a.approved_by_name as "approvedByName",
  ${utcMoment('a.approved_at', 'MS')} as "approvedAt", a.board_meeting_on::text as "boardMeetingOn", a.note, a.sha256`

export const assessed = (row: RiskRow): RiskThen => ({
  id: row.id,
  number: row.number,
  title: row.title,
  productLine: row.productLine,
  inherent: inherentOf(row),
  controlStrength: strengthOf(row),
  residual: residualOf(row),
  reason: [row.inherentReason, row.strengthReason].filter(Boolean).join('\n\n'),
})

interface Approval {
  /** Of the sample, whose assessments are of several years. */
  approvedAt?: string
  title: string
  boardMeetingOn: string | null
  note: string
}

export async function insertAssessment(
  tx: Db,
  institutionId: string,
  { userId, fullName }: Actor,
  { title, boardMeetingOn, note, approvedAt }: Approval,
  { name, method }: Pick<RiskMethodVersion, 'name' | 'method'>,
  risks: readonly RiskThen[],
): Promise<RiskAssessment> {
  const body = JSON.stringify({ method, risks })
  const sha256 = createHash('sha256').update(body).digest('hex')
  const { rows } = await tx.execute<RiskAssessment & Record<string, unknown>>(sql`
    insert into risk_assessments as a (institution_id, title, method, risk_count, body, sha256, board_meeting_on, note,
      approved_by, approved_by_name, approved_at)
    values (${institutionId}, ${title}, ${name}, ${risks.length}, ${body}, ${sha256}, ${boardMeetingOn}::date,
      ${note}, ${userId}, ${fullName}, coalesce(${approvedAt ?? null}::timestamptz, clock_timestamp()))
    returning ${COLUMNS}`)
  return rows[0]!
}

export async function listAssessments(tx: Db, institutionId: string): Promise<RiskAssessment[]> {
  const { rows } = await tx.execute<RiskAssessment & Record<string, unknown>>(sql`
    select ${COLUMNS} from risk_assessments a where a.institution_id = ${institutionId}
    order by a.approved_at desc, a.id limit ${RISK_ASSESSMENTS_AT_MOST}`)
  return rows
}

export async function findAssessment(tx: Db, institutionId: string, id: string) {
  const { rows } = await tx.execute<RiskAssessment & { body: string } & Record<string, unknown>>(sql`
    select ${COLUMNS}, a.body from risk_assessments a where a.institution_id = ${institutionId} and a.id = ${id}`)
  if (!rows[0]) return undefined
  const { body, ...assessment } = rows[0]
  const { method, risks } = Body.parse(JSON.parse(body))
  return { assessment, risks, usedMethod: method }
}

/** What the histories of risks tell of changes after an assessment, and before a later one; the first first. */
export async function listRiskEntries(
  tx: Db,
  institutionId: string,
  id: string,
  untilId: string | undefined,
): Promise<RiskEntry[]> {
  const approvedAt = (of: string | null) =>
    sql`(select a.approved_at from risk_assessments a where a.institution_id = ${institutionId} and a.id = ${of}::uuid)`
  const { rows } = await tx.execute<RiskEntry>(sql`
    select r.number, h.actor_name as "byName", ${dayOf(sql`h.at`, sql`h.institution_id`)}::text as on, h.changes
    from history_entries h
    join risks r on r.institution_id = h.institution_id and r.id = h.subject_id
    where h.institution_id = ${institutionId} and h.subject_kind = 'risk' and h.action = 'changed'
      and h.at > ${approvedAt(id)}
      and h.at <= coalesce(${approvedAt(untilId ?? null)}, 'infinity')
    order by h.at, h.id`)
  return rows
}
