import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { ConcernScore } from '@plumbline/contract/insight/score.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import type { Unbound } from '@plumbline/rules/applicability/unbound-topic.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { LOAN_TESTS } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import {
  type ConcernInputs,
  concernScore,
  type OpenFinding,
  SCORE_PARTS,
  type ScorePart,
  type ScoreWeights,
  type Share,
  totalScore,
  USUAL_WEIGHTS,
} from '@plumbline/rules/score/compliance-score.ts'
import { sql } from 'drizzle-orm'
import { type ActiveTopic, listActiveTopics } from '../../compliance/topics/topic-store.ts'
import { endOfDay } from '../../platform/days/end-of-day.ts'
import { utcMoment } from '../../platform/sql.ts'
import { isOwnRecord } from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import { findingTellsOfExam, taskTellsOfExam } from '../../work/records/exam-origin.ts'
import { findUnbound } from './unbound-concerns.ts'

/** So far back tasks and loan tests count. */
const COUNTED_DAYS = 365

/** The parts that an update's assessment is about, by concern, as rows of SQL. */
const UPDATE_PARTS = sql`(select key as topic, unnest(parts) as value from topics)`

/** The loan tests that count for a concern. */
export const CALCULATORS: Readonly<Partial<Record<Topic, readonly string[]>>> = Object.fromEntries(
  [...Map.groupBy(LOAN_TESTS, ({ topic }) => topic)].flatMap(([topic, tests]) =>
    topic === null ? [] : [[topic, tests.map(({ name }) => name)]],
  ),
)

/**
 * What an examiner said may be confidential supervisory information, which only the people named on the exam may
 * know of (12 CFR 1070.41, 12 CFR 792.30): a score that counted it would tell all other managers.
 */
const OF_NO_EXAM = {
  finding: sql`not ${findingTellsOfExam(sql`f`)}`,
  task: sql`not ${taskTellsOfExam(sql`t`)}`,
}

type Counted = Exclude<ScorePart, 'findings'>

/** Pairs of a concern and a value, as rows of SQL. */
const pairs = (lists: Readonly<Partial<Record<Topic, readonly string[]>>>) =>
  sql`(select key as topic, jsonb_array_elements_text(value) as value from jsonb_each(${JSON.stringify(lists)}::jsonb))`

/**
 * What is counted of each concern, of all of the institution, on a day of its own calendar. Of a day that is over,
 * rows count as their dates say they stood at its end.
 */
export async function countInputs(
  tx: Db,
  institutionId: string,
  today: string,
  topics: readonly ActiveTopic[],
): Promise<Map<Topic, ConcernInputs>> {
  const day = sql`${today}::date`
  const until = endOfDay(institutionId, today)
  const { rows } = await tx.execute<{
    part: Counted | 'changes'
    topic: Topic
    good: number
    all: number
  }>(sql`
    select 'policies' as part, p.topic, count(*)::integer as all,
      count(*) filter (where coalesce(p.next_review_on >= ${day}, true) and exists (select 1 from policy_versions v
        where v.institution_id = p.institution_id and v.policy_id = p.id and v.state = 'approved'
          and v.effective_on <= ${day}))::integer as good
    from policies p where p.institution_id = ${institutionId} and p.topic is not null and p.created_at < ${until}
    group by p.topic
    union all
    select 'attestations', p.topic, count(*)::integer, count(*) filter (where a.signed_at < ${until})::integer
    from attestations a join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
    where a.institution_id = ${institutionId} and p.topic is not null and a.asked_at < ${until} group by p.topic
    union all
    select 'assessments', parts.topic, count(distinct a.update_id)::integer, count(distinct a.update_id) filter (
      where a.status in ('completed', 'not_applicable') or a.due_on >= ${day})::integer
    from update_assessments a join regulatory_updates r on r.id = a.update_id
    join ${UPDATE_PARTS} parts on r.parts @> array[parts.value]
    where a.institution_id = ${institutionId} and a.due_on is not null and a.created_at < ${until}
    group by parts.topic
    union all
    select 'changes', parts.topic, count(distinct r.id)::integer, 0
    from regulatory_updates r join ${UPDATE_PARTS} parts on r.parts @> array[parts.value]
    where r.dated > ${day} - ${COUNTED_DAYS}::integer and r.dated <= ${day} and ${isOwnRecord('r')}
    group by parts.topic
    union all
    select 'tasks', t.topic, count(*)::integer, count(*) filter (
      where (t.status = 'done' and t.done_at < ${until}) or t.due_on >= ${day})::integer
    from tasks t where t.institution_id = ${institutionId} and t.topic is not null and t.status <> 'cancelled'
      and t.due_on > ${day} - ${COUNTED_DAYS}::integer and t.created_at < ${until}
      and ${OF_NO_EXAM.task}
    group by t.topic
    union all
    select 'loan_tests', tests.topic, count(*)::integer, count(*) filter (where r.outcome = 'within')::integer
    from loan_test_results r join ${pairs(CALCULATORS)} tests on tests.value = r.calculator
    where r.institution_id = ${institutionId} and r.outcome in ('within', 'outside')
      and r.created_at >= ${until} - make_interval(days => ${COUNTED_DAYS}::integer) and r.created_at < ${until} group by tests.topic`)
  const { rows: findings } = await tx.execute<OpenFinding & { topic: Topic } & Record<string, unknown>>(sql`
    select f.topic, f.severity, greatest(${day} - f.found_on, 0) as "ageDays" from findings f
    where f.institution_id = ${institutionId} and (f.status <> 'closed' or f.closed_at >= ${until})
      and f.found_on <= ${day} and f.topic is not null
      and ${OF_NO_EXAM.finding}`)
  return new Map(
    topics.map(({ key: topic }) => {
      const share = (part: Counted | 'changes') => {
        const row = rows.find((one) => one.part === part && one.topic === topic)
        return { good: row?.good ?? 0, all: row?.all ?? 0 }
      }
      return [
        topic,
        {
          policies: share('policies'),
          attestations: share('attestations'),
          // Where no law of the concern changed, there is nothing to assess.
          assessments: ifAny(share('assessments'), share('changes').all > 0),
          tasks: share('tasks'),
          loan_tests: ifAny(share('loan_tests'), CALCULATORS[topic] !== undefined),
          findings: findings
            .filter((one) => one.topic === topic)
            .map(({ severity, ageDays }) => ({ severity, ageDays })),
        },
      ]
    }),
  )
}

