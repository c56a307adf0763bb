import type { Db } from '@plumbline/database/db.ts'
import type { ExamFact, ExamProcedure, FactKind } from '@plumbline/rules/exams/dry-run.ts'
import { sectionTexts } from '@plumbline/rules/policies/policy-sections.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { asPattern } from '../../platform/sql.ts'
import { batchQueries } from '../../platform/subjects/batched-queries.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { firstSeenUses } from '../../work/evidence/evidence-store.ts'
import type { ExamFactRow, ExamFactSource } from '../../work/nouns/exam-fact-source.ts'
import { registeredNouns } from '../../work/nouns/noun-register.ts'
import { complaintPath } from '../complaints/complaint-subject.ts'
import { visibleTo as findingsSeenBy } from '../findings/finding-store.ts'
import { findingPath } from '../findings/finding-subject.ts'
import { meetingPath } from '../meetings/meeting-subject.ts'
import { monitoringPath } from '../monitoring/monitoring-subject.ts'
import { policyPath } from '../policies/policy-subject.ts'
import { riskPath } from '../risks/risk-subject.ts'
import { taskPath } from '../tasks/task-subject.ts'
import { vendorPath } from '../vendors/vendor-subject.ts'

/** As many of a kind as are read, what proves something first and newest first. */
const OF_A_KIND_AT_MOST = 2_000
/** Read whatever their words are, for questions that ask for any of the kind. */
const ALWAYS = 5

export interface OwnedFact extends ExamFact {
  ownerId: string | null
}

/** Of a moment, as text. Names are given by code. */
const dayText = (alias: string, column: string): SQL =>
  sql`${dayOf(sql.raw(`${alias}.${column}`), sql.raw(`${alias}.institution_id`))}::text`

