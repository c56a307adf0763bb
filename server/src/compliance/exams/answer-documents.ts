import type { Db } from '@plumbline/database/db.ts'
import { LOAN_TESTS } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { longDay, longMomentIn } from '../../platform/days/long-day.ts'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { OpenedRegister } from '../hmda/opened-register.ts'
import { type AnswerDocument, fileNameOf } from './answer-document.ts'
import { type Deliverer, type DrawnPolicy, filesOfPolicy } from './drawn-policies.ts'
import type { AnswerRow } from './exam-answer-store.ts'

export interface AnswerSources {
  openRegister: (id: string) => Promise<OpenedRegister>
  reportBatch: (id: string) => Promise<Uint8Array | undefined>
  policies: readonly DrawnPolicy[]
  from: Deliverer
}

/**
 * What goes out for an answer that is no file: the words themselves, a page that states what is stored, or a HMDA
 * register as `openRegister` unseals it, the report of a batch of loan tests, or a policy as it was drawn and its text.
 * Nothing where it is gone.
 */
export async function documentsOf(
  tx: Db,
  institutionId: string,
  answer: AnswerRow,
  sources: AnswerSources,
): Promise<AnswerDocument[]> {
  if (answer.kind === 'policy_version')
    return sources.policies.filter(({ answerId }) => answerId === answer.id).flatMap(filesOfPolicy)
  const document = await documentOf(tx, institutionId, answer, sources)
  return document ? [document] : []
}

async function documentOf(
  tx: Db,
  institutionId: string,
  answer: AnswerRow,
  { openRegister, reportBatch, from }: AnswerSources,
): Promise<AnswerDocument | undefined> {
  switch (answer.kind) {
    case 'note':
      return {
        ...{ title: 'Note', name: 'note.txt', contentType: 'text/plain' },
        bytes: Buffer.from(answer.text, 'utf8'),
      }
    case 'evidence':
      return {
        name: `${fileNameOf(answer.text)}.txt`,
        contentType: 'text/plain',
        bytes: Buffer.from(
          [answer.text, `Valid on ${answer.validOn ?? 'an unknown day'}`, answer.note]
            .filter(Boolean)
            .join('\n'),
          'utf8',
        ),
      }
    case 'loan_test':
      return loanTestDocument(tx, institutionId, answer, from)
    case 'loan_batch': {
      const bytes = await reportBatch(answer.targetId!)
      return (
        bytes && {
          name: `${fileNameOf(answer.text)}.pdf`,
          contentType: 'application/pdf',
          bytes: Buffer.from(bytes),
        }
      )
    }
    case 'task':
      return taskDocument(tx, institutionId, answer, from)
    case 'hmda_file': {
      const { name, bytes } = await openRegister(answer.targetId!)
      return { name, contentType: 'text/plain', bytes }
    }
  }
}

interface LoanTestRow extends Record<string, unknown> {
  calculator: string
  loanNumber: string
  outcome: string
  input: Record<string, unknown>
  answer: { steps?: { text: string; citation?: string | null }[]; notes?: string[] }
  rulesVersion: string
  registerVersion: string
  sha256: string
  createdAt: string
}

async function loanTestDocument(
  tx: Db,
  institutionId: string,
  { targetId, text }: AnswerRow,
  { timeZone }: Deliverer,
) {
  const { rows } = await tx.execute<LoanTestRow>(sql`
    select calculator, loan_number as "loanNumber", outcome, input, answer, rules_version as "rulesVersion",
      register_version as "registerVersion", sha256, ${utcMoment('created_at')} as "createdAt"
    from loan_test_results where institution_id = ${institutionId} and id = ${targetId}`)
  const [result] = rows
  if (!result) return undefined
  const blocks: DocumentBlock[] = [
    {
      kind: 'facts',
      facts: [
        { label: 'Test', value: testName(result.calculator) },
        ...(result.loanNumber ? [{ label: 'Loan', value: result.loanNumber }] : []),
        { label: 'Outcome', value: OUTCOME_WORDS[result.outcome] ?? result.outcome },
        { label: 'Rules', value: result.rulesVersion },
        { label: 'Register of figures', value: result.registerVersion },
        { label: 'SHA-256', value: result.sha256 },
      ],
    },
    { kind: 'heading', text: 'Inputs' },
    {
      kind: 'facts',
      facts: Object.entries(result.input).map(([label, value]) => ({
        label: inWords(label),
        value: typeof value === 'object' ? JSON.stringify(value) : String(value),
      })),
    },
    { kind: 'heading', text: 'The working' },
    {
      kind: 'table',
      headings: ['', 'Step', 'Paragraph'],
      widths: [1, 9, 5],
      rows: (result.answer.steps ?? []).map(({ text: step, citation }, index) => [
        index + 1,
        step,
        citation ?? '',
      ]),
    },
  ]
  return pdf(text, `Saved ${longMomentIn(result.createdAt, timeZone)}`, result.createdAt, blocks)
}

const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  within: 'Within the limit',
  outside: 'Outside the limit',
  undetermined: 'Not determined',
  answer: 'Answer, no limit applies',
}

/** With the name that the API has for it, so that anybody can repeat it. */
function testName(calculator: string): string {
  const test = LOAN_TESTS.find(({ name }) => name === calculator)
  return test ? `${test.coverage.name} (${calculator})` : calculator
}

/** plannedConsummation is "Planned consummation". */
function inWords(name: string): string {
  const words = name.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface TaskRow extends Record<string, unknown> {
  status: string
  owner: string | null
  dueOn: string | null
  completedOn: string | null
  description: string
  checklist: { text: string; isDone: boolean }[]
  createdAt: string
}

async function taskDocument(
  tx: Db,
  institutionId: string,
  { targetId, text }: AnswerRow,
  { timeZone }: Deliverer,
) {
  const { rows } = await tx.execute<TaskRow>(sql`
    select t.status, (select p.full_name from user_profiles p where p.institution_id = t.institution_id
        and p.user_id = t.owner_id) as owner, t.due_on::text as "dueOn",
      ${dayOf(sql`t.done_at`, sql`t.institution_id`)}::text as "completedOn", t.description, t.checklist,
      ${utcMoment('t.created_at')} as "createdAt"
    from tasks t where t.institution_id = ${institutionId} and t.id = ${targetId}`)
  const [task] = rows
  if (!task) return undefined
  return pdf(text, `Task, as of ${longMomentIn(new Date().toISOString(), timeZone)}`, task.createdAt, [
    {
      kind: 'facts',
      facts: [
        { label: 'Status', value: task.status.replaceAll('_', ' ') },
        { label: 'Owner', value: task.owner ?? 'Nobody' },
        { label: 'Due', value: task.dueOn ? longDay(task.dueOn) : 'No date' },
        ...(task.completedOn ? [{ label: 'Done', value: longDay(task.completedOn) }] : []),
      ],
    },
    ...(task.description ? [{ kind: 'paragraph' as const, text: task.description }] : []),
    ...(task.checklist.length > 0
      ? [
          {
            kind: 'list' as const,
            items: task.checklist.map((point) => `${point.isDone ? 'Done' : 'Open'}: ${point.text}`),
          },
        ]
      : []),
  ])
}

async function pdf(
  title: string,
  about: string,
  createdAt: string,
  blocks: DocumentBlock[],
): Promise<AnswerDocument> {
  return {
    name: `${fileNameOf(title)}.pdf`,
    contentType: 'application/pdf',
    bytes: await renderPdfDocument({ title, about, createdAt, blocks }),
  }
}
