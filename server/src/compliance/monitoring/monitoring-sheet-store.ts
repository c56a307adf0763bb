import type { DrawnSample, SheetItem } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './monitoring-store.ts'

export interface SheetRun extends Record<string, unknown> {
  id: string
  testId: string
  dueOn: string
  result: 'passed' | 'failed' | null
  recordedOn: string | null
  recordedByName: string
  note: string
  findingId: string | null
  sample: DrawnSample | null
}

/** A run of a test that the reader sees. */
export async function findRun(tx: Db, reader: Reader, runId: string): Promise<SheetRun | undefined> {
  const { rows } = await tx.execute<SheetRun>(sql`
    select r.id, r.test_id as "testId", r.due_on::text as "dueOn", r.result, r.note, r.sample,
      ${dayOf(sql`r.recorded_at`, sql`r.institution_id`)}::text as "recordedOn",
      r.recorded_by_name as "recordedByName", r.finding_id as "findingId"
    from monitoring_runs r join monitoring_tests m on m.institution_id = r.institution_id and m.id = r.test_id
    where ${visibleTo(reader)} and r.id = ${runId}`)
  return rows[0]
}

/** Only what is still evidence of the test can be opened; what was taken off keeps its title. */
const EVIDENCE = sql`coalesce((
  select json_agg(json_build_object('attribute', (c.one ->> 'attribute')::integer, 'id', c.one ->> 'id',
    'title', coalesce(e.title, c.one ->> 'title'), 'fileId', e.file_id, 'isThere', e.id is not null) order by c.place)
  from jsonb_array_elements(s.evidence) with ordinality as c (one, place)
  left join monitoring_runs r on r.institution_id = s.institution_id and r.id = s.run_id
  left join evidence_uses u on u.institution_id = s.institution_id and u.subject_kind = 'monitoring_test'
    and u.subject_id = r.test_id and u.evidence_id = (c.one ->> 'id')::uuid
  left join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id), '[]'::json)`

const ITEM = sql`s.id, s.place, s.position, s.label, s.answers, s.note, s.tested_by_name as "testerName",
  ${dayOf(sql`s.tested_at`, sql`s.institution_id`)}::text as "testedOn", s.finding_id as "findingId",
  ${EVIDENCE} as evidence`

type ItemRow = SheetItem & Record<string, unknown>

export async function listItems(tx: Db, institutionId: string, runId: string): Promise<SheetItem[]> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select ${ITEM} from monitoring_sample_items s
    where s.institution_id = ${institutionId} and s.run_id = ${runId} order by s.place`)
  return rows
}

export async function findItem(tx: Db, institutionId: string, id: string): Promise<SheetItem | undefined> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select ${ITEM} from monitoring_sample_items s where s.institution_id = ${institutionId} and s.id = ${id}`)
  return rows[0]
}

/** Answered one after the other: each save changes one cell of what the one before left. */
export async function lockItem(tx: Db, institutionId: string, id: string): Promise<SheetItem | undefined> {
  await tx.execute(sql`
    select 1 from monitoring_sample_items where institution_id = ${institutionId} and id = ${id} for no key update`)
  return findItem(tx, institutionId, id)
}

export async function runOfItem(tx: Db, institutionId: string, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ runId: string }>(sql`
    select run_id as "runId" from monitoring_sample_items where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]?.runId
}

interface NewItem {
  position: number
  label: string
}

/** Puts a sample in the place of one that nobody has tested. */
export async function storeSample(
  tx: Db,
  institutionId: string,
  runId: string,
  sample: DrawnSample,
  { labels, items }: { labels: readonly string[] | null; items: readonly NewItem[] },
): Promise<void> {
  await tx.execute(sql`
    delete from monitoring_sample_items where institution_id = ${institutionId} and run_id = ${runId}`)
  await tx.execute(sql`
    update monitoring_runs set sample = ${JSON.stringify(sample)}::jsonb,
      population = ${labels && JSON.stringify(labels)}::jsonb
    where institution_id = ${institutionId} and id = ${runId}`)
  const answers = JSON.stringify(sample.attributes.map(() => null))
  await tx.execute(sql`
    insert into monitoring_sample_items (institution_id, run_id, place, position, label, answers)
    select ${institutionId}, ${runId}::uuid, d.place, (d.item ->> 'position')::integer, d.item ->> 'label',
      ${answers}::jsonb
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as d (item, place)`)
}

export async function saveItem(
  tx: Db,
  institutionId: string,
  id: string,
  by: { userId: string; fullName: string },
  {
    answers,
    note,
    evidence = [],
  }: Pick<SheetItem, 'answers' | 'note'> & Partial<Pick<SheetItem, 'evidence'>>,
): Promise<void> {
  const kept = evidence.map(({ attribute, id, title }) => ({ attribute, id, title }))
  await tx.execute(sql`
    update monitoring_sample_items set answers = ${JSON.stringify(answers)}::jsonb, note = ${note},
      evidence = ${JSON.stringify(kept)}::jsonb,
      tested_by = ${by.userId}, tested_by_name = ${by.fullName}, tested_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** The exceptions of a sheet are told by one finding. */
export async function setFindingOfExceptions(
  tx: Db,
  institutionId: string,
  runId: string,
  findingId: string,
): Promise<void> {
  await tx.execute(sql`
    update monitoring_sample_items set finding_id = ${findingId}
    where institution_id = ${institutionId} and run_id = ${runId} and answers @> '["no"]'::jsonb`)
}
