import type { TaskFields } from '@plumbline/contract/compliance/tasks.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { insertComment } from '../../work/comments/comment-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { createTask } from './task-creation-store.ts'
import { changeTask } from './task-store.ts'

type Who = 'manager' | 'officer' | 'analyst'
type Topic = NonNullable<z.input<typeof TaskFields>['topic']>

interface SampleTask {
  title: string
  owner: Who | null
  /** Days from the day the sample is made. */
  due: number | null
  priority?: 'high' | 'medium' | 'low'
  topic?: Topic
  status?: 'in_progress' | 'waiting' | 'done'
  recurrence?: string
  checklist?: [string, boolean][]
  evidence?: boolean
  approval?: boolean
  cites?: string
  comment?: string
  /** Title of the task that comes first. */
  after?: string
}

const QUARTER_END = 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
const MONTH_END = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'

/** Forty with the corrective tasks of the findings, so that every view, filter, and state has something in it. */
const TASKS: readonly SampleTask[] = [
  {
    title: 'Quarterly access review',
    owner: 'manager',
    due: -3,
    priority: 'high',
    recurrence: QUARTER_END,
    evidence: true,
  },
  {
    title: 'Enter the new thresholds in loan origination',
    owner: 'officer',
    due: 2,
    priority: 'high',
    topic: 'qm',
    status: 'in_progress',
    evidence: true,
    approval: true,
    cites: '12 CFR 1026.43(e)(3)(ii)',
    comment: 'Ran 40 loans. Two move to the flat cap.',
    checklist: [
      ['Price limits', true],
      ['Points-and-fees tiers and caps', true],
      ['High-cost triggers', true],
      ['Appraisal exemption', false],
      ['Run the sample batch and compare', false],
    ],
  },
  {
    title: 'Explain quality edits in the register',
    owner: 'analyst',
    due: 4,
    topic: 'hmda',
    status: 'in_progress',
    checklist: [
      ['Q617', true],
      ['Q629', false],
      ['Q631', false],
    ],
  },
  {
    title: 'File the annual register',
    owner: 'manager',
    due: 45,
    priority: 'high',
    topic: 'hmda',
    after: 'Explain quality edits in the register',
    evidence: true,
    approval: true,
    cites: '12 CFR 1003.5(a)(1)',
  },
  {
    title: 'Reconcile the register with the application log',
    owner: 'analyst',
    due: 9,
    topic: 'hmda',
    evidence: true,
  },
  {
    title: 'Deliver flood determinations to the examiner',
    owner: 'officer',
    due: 4,
    topic: 'flood_insurance',
    evidence: true,
  },
  {
    title: 'Answer the follow-up of the examiner',
    owner: 'manager',
    due: 2,
    priority: 'high',
    status: 'in_progress',
    comment: 'The vendor sends its part today.',
  },
  { title: 'Tell us whether we make PACE loans', owner: 'officer', due: 9 },
  {
    title: 'Review the vendor list',
    owner: 'officer',
    due: 18,
    priority: 'low',
    recurrence: 'FREQ=MONTHLY;INTERVAL=3',
  },
  {
    title: 'Approve the qualified mortgage policy',
    owner: 'manager',
    due: 3,
    topic: 'qm',
    status: 'waiting',
  },
  {
    title: 'Vendor reply on appraisal independence',
    owner: 'officer',
    due: 8,
    priority: 'low',
    topic: 'appraisal_management',
    status: 'waiting',
    cites: '12 CFR 1026.42(c)',
  },
  { title: 'Board minutes for the examination', owner: 'manager', due: 2, status: 'waiting' },
  {
    title: 'Test ten closing disclosures for timing',
    owner: 'analyst',
    due: 6,
    topic: 'trid',
    evidence: true,
    cites: '12 CFR 1026.19(f)(1)(ii)',
  },
  {
    title: 'Check fee tolerances on last month’s closings',
    owner: 'analyst',
    due: 11,
    topic: 'trid',
    recurrence: MONTH_END,
    evidence: true,
  },
  {
    title: 'Update the fee sheet',
    owner: 'officer',
    due: -6,
    topic: 'trid',
    status: 'done',
    evidence: false,
  },
  { title: 'Assess the asset threshold for HMDA', owner: 'analyst', due: -5, topic: 'hmda', status: 'done' },
  { title: 'Upload flood procedures', owner: 'officer', due: -8, topic: 'flood_insurance', status: 'done' },
  { title: 'Post the holiday calendar', owner: 'officer', due: -9, priority: 'low', status: 'done' },
  { title: 'Train new loan officers on TRID', owner: 'manager', due: -12, topic: 'trid', status: 'done' },
  {
    title: 'Review denied applications for fair lending',
    owner: 'analyst',
    due: 13,
    topic: 'fair_lending',
    evidence: true,
    approval: true,
    cites: '12 CFR 1002.4(a)',
  },
  {
    title: 'Second review of marginal denials',
    owner: 'manager',
    due: 20,
    topic: 'fair_lending',
    after: 'Review denied applications for fair lending',
  },
  {
    title: 'Check adverse action notices for timing',
    owner: 'analyst',
    due: 7,
    topic: 'fair_lending',
    cites: '12 CFR 1002.9(a)(1)',
  },
  {
    title: 'Review advertising on the website',
    owner: 'officer',
    due: 16,
    topic: 'fair_lending',
    recurrence: 'FREQ=MONTHLY',
    cites: '12 CFR 1026.24',
  },
  {
    title: 'Independent test of the BSA program',
    owner: 'manager',
    due: 60,
    priority: 'high',
    topic: 'bsa_aml',
    evidence: true,
    approval: true,
    cites: '31 CFR 1020.210',
  },
  {
    title: 'Review alerts of transaction monitoring',
    owner: 'analyst',
    due: 1,
    topic: 'bsa_aml',
    recurrence: 'FREQ=WEEKLY',
  },
  { title: 'BSA training for the board', owner: 'manager', due: 34, topic: 'bsa_aml', evidence: true },
  {
    title: 'Check flood determinations on new loans',
    owner: 'analyst',
    due: 10,
    topic: 'flood_insurance',
    recurrence: MONTH_END,
  },
  {
    title: 'Review appraiser selection',
    owner: 'officer',
    due: 22,
    topic: 'appraisal_management',
    cites: '12 CFR 1026.42',
  },
  {
    title: 'Confirm copies of appraisals go out',
    owner: 'analyst',
    due: 12,
    topic: 'appraisal_management',
    cites: '12 CFR 1002.14(a)(1)',
  },
  {
    title: 'Sample of escrow analyses',
    owner: 'analyst',
    due: 28,
    evidence: true,
    cites: '12 CFR 1024.17(f)',
  },
  { title: 'Review complaint log for trends', owner: 'manager', due: 17, recurrence: 'FREQ=MONTHLY' },
  {
    title: 'Annual review of the record retention schedule',
    owner: 'officer',
    due: 40,
    priority: 'low',
    recurrence: 'FREQ=YEARLY',
  },
  { title: 'Point of contact for the examination', owner: 'manager', due: -2, priority: 'high' },
  {
    title: 'Prepare the quarterly report to the board',
    owner: 'manager',
    due: 14,
    priority: 'high',
    recurrence: QUARTER_END,
    checklist: [
      ['Numbers', false],
      ['Findings', false],
      ['Changes in law', false],
    ],
  },
  {
    title: 'Correct two late closing disclosures',
    owner: 'analyst',
    due: -1,
    priority: 'high',
    topic: 'trid',
    evidence: true,
  },
  { title: 'Decide on a new compliance newsletter', owner: null, due: null, priority: 'low' },
  {
    title: 'Map counties of lending for fair lending review',
    owner: 'analyst',
    due: 50,
    topic: 'cra',
    priority: 'low',
  },
  {
    title: 'Test that servicing transfers were told in time',
    owner: 'officer',
    due: 33,
    evidence: true,
    cites: '12 CFR 1024.33(b)(3)',
  },
  {
    title: 'Compare advertised rates with the rate sheet',
    owner: 'analyst',
    due: 9,
    cites: '12 CFR 1026.24(a)',
  },
  {
    title: 'Check adverse action notices of the last quarter',
    owner: 'officer',
    due: 24,
    topic: 'fair_lending',
    evidence: true,
    cites: '12 CFR 1002.9(a)(1)(i)',
  },
  {
    title: 'Match the flood determinations of the new servicer',
    owner: 'analyst',
    due: 45,
    topic: 'flood_insurance',
  },
  {
    title: 'Collect the yearly attestations of loan originators',
    owner: 'manager',
    due: 60,
    priority: 'low',
    recurrence: 'FREQ=YEARLY',
  },
]

