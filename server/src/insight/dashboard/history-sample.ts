import { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { insertComplaint } from '../../compliance/complaints/complaint-store.ts'
import { createFinding } from '../../compliance/findings/finding-creation-store.ts'
import { setFindingStatus } from '../../compliance/findings/finding-store.ts'
import { insertRequests, recordSignature } from '../../compliance/policies/attestation-store.ts'
import { createTask } from '../../compliance/tasks/task-creation-store.ts'
import { changeTask } from '../../compliance/tasks/task-store.ts'
import type { SampleContext, SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'

type Who = 'manager' | 'officer' | 'analyst'

/** How the rows of a noun are dated back once its store has made them. */
type DayOf = (ago: number) => string

/** A task each week, by turns. In the first weeks much was late; it got better. */
const WEEKLY: readonly { title: string; owner: Who; topic: Topic }[] = [
  { title: 'Check closing disclosures', owner: 'analyst', topic: 'trid' },
  { title: 'Check the price of qualified mortgages', owner: 'officer', topic: 'qm' },
  { title: 'Reconcile the register with the log of applications', owner: 'analyst', topic: 'hmda' },
  { title: 'Review adverse action notices', owner: 'officer', topic: 'fair_lending' },
  { title: 'Review alerts of transaction monitoring', owner: 'manager', topic: 'bsa_aml' },
  { title: 'Check flood determinations', owner: 'analyst', topic: 'flood_insurance' },
  { title: 'Confirm that copies of appraisals went out', owner: 'officer', topic: 'appraisal_management' },
  { title: 'Map applications by county', owner: 'analyst', topic: 'cra' },
]
const TASKS = 52
const EVERY_DAYS = 2.4
/** Days late, by turns, of the older half; the newer half is on time but for a few. */
const LATE_BEFORE = [14, 0, 9, 21, 0, 12, 5]
const LATE_SINCE = [0, 0, 0, 4, 0, 0, 0, 0, 6]

const FINDINGS: readonly {
  title: string
  source: 'audit' | 'self_test' | 'complaint' | 'monitoring'
  severity: 'high' | 'medium' | 'low'
  topic: Topic
  found: number
  closed: number
  cites: string
}[] = [
  {
    title: 'Revised Loan Estimates sent after three business days',
    ...{ source: 'audit', severity: 'high', topic: 'trid', found: 118, closed: 58 },
    cites: '12 CFR 1026.19(e)(4)(i)',
  },
  {
    title: 'Points and fees counted without the broker fee',
    ...{ source: 'self_test', severity: 'high', topic: 'qm', found: 96, closed: 41 },
    cites: '12 CFR 1026.32(b)(1)(ii)',
  },
  {
    title: 'Census tracts of two counties not updated',
    ...{ source: 'monitoring', severity: 'medium', topic: 'hmda', found: 104, closed: 66 },
    cites: '12 CFR 1003.4(a)(9)(ii)',
  },
  {
    title: 'Notices of adverse action named no specific reason',
    ...{ source: 'complaint', severity: 'high', topic: 'fair_lending', found: 84, closed: 30 },
    cites: '12 CFR 1002.9(b)(2)',
  },
  {
    title: 'Beneficial owners not renewed at a new account',
    ...{ source: 'audit', severity: 'medium', topic: 'bsa_aml', found: 130, closed: 73 },
    cites: '31 CFR 1010.230',
  },
  {
    title: 'Coverage of one condominium below its insurable value',
    ...{ source: 'monitoring', severity: 'medium', topic: 'flood_insurance', found: 76, closed: 19 },
    cites: '12 CFR 760.3',
  },
  {
    title: 'Appraiser chosen by the loan officer in one file',
    ...{ source: 'self_test', severity: 'medium', topic: 'appraisal_management', found: 62, closed: 12 },
    cites: '12 CFR 1026.42(c)',
  },
]

const COMPLAINTS: readonly (Pick<
  ComplaintFields,
  'title' | 'kind' | 'channel' | 'topic' | 'cause' | 'ruleCited'
> & {
  received: number
  /** Days until the answer; null: none yet. */
  answered: number | null
})[] = [
  {
    title: 'Escrow surplus not refunded',
    cause: 'process',
    ruleCited: '12 CFR 1024.17(f)(2)',
    kind: 'notice_of_error',
    channel: 'letter',
    topic: null,
    received: 84,
    answered: 20,
  },
  {
    title: 'Payment credited two days late',
    cause: 'system',
    ruleCited: '12 CFR 1026.36(c)(1)',
    kind: 'notice_of_error',
    channel: 'letter',
    topic: null,
    received: 71,
    answered: 52,
  },
  {
    title: 'Closing date moved at short notice',
    cause: 'employee',
    ruleCited: '',
    kind: 'other',
    channel: 'email',
    topic: 'trid',
    received: 55,
    answered: 6,
  },
  {
    title: 'Asks who owns the loan',
    cause: 'none',
    ruleCited: '12 CFR 1024.36(d)(2)(i)(A)',
    kind: 'information_request',
    channel: 'letter',
    topic: null,
    received: 40,
    answered: 8,
  },
  {
    title: 'Force-placed insurance although covered',
    cause: 'third_party',
    ruleCited: '12 CFR 1024.37(b)',
    kind: 'notice_of_error',
    channel: 'letter',
    topic: 'flood_insurance',
    received: 33,
    answered: 25,
  },
  {
    title: 'Copy of the appraisal arrived late',
    cause: 'process',
    ruleCited: '12 CFR 1002.14(a)(1)',
    kind: 'other',
    channel: 'phone',
    topic: 'appraisal_management',
    received: 21,
    answered: 3,
  },
  {
    title: 'Payoff statement not received',
    cause: 'unknown',
    ruleCited: '12 CFR 1026.36(c)(3)',
    kind: 'notice_of_error',
    channel: 'letter',
    topic: null,
    received: 9,
    answered: null,
  },
]

/**
 * What the sample institution did in the months before it was made, by the same stores; then the rows are dated back.
 * The snapshots count it day by day.
 */
export const historySample: SamplePart = {
  name: 'history',
  async make(context) {
    const last = parseDay(context.today, 'today')
    const dayOf: DayOf = (ago) => formatDay(last - ago)
    await ageOtherWork(context, dayOf)
    await addTasks(context, dayOf)
    await addFindings(context, dayOf)
    await addComplaints(context, dayOf)
    await addSignatures(context, dayOf)
  },
}

/** Noon in the middle of the country: the same day in each of its time zones. */
const noon = (day: string) => `${day}T18:00:00Z`

async function addTasks({ institutionId, inInstitution, ...people }: SampleContext, dayOf: DayOf) {
  await inInstitution(async (tx) => {
    for (let index = 0; index < TASKS; index++) {
      const { title, owner, topic } = WEEKLY[index % WEEKLY.length]!
      const due = Math.round(3 + (TASKS - index) * EVERY_DAYS)
      const delays = index < TASKS / 2 ? LATE_BEFORE : LATE_SINCE
      const done = Math.max(1, due - delays[index % delays.length]!)
      const { userId, fullName } = people[owner]
      const id = await createTask(tx, institutionId, people.manager, {
        ...{
          title: `${title}, ${MONTH_DAY.format(new Date(dayOf(due)))}`,
          ownerId: userId,
          dueOn: dayOf(due),
          topic,
        },
        priority: 'medium',
      })
      await changeTask(tx, institutionId, id, { status: 'done' }, fullName)
      await tx.execute(sql`
        update tasks set created_at = ${noon(dayOf(due + 20))}::timestamptz, done_at = ${noon(dayOf(done))}::timestamptz,
          updated_at = ${noon(dayOf(done))}::timestamptz
        where institution_id = ${institutionId} and id = ${id}`)
    }
  })
}

const MONTH_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

async function addFindings({ institutionId, inInstitution, manager, officer }: SampleContext, dayOf: DayOf) {
  await inInstitution(async (tx) => {
    for (const { found, closed, cites, ...fields } of FINDINGS) {
      const id = await createFinding(tx, institutionId, manager, {
        ...fields,
        ownerId: officer.userId,
        foundOn: dayOf(found),
        responseDueOn: dayOf(found - 30),
      })
      const citation = parseCitation(cites)
      if (citation) await addCitation(tx, institutionId, manager.userId, { kind: 'finding', id }, citation)
      await setFindingStatus(tx, institutionId, id, 'waiting_for_closure', officer)
      await setFindingStatus(tx, institutionId, id, 'closed', manager)
      await tx.execute(sql`
        update findings set created_at = ${noon(dayOf(found))}::timestamptz,
          closed_at = ${noon(dayOf(closed))}::timestamptz, updated_at = ${noon(dayOf(closed))}::timestamptz
        where institution_id = ${institutionId} and id = ${id}`)
    }
  })
}

async function addComplaints(
  { institutionId, inInstitution, manager, officer }: SampleContext,
  dayOf: DayOf,
) {
  await inInstitution(async (tx) => {
    for (const { received, answered, ...fields } of COMPLAINTS)
      await insertComplaint(
        tx,
        institutionId,
        ComplaintFields.parse({
          ...fields,
          ...{ product: 'Mortgage', ownerId: officer.userId, receivedOn: dayOf(received) },
          acknowledgedOn: dayOf(received - 2),
          answeredOn: answered === null ? null : dayOf(received - answered),
          outcome: answered === null ? '' : 'Answered in writing.',
        }),
        manager.fullName,
      )
  })
}

/** Signatures of the policies that came into force in the months before: most in time, one late, one still missing. */
async function addSignatures({ institutionId, inInstitution, ...people }: SampleContext, dayOf: DayOf) {
  await inInstitution(async (tx) => {
    const { rows } = await tx.execute<{
      policyId: string
      versionId: string
      sha256: string
      since: number
    }>(sql`
      select v.policy_id as "policyId", v.id as "versionId", v.sha256, ${dayOf(0)}::date - v.effective_on as since
      from policy_versions v where v.institution_id = ${institutionId} and v.state = 'approved'
        and v.effective_on between ${dayOf(80)}::date and ${dayOf(15)}::date order by v.effective_on`)
    for (const [index, { since, sha256, ...version }] of rows.entries()) {
      const due = since - 14
      const signers = [people.manager, people.officer, people.analyst]
      await insertRequests(
        tx,
        institutionId,
        { ...version, dueOn: dayOf(due) },
        signers.map(({ userId }) => userId),
        people.manager,
      )
      await tx.execute(sql`
        update attestations set asked_at = ${noon(dayOf(since))}::timestamptz
        where institution_id = ${institutionId} and version_id = ${version.versionId}`)
      for (const [place, { userId }] of signers.entries()) {
        const isLate = index === 0 && place === 2
        const signed = Math.max(1, isLate ? due - 9 : since - 3 - 4 * place)
        await recordSignature(tx, institutionId, userId, {
          ...{ versionId: version.versionId, sha256, address: '192.0.2.10', today: dayOf(signed) },
          sentence: 'I have read this version of the policy and will follow it.',
          method: 'password',
          quiz: [],
          signedAt: noon(dayOf(signed)),
        })
      }
    }
  })
}

/** The other parts of the sample are as old as their dates say. */
async function ageOtherWork({ institutionId, inInstitution }: SampleContext, dayOf: DayOf) {
  await inInstitution(async (tx) => {
    await tx.execute(sql`
      update tasks set created_at = (due_on - 40)::timestamptz
      where institution_id = ${institutionId} and due_on is not null and due_on - 40 < created_at::date`)
    await tx.execute(sql`
      update tasks set done_at = (due_on + 1)::timestamptz - interval '6 hours'
      where institution_id = ${institutionId} and status = 'done' and due_on < ${dayOf(0)}::date and done_at >= due_on + 1`)
    await tx.execute(sql`
      update findings set created_at = found_on::timestamptz
      where institution_id = ${institutionId} and found_on < created_at::date`)
    await tx.execute(sql`
      update policies set created_at = ${dayOf(200)}::timestamptz where institution_id = ${institutionId}`)
  })
}
