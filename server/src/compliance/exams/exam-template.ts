import type { NewExamItem } from '@plumbline/contract/compliance/exam-items.ts'

/** The six elements under which NCUA's compliance guide looks at a compliance program; the requests are our own words. */
const NCUA_SECTIONS: readonly (readonly [section: string, requests: readonly string[]])[] = [
  [
    'Board oversight',
    [
      'Minutes in which the board reviewed compliance',
      'Appointment and reporting line of the compliance officer',
    ],
  ],
  [
    'Policies and procedures',
    ['Current compliance policies with their approvals', 'Procedures that implement them'],
  ],
  ['Training', ['Training plan with who has to attend', 'Records of completed training']],
  [
    'Monitoring and corrective action',
    ['Monitoring plan and its results', 'Corrective actions with dates and evidence'],
  ],
  [
    'Complaint response',
    ['Complaint log of the period', 'Procedures for receiving and answering complaints'],
  ],
  ['Compliance audit', ['Scope and reports of compliance audits', 'Responses to audit findings']],
]

export const templateItems = (template: 'ncua' | 'empty'): NewExamItem[] =>
  template === 'empty'
    ? []
    : NCUA_SECTIONS.flatMap(([section, requests], place) =>
        requests.map((request, index) => ({
          number: `${place + 1}.${'abc'[index]}`,
          section,
          request,
          dueOn: null,
          note: '',
          ownerId: null,
        })),
      )
