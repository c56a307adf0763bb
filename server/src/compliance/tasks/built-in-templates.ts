import type { TemplateItem, TemplateRhythm } from '@plumbline/contract/compliance/tasks.ts'

interface BuiltInTemplate {
  key: string
  name: string
  description: string
  anchor: string
  rhythm: TemplateRhythm
  items: TemplateItem[]
}

const item = (
  title: string,
  dueAfterDays: number,
  rest: Partial<Omit<TemplateItem, 'title' | 'dueAfterDays'>> = {},
): TemplateItem => ({
  title,
  dueAfterDays,
  description: '',
  priority: 'medium',
  topic: null,
  requiresEvidence: false,
  requiresApproval: false,
  checklist: [],
  after: [],
  ...rest,
})

const hmda = { topic: 'hmda' } as const

/** What the product brings with it. An institution that changes one keeps a copy of its own. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    key: 'hmda-filing-season',
    name: 'HMDA filing season',
    description:
      'From the closed year to the filed register. The annual submission is due by March 1 (12 CFR 1003.5(a)(1)(i)).',
    anchor: 'Filing deadline',
    rhythm: 'yearly',
    items: [
      item('Close the register for the calendar year', -55, { ...hmda, priority: 'high' }),
      item('Reconcile the register with the application log', -48, {
        ...hmda,
        requiresEvidence: true,
        after: [0],
      }),
      item('Check a sample of files against the register', -40, {
        ...hmda,
        requiresEvidence: true,
        after: [1],
        checklist: [
          'Choose the sample',
          'Compare every field with the file',
          'Record the error rate by field',
        ],
      }),
      item('Run all edits and correct syntactical and validity errors', -30, {
        ...hmda,
        priority: 'high',
        after: [2],
      }),
      item('Explain or correct quality edits', -21, { ...hmda, after: [3] }),
      item('Review macro quality edits against last year', -16, { ...hmda, after: [4] }),
      item('Name the officer who certifies the submission', -14, hmda),
      item('File the register and keep the confirmation', -5, {
        ...hmda,
        priority: 'high',
        requiresEvidence: true,
        requiresApproval: true,
        after: [4, 5, 6],
      }),
      item('Post the notice that disclosure data are available', 14, {
        ...hmda,
        requiresEvidence: true,
        after: [7],
      }),
    ],
  },
  {
    key: 'annual-policy-review',
    name: 'Annual policy review',
    description: 'One policy, from reading to the board.',
    anchor: 'Board meeting',
    rhythm: 'yearly',
    items: [
      item('Read the policy against current law', -60, {
        checklist: [
          'Rules that changed since the last approval',
          'Findings and complaints since then',
          'How we really work',
        ],
      }),
      item('Ask the departments that work by it for comments', -45, { after: [0] }),
      item('Draft the new version', -30, { after: [0, 1] }),
      item('Approve the draft in compliance', -20, { requiresApproval: true, after: [2] }),
      item('Put the policy on the agenda of the board', -14, { after: [3] }),
      item('File the minutes that approve it', 7, { requiresEvidence: true, after: [4] }),
      item('Send the new version for signature', 14, { after: [5] }),
    ],
  },
  {
    key: 'quarterly-access-review',
    name: 'Quarterly access review',
    description: 'Who can reach which system, and whether they still should.',
    anchor: 'Last day of the quarter',
    rhythm: 'quarterly',
    items: [
      item('List the people with access to each system', -14, { requiresEvidence: true }),
      item('Have each manager confirm the people of the department', -7, {
        requiresEvidence: true,
        after: [0],
      }),
      item('Remove the access that nobody confirmed', -3, {
        priority: 'high',
        requiresEvidence: true,
        after: [1],
      }),
      item('Sign the review', 0, { requiresApproval: true, after: [2] }),
    ],
  },
  {
    key: 'new-regulation',
    name: 'New regulation',
    description: 'From a final rule to working under it.',
    anchor: 'Effective date',
    rhythm: 'once',
    items: [
      item('Decide whether the rule applies to us, and why', -180, {
        priority: 'high',
        requiresEvidence: true,
      }),
      item('List the products, systems, forms, and policies it touches', -150, { after: [0] }),
      item('Plan the change with owners and dates', -135, { requiresApproval: true, after: [1] }),
      item('Ask vendors for the dates of their changes', -120, { after: [1] }),
      item('Change policies and procedures', -60, { after: [2] }),
      item('Change and test systems and forms', -30, {
        priority: 'high',
        requiresEvidence: true,
        after: [2, 3],
      }),
      item('Train the people who work under it', -14, { requiresEvidence: true, after: [4] }),
      item('Confirm that the change is live', 0, { priority: 'high', requiresEvidence: true, after: [5, 6] }),
      item('Test the first month under the rule', 45, { requiresEvidence: true, after: [7] }),
    ],
  },
  {
    key: 'exam-preparation',
    name: 'Exam preparation',
    description: 'From the letter to the first day on site.',
    anchor: 'First day of the examination',
    rhythm: 'once',
    items: [
      item('Enter the request list with an owner for each item', -42, { priority: 'high' }),
      item('Collect board minutes and approved policies', -28, { requiresEvidence: true, after: [0] }),
      item('Review open findings of the last examination', -28, { priority: 'high', after: [0] }),
      item('Gather training and monitoring records', -21, { requiresEvidence: true, after: [0] }),
      item('Run a self-test of the riskiest area', -21, { requiresEvidence: true }),
      item('Review every item before delivery', -10, { requiresApproval: true, after: [1, 2, 3] }),
      item('Deliver the requested items', -7, { priority: 'high', requiresEvidence: true, after: [5] }),
      item('Brief the people who will be interviewed', -3, { after: [5] }),
    ],
  },
]