/** Of nouns whose record does not name any. Each is asked by a manager; of findings some are for other people. */
const SOURCES: Partial<Readonly<Record<FactKind, ExamFactSource>>> = {
  evidence: {
    rows: ({ institutionId }) => sql`
      select e.id, e.title, e.search_text as text, null as topic, e.valid_on::text as day, true as "isProof",
        'Evidence' as detail, null::uuid as "ownerId"
      from evidence e where e.institution_id = ${institutionId}
        and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)`,
    path: () => '',
  },
  loan_test: {
    rows: ({ institutionId }) => sql`
      select r.id, r.name as title, lower(r.name) as text, null as topic,
        ${dayText('r', 'created_at')} as day, true as "isProof", 'Saved loan test' as detail, null::uuid as "ownerId"
      from loan_test_results r where r.institution_id = ${institutionId}`,
    path: ({ id }) => `/loan-tests/results/${id}`,
  },
  batch: {
    rows: ({ institutionId }) => sql`
      select b.id, b.name as title, lower(b.name) as text, null as topic,
        ${dayText('b', 'created_at')} as day, b.status = 'done' as "isProof",
        b.row_count || ' loans' as detail, null::uuid as "ownerId"
      from loan_test_batches b where b.institution_id = ${institutionId}`,
    path: ({ id }) => `/loan-tests/batches/${id}`,
  },
  monitoring: {
    rows: ({ institutionId }, since) => sql`
      select m.id, m.title || ', ' || m.year as title, m.search_text as text, m.topic, m.year, m.owner_id as "ownerId",
        coalesce(last.day, m.year || '-01-01') as day, last.day >= ${since} is true as "isProof",
        coalesce(upper(left(last.result, 1)) || substr(last.result, 2), 'No result yet') as detail
      from monitoring_tests m left join lateral (
        select ${dayText('n', 'recorded_at')} as day, n.result from monitoring_runs n
        where n.institution_id = m.institution_id and n.test_id = m.id and n.result is not null
        order by n.recorded_at desc limit 1) last on true
      where m.institution_id = ${institutionId} and not m.is_stopped`,
    path: ({ id, year }) => monitoringPath(id, year!),
  },
  finding: {
    rows: (reader) => sql`
      select f.id, f.title, f.search_text as text, f.topic, f.found_on::text as day, true as "isProof",
        upper(left(f.status, 1)) || replace(substr(f.status, 2), '_', ' ') as detail, f.owner_id as "ownerId"
      from findings f where ${findingsSeenBy(reader)}`,
    path: ({ id }) => findingPath(id),
  },
  complaint: {
    rows: ({ institutionId }) => sql`
      select c.id, c.title, c.search_text || ' ' || lower(c.outcome) as text, c.topic, c.received_on::text as day,
        true as "isProof", case when c.closed_at is null then 'Open' else 'Closed' end as detail, c.owner_id as "ownerId"
      from complaints c where c.institution_id = ${institutionId}`,
    path: ({ id }) => complaintPath(id),
  },
  task: {
    rows: ({ institutionId }) => sql`
      select t.id, t.title, lower(t.title || ' ' || t.description) as text, t.topic,
        coalesce(${dayText('t', 'done_at')}, t.due_on::text, '') as day, t.status = 'done' as "isProof",
        upper(left(t.status, 1)) || replace(substr(t.status, 2), '_', ' ') as detail, t.owner_id as "ownerId"
      from tasks t where t.institution_id = ${institutionId} and t.status <> 'cancelled'`,
    path: ({ id }) => taskPath(id),
  },
  vendor: {
    rows: ({ institutionId }) => sql`
      select v.id, v.title, lower(v.title || ' ' || v.service) as text, null as topic,
        coalesce(v.reviewed_on::text, '') as day, v.reviewed_on is not null as "isProof",
        case when v.reviewed_on is null then 'Never reviewed' else 'Reviewed' end as detail, v.owner_id as "ownerId"
      from vendors v where v.institution_id = ${institutionId} and v.status in ('active', 'leaving')`,
    path: ({ id }) => vendorPath(id),
  },
  risk: {
    rows: ({ institutionId }) => sql`
      select r.id, r.title, r.search_text as text, r.topic,
        ${dayText('r', 'reviewed_at')} as day, r.control_strength <> 'none' as "isProof",
        case r.control_strength when 'none' then 'No controls yet' else 'Controls: ' || r.control_strength end as detail,
        r.owner_id as "ownerId"
      from risks r where r.institution_id = ${institutionId}`,
    path: ({ id }) => riskPath(id),
  },
  // What a meeting approved or noted. An approval says that it is in minutes; naming an officer approves no program.
  meeting: {
    rows: ({ institutionId }) => sql`
      select m.id, item ->> 'title' || ', ' || m.title as title,
        lower(case item ->> 'kind' when 'approval' then 'minutes ' else '' end || m.title || ' ' || (item ->> 'title') || ' ' || (item ->> 'resolution')) as text, null as topic,
        m.held_on::text as day, true as "isProof",
        upper(left(item ->> 'decision', 1)) || substr(item ->> 'decision', 2) as detail, m.owner_id as "ownerId"
      from meetings m cross join lateral jsonb_array_elements(m.agenda) item
      where m.institution_id = ${institutionId} and m.status = 'held'
        and item ->> 'decision' in ('approved', 'noted') and item ->> 'kind' <> 'other'`,
    path: ({ id }) => meetingPath(id),
  },
}

/** What the institution can lay before an examiner who asks these procedures, as far as this manager sees it. */
export async function gatherFacts(
  tx: Db,
  reader: Reader,
  procedures: readonly ExamProcedure[],
  { today, since }: { today: string; since: string },
): Promise<OwnedFact[]> {
  const sources = [SOURCES, ...registeredNouns().flatMap(({ examFacts }) => examFacts ?? [])]
    .flatMap((named) => Object.entries(named) as [FactKind, ExamFactSource][])
    .filter(([kind]) => procedures.some(({ shownBy }) => shownBy.includes(kind)))
  const found = await batchQueries(tx, [
    ...sources.map(([kind, source]) => async (queries: Pick<Db, 'execute'>): Promise<OwnedFact[]> => {
      const asked = procedures.filter(({ shownBy }) => shownBy.includes(kind))
      const { rows } = await queries.execute<ExamFactRow>(matching(source.rows(reader, since), asked))
      return rows.map((row) => asFact(kind, source, row))
    }),
    (queries) => policyFacts(queries, reader, today),
  ])
  return withSeenEvidence(tx, reader, found.flat())
}

