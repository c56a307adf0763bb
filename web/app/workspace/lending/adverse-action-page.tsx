import type { AdverseActionInput, AdverseActionResult } from '@plumbline/rules/loan-tests/adverse-action.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull } from '../../tools/lending/day-words.ts'
import { LoanTestScreen } from './loan-test-screen.tsx'
import type { TestDefinition } from './test-definition.ts'

const ADVERSE_ACTION: TestDefinition<AdverseActionInput, AdverseActionResult> = {
  name: 'adverse-action',
  title: 'Adverse action',
  question: 'When is the notice of action taken due?',
  part: '1002',
  sample: { kind: 'complete_application', date: '2026-01-31' },
  groups: [
    {
      heading: 'What happened',
      fields: [
        {
          kind: 'choice',
          name: 'kind',
          label: 'Event',
          required: true,
          citation: '1002.9(a)(1), 1002.9(c)(1)',
          choices: [
            ['complete_application', 'An application was completed'],
            ['incomplete_application', 'An incomplete application was received'],
            ['adverse_action_incomplete', 'Adverse action on an incomplete application'],
            ['adverse_action_existing_account', 'Adverse action on an existing account'],
            ['counteroffer', 'The applicant was told of a counteroffer'],
            ['reasons_request', 'The applicant asks for the reasons'],
          ],
        },
        {
          kind: 'date',
          name: 'date',
          label: 'Date of the event',
          required: true,
          hint: 'Of completion, receipt, action, or notice.',
        },
        {
          kind: 'yes-no',
          name: 'expresslyWithdrawn',
          label: 'Did the applicant expressly withdraw?',
          citation: '1002.9; comment 9-2',
          show: ({ kind }) => kind === 'complete_application' || kind === 'incomplete_application',
        },
        {
          kind: 'yes-no',
          name: 'accepted',
          label: 'Was the counteroffer accepted or used?',
          show: ({ kind }) => kind === 'counteroffer',
        },
        {
          kind: 'yes-no',
          name: 'combinedNotice',
          label: 'Were counteroffer and denial one notice?',
          citation: '1002.9(a)(1); comment 9(a)(1)-6',
          show: ({ kind }) => kind === 'counteroffer',
        },
        {
          kind: 'date',
          name: 'requested',
          label: 'Reasons requested on',
          hint: 'The date above is then the day of your notice.',
          citation: '1002.9(a)(2)(ii)',
          show: ({ kind }) => kind === 'reasons_request',
        },
      ],
    },
  ],
  run: (input) => apiClient.loanTests['adverse-action'](input),
  verdict: ({ noticeRequired, dueBy }) =>
    noticeRequired === null
      ? { tone: 'undetermined', headline: 'Not determined: the date of the request' }
      : dueBy === null
        ? { tone: 'answer', headline: 'No notice is required.' }
        : { tone: 'answer', headline: `Notify by ${dayInFull(dueBy)}.` },
}

export default function AdverseActionPage() {
  return <LoanTestScreen test={ADVERSE_ACTION} />
}
