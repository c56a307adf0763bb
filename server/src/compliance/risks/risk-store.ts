import {
  RISK_FIELDS,
  RISK_PAGE_SIZE,
  type RiskFields,
  type RiskSummary,
} from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  type ControlStrength,
  inherentRisk,
  methodName,
  type Rating,
  RISK_BANDS,
  type RiskBand,
  residualRisk,
} from '@plumbline/rules/risks/risk-method.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'
import { bandStarts, lockRisks } from './risk-figure-store.ts'
import {
  complaintsSince,
  day,
  failedRunsSince,
  findingsSince,
  lawSince,
  linkedTests,
  NEEDS_LOOK,
  risksToLookAt,
} from './risk-looks.ts'
import { methodInUse } from './risk-method-store.ts'

/** Everybody of the institution sees what it assesses. */
export const visibleTo = ({ institutionId }: Pick<Reader, 'institutionId'>): SQL =>
  sql`r.institution_id = ${institutionId}`

export interface RiskRow extends RiskFields, Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  inherentScore: number
  inherentBand: RiskBand
  residualScore: number
  residualBand: RiskBand
  methodVersion: number
  figuredStrength: ControlStrength | null
  reviewedOn: string
  reviewedByName: string
  needsLook: boolean
  version: number
  changedByName: string
  createdAt: string
}

const columnsWith = (needsLook: SQL) => sql`r.id, r.number, ${selectFields('r', RISK_FIELDS)},
  (select p.full_name from user_profiles p where p.institution_id = r.institution_id and p.user_id = r.owner_id) as "ownerName",
  r.inherent_score as "inherentScore", r.inherent_band as "inherentBand", r.residual_score as "residualScore",
  r.residual_band as "residualBand", r.method_version as "methodVersion", r.figured_strength as "figuredStrength",
  ${day('r.reviewed_at')}::text as "reviewedOn",
  r.reviewed_by_name as "reviewedByName", ${needsLook} as "needsLook", r.version,
  r.changed_by_name as "changedByName", ${utcMoment('r.created_at')} as "createdAt"`

const COLUMNS = columnsWith(NEEDS_LOOK)

export const inherentOf = ({ inherentScore, inherentBand }: RiskRow): Rating => ({
  score: inherentScore,
  band: inherentBand,
})
export const residualOf = ({ residualScore, residualBand }: RiskRow): Rating => ({
  score: residualScore,
  band: residualBand,
})

/** What the controls count for: those of the register, or what is typed where none serves it. */
export const strengthOf = ({ figuredStrength, controlStrength }: RiskRow): ControlStrength =>
  figuredStrength ?? controlStrength

export const asSummary = (row: RiskRow): RiskSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  productLine: row.productLine,
  topic: row.topic,
  likelihood: row.likelihood,
  impact: row.impact,
  inherent: inherentOf(row),
  controlStrength: row.controlStrength,
  strength: strengthOf(row),
  residual: residualOf(row),
  method: methodName(row.methodVersion),
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  reviewOn: row.reviewOn,
  reviewedOn: row.reviewedByName === '' ? null : row.reviewedOn,
  needsLook: row.needsLook,
  version: row.version,
})

interface Filters {
  bands: readonly RiskBand[]
  topic?: string | undefined
  likelihood?: number | undefined
  impact?: number | undefined
  needsLook: boolean
  search: string
  page: number
}

const ORDER = sql`r.residual_score desc, r.inherent_score desc, r.number`

const reads = recordReads({ table: 'risks', alias: 'r', columns: COLUMNS, visibleTo, asSummary })
export const { find: findRisk, lock: lockRisk, listRows: listRiskRows } = reads

export const listRisks = (tx: Db, reader: Reader, { search, page, ...filters }: Filters) =>
  reads.listPage(tx, reader, {
    filters: partsOf(reader, filters),
    ...{ search, page, order: ORDER, size: RISK_PAGE_SIZE },
  })

function partsOf({ institutionId }: Reader, filters: Omit<Filters, 'search' | 'page'>): SQL[] {
  const parts = oneOf(sql`r.residual_band`, filters.bands)
  if (filters.topic) parts.push(sql`r.topic = ${filters.topic}`)
  if (filters.likelihood) parts.push(sql`r.likelihood = ${filters.likelihood}`)
  if (filters.impact) parts.push(sql`r.impact = ${filters.impact}`)
  if (filters.needsLook) parts.push(sql`r.id in (${risksToLookAt(institutionId)})`)
  return parts
}

/** Every risk of the institution, for an assessment, which does not say which needs a look. */
export async function listAllRisks(tx: Db, institutionId: string): Promise<RiskRow[]> {
  const { rows } = await tx.execute<RiskRow>(sql`
    select ${columnsWith(sql`false`)} from risks r where r.institution_id = ${institutionId} order by r.number`)
  return rows
}

