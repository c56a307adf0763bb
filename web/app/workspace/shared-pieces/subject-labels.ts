import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'

export const SUBJECT_LABELS: Record<SubjectKind, string> = {
  task: 'Task',
  finding: 'Finding',
  complaint: 'Complaint',
  policy: 'Policy',
  assessment: 'Assessment',
  exam: 'Examination',
  exam_item: 'Examination item',
  loan_test: 'Loan test',
  loan_batch: 'Loan batch',
  hmda_register: 'HMDA register',
  training: 'Training',
  training_assignment: 'Completion of a training',
  monitoring_test: 'Monitoring test',
}
