import { HOUR_MS, SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { attestationHandlers } from './attestation-handlers.ts'
import { findLawChanges } from './law-change-work.ts'
import { POLICY_DEADLINES, POLICY_WAITING } from './policy-deadlines.ts'
import { policyDraftHandlers } from './policy-draft-handlers.ts'
import { policyHandlers } from './policy-handlers.ts'
import { policyLawHandlers } from './policy-law-handlers.ts'
import { policySample } from './policy-sample.ts'
import { policySubject } from './policy-subject.ts'
import { policyVersionHandlers } from './policy-version-handlers.ts'
import { askToSignAgain } from './signature-rounds.ts'

export const policyNoun = defineNoun({
  handlers: {
    policies: { ...policyHandlers, ...policyVersionHandlers },
    policyDrafts: policyDraftHandlers,
    policyLaw: policyLawHandlers,
    attestations: attestationHandlers,
  },
  tables: {
    policies: {
      audit: ['policy.'],
      search: 'policy',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['policies'],
      hasTopic: true,
    },
    policy_versions: {
      audit: ['policy.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['policies'],
      partOf: 'policies',
    },
    policy_approvals: {
      audit: ['policy.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['policies'],
      partOf: 'policy_versions',
    },
    policy_suggestions: {
      audit: ['policy.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['policyDrafts'],
      partOf: 'policy_versions',
    },
    policy_draft_presence: {
      audit: { none: 'It says who has a draft open at the moment, and changes nothing.' },
      search: { none: 'Nobody looks for who had a draft open.' },
      retention: 'Minutes: rows older than ten minutes go as the next person closes a draft.',
      personExport: 'Nothing: it is overwritten every few seconds while a draft is open.',
      sample: { none: 'Nobody has a draft of the sample open.' },
      isolation: ['policyDrafts'],
      partOf: 'policy_versions',
    },
    policy_section_citations: {
      audit: ['policy.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['policyLaw'],
      partOf: 'policy_versions',
    },
    policy_law_changes: {
      audit: { none: 'Found by the program.' },
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Found by the program within the hour.' },
      isolation: ['policyLaw'],
      partOf: 'policies',
    },
    attestations: {
      audit: ['attestation.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'policies',
      isolation: ['attestations'],
      partOf: 'policies',
    },
    policy_quizzes: {
      audit: ['attestation.'],
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Asked with a quiz when a manager writes one.' },
      isolation: ['attestations'],
      partOf: 'policy_versions',
    },
    policy_signature_rounds: {
      audit: { none: 'Work of the program; the requests that it makes stand in the history of the policy.' },
      search: PART_OF('policy'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Written when a version comes into force.' },
      isolation: { none: 'No operation names one.' },
      partOf: 'policy_versions',
    },
  },
  subjects: [policySubject],
  deadlines: POLICY_DEADLINES,
  waiting: POLICY_WAITING,
  notifications: [
    'attestation.asked',
    'attestation.reminder',
    'attestation.due_in_week',
    'attestation.due_tomorrow',
    'attestation.overdue',
    'policy.approval_wanted',
    'policy.approved',
    'policy.review_due',
    'policy.review_overdue',
    'policy.sent_back',
    'policy.suggested',
    'policy.suggestions_decided',
  ],
  search: ['policies'],
  keyScopes: ['policies'],
  webhooks: ['policy', 'attestation'],
  sample: [policySample],
  jobs: ({ db, now }) => [
    { name: 'signatures of new versions', everyMs: 300 * SECOND_MS, run: () => askToSignAgain(db, now()) },
    { name: 'law changes', everyMs: HOUR_MS, run: () => findLawChanges(db, now()) },
  ],
  queue: { none: 'Policies put nothing into the queue.' },
})
