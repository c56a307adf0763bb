import { FIGURE_PARTS } from '@plumbline/contract/insight/dashboard.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listActiveTopics } from '../../compliance/topics/topic-store.ts'
import { SAMPLE_PARTS } from '../../nouns.ts'
import { dayAt } from '../../platform/days/today.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { makeSampleInstitution } from '../../tenancy/sample-institution/sample-institution.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { countMarks } from '../analytics/analytics-store.ts'
import { openFindingsByAge, tasksOfPeriod } from '../reports/work-sections.ts'
import { countInputs } from '../score/score-store.ts'
import { readShared, takeDailySnapshots } from './daily-snapshots.ts'
import { countWork } from './figure-store.ts'
import { findCountedDay } from './snapshot-store.ts'

const TOPICS = ['qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'ofac', 'servicing'] as const

/**
 * The figures of the dashboard, the analytics, the score, and the reports, counted anew from whole tables by plain
 * loops: for the sample institution, and for institutions of seeded random rows.
 */
const RANDOM_INSTITUTIONS = 20
const ZONE = 'America/New_York'
const EVERYTHING = { userId: '00000000-0000-0000-0000-000000000000', role: 'manager' } as const
const PERIOD_DAYS = 90

let server: TestServer
const institutions: string[] = []
const today = dayAt(new Date(), ZONE)
const from = formatDay(parseDay(today, 'today') - (PERIOD_DAYS - 1))

beforeAll(async () => {
  server = await startTestServer({ withSampleData: true })
  for (let seed = 1; seed <= RANDOM_INSTITUTIONS; seed++) institutions.push(await addRandom(seed))
  const { institutionId } = await makeSampleInstitution(server.db, server.plumbline.auth, {
    ...{ parts: SAMPLE_PARTS, actor: { id: null, ip: '192.0.2.1' }, today, password: PASSWORD },
  })
  institutions.push(institutionId)
  while (await takeDailySnapshots(server.db, new Date()));
}, 300_000)
afterAll(() => server.close())

/** mulberry32: the same rows in every run. */
function randomOf(seed: number) {
  let state = seed * 0x9e3779b9
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const dayAgo = (days: number) => formatDay(parseDay(today, 'today') - days)
const momentAgo = (days: number) => `${dayAgo(Math.max(days, 1))}T18:00:00Z`

async function addRandom(seed: number): Promise<string> {
  const below = randomOf(seed)
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const topicOrNone = () => pick([...TOPICS, null])
  const { id, inInstitution: within } = await server.newInstitution()
  const some = <Row>(make: (index: number) => Row) =>
    JSON.stringify(Array.from({ length: below(40) }, (_, index) => make(index)))
  const tasks = some((index) => {
    const status = pick(['open', 'in_progress', 'waiting', 'done', 'done', 'cancelled'])
    return {
      ...{ title: `Task ${index}`, status, topic: topicOrNone() },
      due_on: below(8) === 0 ? null : dayAgo(below(420) - 60),
      done_at: status === 'done' ? momentAgo(below(120)) : null,
    }
  })
  const findings = some((index) => {
    const status = pick(['open', 'in_progress', 'waiting_for_closure', 'closed'])
    return {
      ...{ number: index + 1, title: `Finding ${index}`, status, topic: topicOrNone() },
      ...{ source: pick(['exam', 'audit', 'self_test', 'complaint', 'monitoring']) },
      ...{ severity: pick(['high', 'medium', 'low']), found_on: dayAgo(30 + below(200)) },
      closed_at: status === 'closed' ? momentAgo(below(30)) : null,
    }
  })
  const policies = some((index) => ({
    ...{ title: `Policy ${index}`, topic: topicOrNone(), state: pick(['draft', 'in_review', 'approved']) },
    ...{ effective_on: dayAgo(below(300) - 30), next_review_on: pick([null, dayAgo(below(200) - 100)]) },
  }))
  const complaints = some((index) => {
    const received = below(150)
    return {
      ...{ number: index + 1, title: `Complaint ${index}`, received_on: dayAgo(received) },
      answered_on: below(2) === 0 ? dayAgo(Math.max(0, received - below(60))) : null,
      answer_by: below(4) === 0 ? null : dayAgo(received - 30),
    }
  })
  const results = some((index) => ({
    ...{
      name: `Loan ${index}`,
      calculator: pick(['trid-forward', 'qm-status', 'adverse-action', 'business-days']),
    },
    ...{ outcome: pick(['within', 'outside', 'undetermined', 'answer']), created_at: momentAgo(below(400)) },
  }))
  const signatures = some((index) => ({
    ...{ policy: index, due_on: dayAgo(below(200) - 40) },
    signed_at: below(3) === 0 ? null : momentAgo(below(150)),
  }))
  const assessments = some(() => {
    const status = pick(['identified', 'assessed', 'planned', 'completed', 'not_applicable'])
    return { status, created_at: momentAgo(below(200)), settled_at: momentAgo(below(150)) }
  })
  const decisions = some((index) => ({
    ...{ edit: pick(['Q600', 'Q631', 'Q648-1']), loan_hash: String(index).padStart(32, '0') },
    decided_at: momentAgo(below(150)),
  }))
  const citations = some((index) => ({
    ...{ finding: index + 1, part: pick(['1002', '1003', '1024', '1026', null]), section: String(below(40)) },
  }))
  await within(async (tx) => {
    await tx.execute(sql`
      insert into tasks (institution_id, title, status, topic, due_on, done_at, cancel_reason)
      select ${id}, r.title, r.status, r.topic, r.due_on, r.done_at, case r.status when 'cancelled' then 'No' else '' end
      from jsonb_to_recordset(${tasks}::jsonb) as r (title text, status text, topic text, due_on date, done_at timestamptz)`)
    await tx.execute(sql`
      insert into findings (institution_id, number, title, status, topic, source, severity, found_on, closed_at)
      select ${id}, r.number, r.title, r.status, r.topic, r.source, r.severity, r.found_on, r.closed_at
      from jsonb_to_recordset(${findings}::jsonb) as r (number integer, title text, status text, topic text,
        source text, severity text, found_on date, closed_at timestamptz)`)
    await tx.execute(sql`
      insert into policies (institution_id, title, topic, next_review_on)
      select ${id}, r.title, r.topic, r.next_review_on
      from jsonb_to_recordset(${policies}::jsonb) as r (title text, topic text, next_review_on date)`)
    await tx.execute(sql`
      insert into policy_versions (institution_id, policy_id, number, state, effective_on, approved_at, sha256, written_by, written_by_name)
      select ${id}, p.id, 1, r.state, case when r.state <> 'draft' then r.effective_on end,
        case when r.state = 'approved' then now() end,
        case when r.state = 'approved' then encode(sha256(''::bytea), 'hex') end, gen_random_uuid(), 'Somebody'
      from jsonb_to_recordset(${policies}::jsonb) as r (title text, state text, effective_on date)
      join policies p on p.institution_id = ${id} and p.title = r.title`)
    await tx.execute(sql`
      insert into complaints (institution_id, number, title, kind, channel, received_on, answered_on, answer_by)
      select ${id}, r.number, r.title, 'other', 'letter', r.received_on, r.answered_on, r.answer_by
      from jsonb_to_recordset(${complaints}::jsonb) as r (number integer, title text, received_on date,
        answered_on date, answer_by date)`)
    await tx.execute(sql`
      insert into loan_test_results (institution_id, calculator, name, input, answer, outcome, rules_version,
        register_version, sha256, created_by, created_at)
      select ${id}, r.calculator, r.name, '{}', '{}', r.outcome, '1', '1', repeat('0', 64), gen_random_uuid(), r.created_at
      from jsonb_to_recordset(${results}::jsonb) as r (name text, calculator text, outcome text, created_at timestamptz)`)
    await tx.execute(sql`
      insert into attestations (institution_id, policy_id, version_id, user_id, user_name, due_on, asked_by,
        asked_by_name, signed_at, sentence, sha256)
      select ${id}, v.policy_id, v.id, gen_random_uuid(), 'Somebody', r.due_on, gen_random_uuid(), 'Manager', r.signed_at,
        case when r.signed_at is null then '' else 'I have read it.' end,
        case when r.signed_at is not null then repeat('0', 64) end
      from jsonb_to_recordset(${signatures}::jsonb) as r (policy integer, due_on date, signed_at timestamptz)
      join policies p on p.institution_id = ${id} and p.title = 'Policy ' || r.policy
      join policy_versions v on v.institution_id = ${id} and v.policy_id = p.id`)
    await tx.execute(sql`
      insert into update_assessments (institution_id, update_id, status, impact, impact_reason, not_applicable_reason,
        no_evidence_reason, signed_hash, signed_at, created_at, updated_at)
      select ${id}, u.id, r.status, 'low', 'Small.', 'We make no such loans.', 'None needed.', repeat('0', 64),
        case r.status when 'completed' then r.settled_at end, r.created_at, r.settled_at
      from rows from (jsonb_to_recordset(${assessments}::jsonb)
        as (status text, created_at timestamptz, settled_at timestamptz)) with ordinality as r (status, created_at, settled_at, place)
      join (select id, row_number() over (order by id) as place from regulatory_updates) u on u.place = r.place`)
    await tx.execute(sql`
      insert into hmda_decisions (institution_id, edit, loan_hash, values_hash, reason, decided_at)
      select ${id}, r.edit, r.loan_hash, repeat('0', 32), 'The value is right.', r.decided_at
      from jsonb_to_recordset(${decisions}::jsonb) as r (edit text, loan_hash text, decided_at timestamptz)`)
    await tx.execute(sql`
      insert into citation_links (institution_id, subject_kind, subject_id, citation, title, part, section, created_by)
      select ${id}, 'finding', f.id, coalesce('12 CFR ' || r.part || '.' || r.section, 'A court order'),
        case when r.part is not null then 12 end, r.part, case when r.part is not null then r.section end, gen_random_uuid()
      from jsonb_to_recordset(${citations}::jsonb) as r (finding integer, part text, section text)
      join findings f on f.institution_id = ${id} and f.number in (r.finding, r.finding / 2)
      on conflict do nothing`)
  })
  return id
}

type Row = Record<string, string | null>

/** Every row of a table, with every value as the database writes it in JSON. */
async function allOf(table: string, institutionId: string): Promise<Row[]> {
  const { rows } = await server.db.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row from ${sql.identifier(table)} t where institution_id = ${institutionId}`)
  return rows.map(({ row }) => row)
}

const isUnfinished = ({ status }: Row) => ['open', 'in_progress', 'waiting'].includes(status!)
const isLate = (day: string | null | undefined) => day != null && day < today
const dayOf = (moment: string | null | undefined) => dayAt(new Date(moment!), ZONE)
const daysSince = (day: string) => parseDay(today, 'today') - parseDay(day, 'day')
const ageOf = (day: string) =>
  daysSince(day) <= 30 ? 'up_to_30_days' : daysSince(day) <= 90 ? 'up_to_90_days' : 'over_90_days'
const isOfExam = ({ source, origin_kind }: Row) => source === 'exam' || (origin_kind ?? '').startsWith('exam')
/** Known to the people of the exam alone. */
const isHidden = ({ origin_kind }: Row) => origin_kind === 'exam'

function tally<Item>(items: readonly Item[], keyOf: (item: Item) => readonly [string, string]) {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const key = keyOf(item).join(' · ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const asTally = (marks: readonly { group: string; series: string; count: number }[]) =>
  Object.fromEntries(marks.map(({ group, series, count }) => [`${group} · ${series}`, count]))

function seriesOfTask({ status, done_at, due_on }: Row): string {
  if (status === 'done') return dayOf(done_at) <= due_on! ? 'on_time' : 'late'
  return isLate(due_on) ? 'overdue' : 'due_today'
}

function seriesOfSignature({ signed_at, due_on }: Row): string {
  if (signed_at !== null) return dayOf(signed_at) <= due_on! ? 'on_time' : 'late'
  return isLate(due_on) ? 'overdue' : 'due_today'
}

const isSettled = ({ status }: Row) => status === 'completed' || status === 'not_applicable'

function seriesOfComplaint({ answered_on, answer_by }: Row): string {
  if (answered_on === null) return isLate(answer_by) ? 'overdue' : 'open'
  if (answer_by === null) return 'no_time_limit'
  return answered_on! <= answer_by! ? 'in_time' : 'late'
}

describe.each(Array.from({ length: RANDOM_INSTITUTIONS + 1 }, (_, index) => index))(
  'institution %i',
  (index) => {
    const read = async () => {
      const id = institutions[index]!
      return {
        id,
        reader: { ...EVERYTHING, institutionId: id },
        tasks: await allOf('tasks', id),
        findings: (await allOf('findings', id)).filter((one) => !isHidden(one)),
        assessments: await allOf('update_assessments', id),
        policies: await allOf('policies', id),
        versions: await allOf('policy_versions', id),
      }
    }

    test('the dashboard, and the snapshot of today with its rows', async () => {
      const { id, reader, tasks, findings, assessments, policies, versions } = await read()
      const counted = {
        'tasks-waiting': tasks.filter(({ status }) => status === 'waiting').length,
        'tasks-overdue': tasks.filter((task) => isUnfinished(task) && isLate(task.due_on)).length,
        'findings-waiting-for-closure': findings.filter(({ status }) => status === 'waiting_for_closure')
          .length,
        'high-findings-open': findings.filter(
          ({ status, severity }) => status !== 'closed' && severity === 'high',
        ).length,
        'policies-in-review': policies.filter((policy) =>
          versions.some(({ policy_id, state }) => policy_id === policy.id && state === 'in_review'),
        ).length,
        'assessments-to-plan': assessments.filter(({ status }) => status === 'assessed').length,
        'assessments-to-complete': assessments.filter(({ status }) => status === 'planned').length,
      }
      const { work, past } = await inInstitution(server.db, id, async (tx) => ({
        work: await countWork(tx, reader, { day: today }),
        past: await findCountedDay(tx, id, today),
      }))
      expect(work).toEqual(counted)
      const kept = Object.fromEntries(past.counted!.parts.map(({ part, count }) => [part, count]))
      expect(kept).toMatchObject(counted)
      expect(Object.keys(kept).toSorted()).toEqual([...FIGURE_PARTS].toSorted())
      expect(past.counted!.figures).toMatchObject({
        riskAlerts: counted['tasks-overdue'] + counted['high-findings-open'],
        complianceArticles: kept['articles-published'],
        activeRegulations: kept['regulations-that-apply'],
      })
      const { rows } = await server.db.execute<{
        part: string
        count: number
        ids: number
        different: number
      }>(sql`
      select part, count, cardinality(ids) as ids, (select count(distinct one)::integer from unnest(ids) one) as different
      from institution_snapshot_rows where institution_id = ${id} and day = ${today}::date`)
      for (const row of rows)
        expect([row.part, row.ids, row.different]).toEqual([row.part, row.count, row.count])
    })

    test('the charts', async () => {
      const { id, reader, tasks, findings } = await read()
      const complaints = await allOf('complaints', id)
      const results = await allOf('loan_test_results', id)
      const period = { from, to: today, timeZone: ZONE }
      const isWithin = (day: string | null | undefined) => day != null && day >= from && day <= today
      const open = findings.filter(({ status }) => status !== 'closed')
      const marks = (chart: Parameters<typeof countMarks>[2]) =>
        inInstitution(server.db, id, async (tx) =>
          asTally(await countMarks(tx, { ...reader, worksOnHmda: true }, chart, period)),
        )
      expect(await marks('tasks')).toEqual(
        tally(
          tasks.filter(({ status, due_on }) => status !== 'cancelled' && isWithin(due_on)),
          (task) => [task.due_on!.slice(0, 7), seriesOfTask(task)],
        ),
      )
      expect(await marks('findings')).toEqual(tally(open, (one) => [one.severity!, ageOf(one.found_on!)]))
      expect(await marks('findings-by-source')).toEqual(tally(open, (one) => [one.source!, one.severity!]))
      expect(await marks('complaints')).toEqual(
        tally(
          complaints.filter(({ received_on }) => isWithin(received_on)),
          (one) => [one.received_on!.slice(0, 7), seriesOfComplaint(one)],
        ),
      )
      expect(await marks('loan-tests')).toEqual(
        tally(
          results.filter(({ created_at }) => isWithin(dayOf(created_at))),
          (one) => [one.calculator!, one.outcome!],
        ),
      )
      const batches = new Map((await allOf('loan_test_batches', id)).map((batch) => [batch.id, batch]))
      const loans = (await allOf('loan_test_batch_rows', id)).flatMap(({ batch_id, outcome }) => {
        const { calculator, created_at } = batches.get(batch_id!)!
        const day = dayOf(created_at)!
        return isWithin(day) ? [{ calculator: calculator!, month: day.slice(0, 7), outcome: outcome! }] : []
      })
      expect(await marks('loan-batches')).toEqual(tally(loans, (one) => [one.calculator, one.outcome]))
      expect(await marks('loan-batches-by-month')).toEqual(tally(loans, (one) => [one.month, one.outcome]))
      expect(await marks('attestations')).toEqual(
        tally(
          (await allOf('attestations', id)).filter(({ due_on }) => isWithin(due_on)),
          (one) => [one.due_on!.slice(0, 7), seriesOfSignature(one)],
        ),
      )
      expect(await marks('assessments')).toEqual(
        tally(
          (await allOf('update_assessments', id)).filter(
            (one) => !isSettled(one) || isWithin(dayOf(one.signed_at ?? one.updated_at)),
          ),
          (one) => [one.status!, isSettled(one) ? 'settled' : ageOf(dayOf(one.created_at))],
        ),
      )
      expect(await marks('hmda')).toEqual(
        tally(
          (await allOf('hmda_decisions', id)).filter(({ decided_at }) => isWithin(dayOf(decided_at))),
          (one) => [one.edit!, 'confirmed'],
        ),
      )
      const links = await allOf('citation_links', id)
      const partsOf = (finding: Row) => {
        const cited = links.filter(
          ({ subject_kind, subject_id, part }) =>
            subject_kind === 'finding' && subject_id === finding.id && part !== null,
        )
        return cited.length > 0
          ? [...new Set(cited.map(({ title, part }) => `${title} CFR ${part}`))]
          : ['none']
      }
      expect(await marks('findings-by-regulation')).toEqual(
        tally(
          open.flatMap((one) => partsOf(one).map((part) => ({ part, severity: one.severity! }))),
          ({ part, severity }) => [part, severity],
        ),
      )
    })

    test('the inputs of the score, and the tables of reports', async () => {
      const { id, reader, tasks, findings, policies, versions } = await read()
      const ids = new Map(findings.map((finding) => [finding.id, finding]))
      const isReportable = ({ origin_kind, origin_id }: Row) =>
        !(origin_kind ?? '').startsWith('exam') &&
        !(origin_kind === 'finding' && ids.has(origin_id ?? '') && isOfExam(ids.get(origin_id ?? '')!))
      const inputs = await inInstitution(server.db, id, async (tx) =>
        countInputs(tx, id, today, await listActiveTopics(tx, id)),
      )
      for (const topic of TOPICS) {
        const ofYear = tasks.filter(
          (task) =>
            task.topic === topic &&
            task.status !== 'cancelled' &&
            task.due_on != null &&
            daysSince(task.due_on) < 365 &&
            isReportable(task),
        )
        expect(inputs.get(topic)!.tasks).toEqual({
          all: ofYear.length,
          good: ofYear.filter(({ status, due_on }) => status === 'done' || !isLate(due_on)).length,
        })
        const ofTopic = policies.filter((policy) => policy.topic === topic)
        expect(inputs.get(topic)!.policies).toEqual({
          all: ofTopic.length,
          good: ofTopic.filter(
            (policy) =>
              !isLate(policy.next_review_on) &&
              versions.some(
                ({ policy_id, state, effective_on }) =>
                  policy_id === policy.id && state === 'approved' && effective_on! <= today,
              ),
          ).length,
        })
        expect(inputs.get(topic)!.findings).toHaveLength(
          findings.filter((one) => one.topic === topic && one.status !== 'closed' && !isOfExam(one)).length,
        )
      }
      const shared = await readShared(server.db)
      const { outcomes, ages } = await inInstitution(server.db, id, async (tx) => {
        const scope = { tx, reader, from, to: today, today, timeZone: ZONE, shared }
        return { outcomes: await tasksOfPeriod(scope), ages: await openFindingsByAge(scope) }
      })
      const fellDue = tasks.filter(
        (task) =>
          task.status !== 'cancelled' &&
          task.due_on != null &&
          task.due_on >= from &&
          task.due_on <= today &&
          isReportable(task),
      )
      const words: Record<string, string> = {
        ...{ on_time: 'Done on time', late: 'Done late', overdue: 'Overdue', due_today: 'Not due yet' },
      }
      expect(Object.fromEntries(outcomes.rows)).toEqual(
        Object.fromEntries(
          Object.entries(tally(fellDue, (task) => [words[seriesOfTask(task)]!, ''])).map(([key, count]) => [
            key.replace(' · ', ''),
            count,
          ]),
        ),
      )
      const reportable = findings.filter((one) => one.status !== 'closed' && !isOfExam(one))
      for (const [severity, , , , all] of ages.rows)
        expect(all).toBe(reportable.filter((one) => one.severity === String(severity).toLowerCase()).length)
      expect(ages.rows.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(reportable.length)
    })
  },
)