const ifAny = (share: Share, isInput: boolean): Share | null => (share.all > 0 || isInput ? share : null)

/** As a snapshot keeps it; concerns without a score are left out. */
export interface DayScore {
  total: number | null
  concerns: { topic: Topic; score: number | null }[]
}

/** What a score was made of: so many as they should be, of all, by concern and part. Empty parts are left out. */
export type ScoreParts = { topic: Topic; part: ScorePart; good: number; all: number; score: number }[]

/** By which a score is counted. */
interface ScoreBasis {
  data: LoanTestData
  facts: InstitutionFacts
  weights: ScoreWeights
}

/** The score of a day with what it was made of. */
export async function scoreWithInputs(
  tx: Db,
  institutionId: string,
  today: string,
  { data, facts, weights }: ScoreBasis,
): Promise<{ total: number | null; concerns: ConcernScore[] }> {
  const topics = await listActiveTopics(tx, institutionId)
  const unbound = findUnbound(facts, today, data, topics)
  const inputsOf = await countInputs(tx, institutionId, today, topics)
  const counted = topics.map(({ key: topic, label }) => ({
    named: { topic, label },
    inputs: { ...inputsOf.get(topic)!, isUnbound: unbound.has(topic) },
  }))
  return {
    total: totalScore(
      counted.map(({ inputs }) => inputs),
      weights,
    ),
    concerns: counted.map(({ named, inputs }) =>
      scoredConcern(named, inputs, weights, unbound.get(named.topic)),
    ),
  }
}

function scoredConcern(
  named: Pick<ConcernScore, 'topic' | 'label'>,
  inputs: ConcernInputs,
  weights: ScoreWeights,
  unbound: Unbound | undefined,
): ConcernScore {
  const { score, parts } = concernScore(inputs, weights)
  return {
    ...named,
    score,
    unbound: unbound ?? null,
    parts: SCORE_PARTS.flatMap((part) => {
      const share = part === 'findings' ? { good: 0, all: inputs.findings.length } : inputs[part]
      return share ? [{ part, score: parts[part], ...share }] : []
    }),
  }
}

/** As a snapshot keeps it. */
export async function scoreOfDay(
  tx: Db,
  institutionId: string,
  today: string,
  basis: Omit<ScoreBasis, 'weights'>,
): Promise<DayScore & { parts: ScoreParts }> {
  const weights = await findWeights(tx, institutionId)
  const { total, concerns } = await scoreWithInputs(tx, institutionId, today, { ...basis, weights })
  return {
    total,
    concerns: concerns.flatMap(({ topic, score }) => (score === null ? [] : [{ topic, score }])),
    parts: concerns.flatMap(({ topic, parts }) =>
      parts.flatMap(({ part, score, good, all }) =>
        score === null || (part === 'findings' && all === 0) ? [] : [{ topic, part, good, all, score }],
      ),
    ),
  }
}

export async function findWeights(tx: Db, institutionId: string): Promise<ScoreWeights> {
  return (await listWeightChanges(tx, institutionId, 1))[0]?.weights ?? USUAL_WEIGHTS
}

export async function listWeightChanges(tx: Db, institutionId: string, atMost: number) {
  const { rows } = await tx.execute<{ weights: ScoreWeights; changedByName: string; changedAt: string }>(sql`
    select weights, changed_by_name as "changedByName",
      ${utcMoment('changed_at')} as "changedAt"
    from score_weights where institution_id = ${institutionId} order by id desc limit ${atMost}`)
  return rows
}

export async function insertWeights(
  tx: Db,
  institutionId: string,
  weights: ScoreWeights,
  by: { userId: string; fullName: string },
): Promise<void> {
  await tx.execute(sql`
    insert into score_weights (institution_id, weights, changed_by, changed_by_name)
    values (${institutionId}, ${JSON.stringify(weights)}::jsonb, ${by.userId}, ${by.fullName})`)
}

/** Days of the last year that have a score, oldest first. */
export async function listScoreDays(tx: Db, institutionId: string, today: string) {
  const { rows } = await tx.execute<{ day: string; score: DayScore }>(sql`
    select day::text as day, score from institution_snapshots where institution_id = ${institutionId}
      and score is not null and day > ${today}::date - ${COUNTED_DAYS}::integer order by institution_snapshots.day`)
  return rows.map(({ day, score }) => ({ day, ...score }))
}
