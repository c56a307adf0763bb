import { z } from 'zod'
import { eachOfNouns, withNames } from '../noun-list.ts'
import { Id } from '../platform/ids.ts'

const KINDS = [
  'task',
  'finding',
  'complaint',
  'policy',
  'assessment',
  'exam',
  'exam_item',
  'loan_test',
  'loan_batch',
  'loan_run',
  'hmda_register',
  'monitoring_test',
  'vendor',
  'risk',
  'control',
  'incident',
  'meeting',
  'product_review',
  'marketing_review',
] as const
/** What people of an institution work on: each may have comments, history, evidence, citations, and links. */
export const SUBJECT_KINDS = withNames(KINDS, 'subjects')
export const SubjectKind = z.enum(SUBJECT_KINDS)
export type SubjectKind = z.infer<typeof SubjectKind>

/** What a kind is called where it is listed with others. */
export const SUBJECT_LABELS: Record<SubjectKind, string> = {
  task: 'Task',
  finding: 'Finding',
  complaint: 'Complaint',
  vendor: 'Vendor',
  risk: 'Risk',
  control: 'Control',
  incident: 'Incident',
  meeting: 'Meeting',
  product_review: 'Product review',
  marketing_review: 'Marketing piece',
  policy: 'Policy',
  assessment: 'Assessment',
  exam: 'Examination',
  exam_item: 'Examination item',
  loan_test: 'Loan test',
  loan_batch: 'Loan batch',
  loan_run: 'Stored run of loans',
  hmda_register: 'HMDA register',
  monitoring_test: 'Monitoring test',
  ...eachOfNouns('subjects', ({ label }) => label),
}

/** One thing of the institution's work, named by kind and id. */
export const SubjectRef = z.object({ kind: SubjectKind, id: Id })
export type SubjectRef = z.infer<typeof SubjectRef>

/** As it is shown where something else names it. */
export const SubjectCard = SubjectRef.extend({
  title: z.string(),
  /** The page that shows it. */
  path: z.string(),
})
export type SubjectCard = z.infer<typeof SubjectCard>

/** Refusals of every operation that names a subject. */
/** What a strength is figured from is decided by those who may edit the record. */
export const SUPPORT_REFUSALS = {
  SUPPORT_OF_OTHERS: {
    status: 403,
    message: 'Its owner and managers alone decide what a risk or a control rests on.',
  },
} as const

export const SUBJECT_REFUSALS = {
  NOT_FOUND: { status: 404, message: 'This does not exist, or you may not see it.' },
} as const
