import { type FigurePart, PAST_ROWS_PAGE_SIZE } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { pageAt } from '../../platform/page-at.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { listRegulationVerdicts } from './regulation-verdicts.ts'
import { findCountedRows } from './snapshot-store.ts'

interface Named extends Record<string, unknown> {
  id: string
  title: string
  link: string
}

type Name = (reader: Reader, ids: SQL, day: string) => SQL

const TASKS: Name = (reader, ids) => sql`
  select t.id::text as id, t.title, '/tasks?whose=all&status=all&task=' || t.id as link
  from tasks t where ${taskVisibleTo(reader)} and t.id::text = any(${ids})`
const FINDINGS: Name = (reader, ids) => sql`
  select f.id::text as id, f.number || '. ' || f.title as title, '/tasks/findings?finding=' || f.id as link
  from findings f where ${findingVisibleTo(reader)} and f.id::text = any(${ids})`
const POLICIES: Name = (reader, ids, day) => sql`
  select p.id::text as id, p.title, '/policies/' || p.id as link
  from policies p where ${policyVisibleTo(reader, day)} and p.id::text = any(${ids})`
const UPDATES: Name = (_reader, ids) => sql`
  select r.id::text as id, r.title, '/updates/' || r.slug as link
  from regulatory_updates r where r.id::text = any(${ids})`

/** How the rows of an institution are named today, as far as the reader may see them. */
const NAMES: Partial<Record<FigurePart, Name>> = {
  'tasks-waiting': TASKS,
  'tasks-overdue': TASKS,
  'findings-waiting-for-closure': FINDINGS,
  'high-findings-open': FINDINGS,
  'policies-in-review': POLICIES,
  'assessments-to-plan': UPDATES,
  'assessments-to-complete': UPDATES,
}

interface Sources {
  db: Db
  inInstitution: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
}

/** What a figure of a counted day counted, with the names of today. */
export async function listPastRows(
  { db, inInstitution }: Sources,
  reader: Reader,
  { day, part, page: asked }: { day: string; part: FigurePart; page: number },
) {
  const { institutionId } = reader
  const counted = (await inInstitution((tx) => findCountedRows(tx, institutionId, day, part))) ?? {
    count: 0,
    ids: [],
  }
  const { at, offset } = pageAt(asked, counted.ids.length, PAST_ROWS_PAGE_SIZE)
  const ids = counted.ids.slice(offset, offset + PAST_ROWS_PAGE_SIZE)
  const names = new Map(
    (await nameRows({ db, inInstitution }, reader, { day, part, ids })).map((row) => [row.id, row]),
  )
  return {
    items: ids.map((id) => ({ id, title: names.get(id)?.title ?? null, link: names.get(id)?.link ?? null })),
    ...at,
    count: counted.count,
  }
}

async function nameRows(
  { db, inInstitution }: Sources,
  reader: Reader,
  { day, part, ids }: { day: string; part: FigurePart; ids: readonly string[] },
): Promise<Named[]> {
  const asked = sql`array(select json_array_elements_text(${JSON.stringify(ids)}::json))`
  const name = NAMES[part]
  if (name) return inInstitution(async (tx) => (await tx.execute<Named>(name(reader, asked, day))).rows)
  if (part === 'articles-published') {
    const { rows } = await db.execute<Named>(sql`
      select slug as id, title, '/articles/' || slug as link from articles where is_published and slug = any(${asked})`)
    return rows
  }
  const tables = await loanTestData(db)
  const verdicts = await inInstitution((tx) => listRegulationVerdicts(tx, reader.institutionId, day, tables))
  return verdicts.map(({ id, name: title }) => ({ id, title, link: `/resources/regulations/${id}` }))
}