export async function countByCell(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<{
    likelihood: number
    impact: number
    count: number
    worst: RiskBand
  }>(sql`
    select r.likelihood, r.impact, count(*)::integer as count,
      (array_agg(r.residual_band order by r.residual_score desc))[1] as worst
    from risks r where r.institution_id = ${institutionId} group by 1, 2 order by 1, 2`)
  return rows
}

/** How many there are in each band, before and after the controls, and how many need a look. */
export async function countByBand(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<{
    inherent: RiskBand
    residual: RiskBand
    count: number
    look: number
  }>(sql`
    select r.inherent_band as inherent, r.residual_band as residual, count(*)::integer as count,
      (count(*) filter (where r.id in (${risksToLookAt(institutionId)})))::integer as look
    from risks r where r.institution_id = ${institutionId} group by 1, 2`)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const count = (of: 'inherent' | 'residual', band: RiskBand) =>
    sum(rows.filter((row) => row[of] === band).map((row) => row.count))
  return {
    bands: RISK_BANDS.map((band) => ({
      band,
      inherent: count('inherent', band),
      residual: count('residual', band),
    })),
    totalCount: sum(rows.map((row) => row.count)),
    needsLookCount: sum(rows.map(({ look }) => look)),
  }
}

/** What happened since the risk was last looked at. */
export async function listReasons(tx: Db, reader: Reader, id: string): Promise<string[]> {
  const { rows } = await tx.execute<Reasons>(sql`
    select (select count(*)::integer from (${findingsSince}) f) as findings,
      (select count(*)::integer from (${complaintsSince}) c) as complaints,
      (select to_json(coalesce(array_agg(distinct t.title), '{}')) from (${failedRunsSince}) t) as tests,
      (select to_json(coalesce(array_agg(distinct l.title), '{}')) from (${lawSince}) l) as law
    from risks r where ${visibleTo(reader)} and r.id = ${id}`)
  const { findings, complaints, tests, law } = rows[0] ?? { findings: 0, complaints: 0, tests: [], law: [] }
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  return [
    ...(findings > 0 ? [`${counted(findings, 'finding')} of this topic since the last look.`] : []),
    ...(complaints > 0 ? [`${counted(complaints, 'complaint')} of this topic since the last look.`] : []),
    ...tests.map((title) => `The monitoring test “${title}” failed.`),
    ...law.map((title) => `The law that it cites changed: ${title}`),
  ]
}

interface Reasons extends Record<string, unknown> {
  findings: number
  complaints: number
  tests: string[]
  law: string[]
}

/** Whether something proves that the controls work: evidence in date, or a test that passed within a year. */
export async function hasProof(tx: Db, institutionId: string, id: string, today: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from risks r where r.institution_id = ${institutionId} and r.id = ${id} and (
      exists (select 1 from evidence_uses u
        join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
        where u.institution_id = r.institution_id and u.subject_kind = 'risk' and u.subject_id = r.id
          and coalesce(e.valid_until, ${today}::date) >= ${today}::date)
      or exists (select 1 from monitoring_runs n where n.institution_id = r.institution_id and n.result = 'passed'
        and n.recorded_at > now() - interval '12 months' and n.test_id in (${linkedTests})))`)
  return rows.length > 0
}

interface NewRisk {
  startKey?: string
  byName: string
}

/** Numbered within the institution, one after the other. */
export async function insertRisk(
  tx: Db,
  institutionId: string,
  fields: RiskFields,
  { startKey, byName }: NewRisk,
): Promise<string> {
  await lockRisks(tx, institutionId)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into risks (institution_id, number, title, start_key)
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from risks where institution_id = ${institutionId}),
      ${fields.title}, ${startKey ?? null})
    returning id`)
  const { id } = rows[0]!
  await updateRisk(tx, institutionId, { id, figuredStrength: null }, fields, byName)
  return id
}

export async function updateRisk(
  tx: Db,
  institutionId: string,
  { id, figuredStrength }: Pick<RiskRow, 'id' | 'figuredStrength'>,
  fields: RiskFields,
  byName: string,
) {
  const { version, method } = await methodInUse(tx, institutionId)
  const inherent = inherentRisk(fields, method)
  const residual = residualRisk(inherent, figuredStrength ?? fields.controlStrength, method)
  await tx.execute(sql`
    update risks set ${assignFields(RISK_FIELDS, fields)}, inherent_score = ${inherent.score},
      residual_score = ${residual.score},
      method_version = ${version}, band_starts = ${bandStarts(method.bandsFrom)}::integer[],
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
  return { method, inherent, residual }
}

export async function recordLook(
  tx: Db,
  institutionId: string,
  id: string,
  reviewOn: string | null,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update risks set reviewed_at = clock_timestamp(), reviewed_by_name = ${byName}, review_on = ${reviewOn}::date,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function listStartKeys(tx: Db, institutionId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select start_key as key from risks where institution_id = ${institutionId} and start_key is not null`)
  return new Set(rows.map(({ key }) => key))
}