export const taskSample: SamplePart = {
  name: 'tasks',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      const ids = new Map<string, string>()
      for (const task of TASKS) {
        const owner = task.owner && people[task.owner]
        const before = task.after && ids.get(task.after)
        const id = await createTask(tx, institutionId, manager, {
          title: task.title,
          ownerId: owner?.userId ?? null,
          dueOn: task.due === null ? null : day(task.due),
          priority: task.priority ?? 'medium',
          topic: task.topic ?? null,
          recurrence: task.recurrence ?? '',
          requiresEvidence: task.evidence ?? false,
          requiresApproval: task.approval ?? false,
          checklist: (task.checklist ?? []).map(([text, isDone]) => ({
            id: crypto.randomUUID(),
            text,
            isDone,
          })),
          after: before ? [before] : [],
        })
        ids.set(task.title, id)
        if (task.status) {
          const by = owner || manager
          await changeTask(tx, institutionId, id, { status: task.status }, by.fullName)
          await recordHistory(
            tx,
            institutionId,
            by,
            { kind: 'task', id },
            {
              action: 'changed',
              changes: [{ field: 'status', from: 'open', to: task.status }],
            },
          )
        }
        const citation = task.cites && parseCitation(task.cites)
        if (citation) await addCitation(tx, institutionId, manager.userId, { kind: 'task', id }, citation)
        if (task.comment)
          await insertComment(tx, institutionId, { kind: 'task', id }, analyst, {
            body: task.comment,
            mentions: [],
            passage: null,
          })
      }
    })
  },
}
