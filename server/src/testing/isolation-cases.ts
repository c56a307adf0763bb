import { EXAM_ROWS } from './isolation-rows/exam-rows.ts'
import { INSIGHT_ROWS } from './isolation-rows/insight-rows.ts'
import { LENDING_ROWS } from './isolation-rows/lending-rows.ts'
import type { MakeRow } from './isolation-rows/make-row.ts'
import { PERSON_ROWS } from './isolation-rows/person-rows.ts'
import { POLICY_ROWS } from './isolation-rows/policy-rows.ts'
import { RECORD_ROWS } from './isolation-rows/record-rows.ts'
import { TASK_ROWS } from './isolation-rows/task-rows.ts'
import { NOUN_TEST_CALLS } from './noun-test-calls.ts'

/** By the beginning of an operation's name, such as `tasks` or `tasks.comments`; the longest one counts. */
export const ISOLATION_CASES: Record<string, MakeRow> = {
  ...Object.assign({}, ...NOUN_TEST_CALLS.map(({ rows }) => rows)),
  ...PERSON_ROWS,
  ...EXAM_ROWS,
  ...POLICY_ROWS,
  ...RECORD_ROWS,
  ...TASK_ROWS,
  ...LENDING_ROWS,
  ...INSIGHT_ROWS,
}

/** Operations on rows that all institutions share, or that only operators of the installation reach. */
export const NOT_OF_AN_INSTITUTION: readonly string[] = [
  'articles.',
  'blog.',
  'checklists.',
  'press.',
  'media.',
  'content.',
  'referenceData.',
  'regulations.',
  'legalStatuses.',
  'regulationSources.',
  'regulatoryUpdates.',
  // Named by the update, which all share; its own tests ask as another institution.
  'updateSummaries.',
  'institutions.',
  // Answered alike whether the token is known or not.
  'notifications.unsubscribe',
  'notifications.openPreferences',
  // Answered alike whether the link is anybody's; the session is a secret, and its own tests name other rows.
  'reading.',
  'vendorAnswering.',
  // Names a test, not a row.
  'loanTestBatches.template',
  // Name a kind or a step, not a row; their own tests ask about another institution.
  'workImports.',
  'setup.',
  'requests.',
  'users.',
  'writing.',
]