function asFact(kind: FactKind, { path }: ExamFactSource, row: ExamFactRow): OwnedFact {
  const { day, year: _, ...rest } = row
  return { ...rest, kind, on: day, path: path(row) }
}

function matching(rows: SQL, procedures: readonly ExamProcedure[]): SQL {
  const words = procedures.flatMap((one) => [...one.words, ...(one.about ?? [])])
  const patterns = [...new Set(words)].map((word) => `%${asPattern(word.toLowerCase())}%`)
  const topics = [...new Set(procedures.flatMap(({ topic }) => topic ?? []))]
  return sql`
    with everything as materialized (${rows})
    select * from everything e
    where e.text like any(${textList(patterns)}) or e.topic = any(${textList(topics)})
      or e.id in (select id from everything order by "isProof" desc, day desc, id limit ${ALWAYS})
    order by e."isProof" desc, e.day desc, e.id limit ${OF_A_KIND_AT_MOST}`
}

const textList = (list: readonly string[]): SQL =>
  sql`array(select json_array_elements_text(${JSON.stringify(list)}::json))`

interface PolicyRow extends Record<string, unknown> {
  id: string
  title: string
  topic: string | null
  ownerId: string | null
  body: string
  state: string
  number: number
  effectiveOn: string | null
}

/** Of each policy the version in force; else the newest one, which proves nothing yet. */
async function policyFacts(
  queries: Pick<Db, 'execute'>,
  { institutionId }: Reader,
  today: string,
): Promise<OwnedFact[]> {
  const { rows } = await queries.execute<PolicyRow>(sql`
    select p.id, p.title, p.topic, p.owner_id as "ownerId", v.body, v.state, v.number, v.effective_on::text as "effectiveOn"
    from policies p join lateral (
      select body, state, number, effective_on from policy_versions v
      where v.institution_id = p.institution_id and v.policy_id = p.id
      order by (v.state = 'approved' and v.effective_on <= ${today}) desc, v.number desc limit 1) v on true
    where p.institution_id = ${institutionId}`)
  return rows.flatMap(({ body, state, number, effectiveOn, ...policy }) => {
    const isProof = state === 'approved' && effectiveOn !== null && effectiveOn <= today
    const fact = {
      ...policy,
      on: effectiveOn ?? '',
      isProof,
      detail: isProof ? `Version ${number}, in force` : `Version ${number}, not in force`,
      path: policyPath(policy.id),
    }
    return [
      { ...fact, kind: 'policy' as const, text: '' },
      ...[...sectionTexts(body)].map(([heading, text]) => ({
        ...fact,
        kind: 'policy_section' as const,
        heading,
        text,
      })),
    ]
  })
}

/** Evidence that stands only where this person sees nothing, such as another exam, is not there. */
async function withSeenEvidence(tx: Db, reader: Reader, facts: readonly OwnedFact[]): Promise<OwnedFact[]> {
  const evidence = facts.filter(({ kind }) => kind === 'evidence')
  const uses = await firstSeenUses(
    tx,
    reader,
    evidence.map(({ id }) => id),
  )
  return facts.flatMap((fact) => {
    if (fact.kind !== 'evidence') return [fact]
    const use = uses.get(fact.id)
    return use ? [{ ...fact, detail: `Evidence of ${use.title}`, path: use.path }] : []
  })
}

export interface GapTask extends Record<string, unknown> {
  id: string
  title: string
  status: string
}

/** The task of each gap by its title, an unfinished one before one that is done. */
export async function findGapTasks(
  tx: Db,
  institutionId: string,
  titles: readonly string[],
): Promise<Map<string, GapTask>> {
  if (titles.length === 0) return new Map()
  const { rows } = await tx.execute<GapTask>(sql`
    select distinct on (t.title) t.id, t.title, t.status from tasks t
    where t.institution_id = ${institutionId} and t.title = any(${textList(titles)}) and t.status <> 'cancelled'
    order by t.title, t.status = 'done', t.created_at desc`)
  return new Map(rows.map((task) => [task.title, task]))
}
