import { type ExportedTable, WHOLE } from '../../work/nouns/exported-table.ts'
import { registeredTables } from '../../work/nouns/noun-register.ts'

type Export = ExportedTable | { leftOut: string }

const NEEDS_SECRET = { not: 'Useless without its secret, which stays behind. Make a new one.' }
const OF_PERSON = 'Private to a person, who exports it from the own account.'
const OF_PROGRAM = 'Work of the program, of no use elsewhere.'
const BSA = 'Confidential: only the people named on the BSA log see it, in the product.'
const SELF_TEST = 'Confidential: only the people named on the self-test room see it, in the product.'
const SECRET_ADDRESS = 'Hashes of addresses that expire.'

const TABLES: Readonly<Record<string, Export>> = {
  institutions: {
    imported: 'institution',
    institution: 'id',
    key: ['id'],
    without: ['version', 'is_sample', 'review_reminded_on'],
  },
  institution_people: { imported: 'people', key: ['user_id'] },
  // With the role that a manager chose for each; a directory that is connected again finds them by name.
  directory_groups: WHOLE,
  institution_facts: WHOLE,
  institution_setups: WHOLE,
  tasks: { imported: 'rows', exam: 'task' },
  task_dependencies: { imported: 'rows', exam: 'of_tasks' },
  task_templates: WHOLE,
  findings: { imported: 'rows', exam: 'finding' },
  vendors: WHOLE,
  vendor_question_sets: WHOLE,
  complaints: WHOLE,
  incidents: WHOLE,
  marketing_reviews: WHOLE,
  meetings: WHOLE,
  product_reviews: WHOLE,
  product_review_steps: WHOLE,
  adopted_duties: WHOLE,
  controls: WHOLE,
  risk_methods: WHOLE,
  risks: WHOLE,
  risk_assessments: WHOLE,
  readers: {
    imported: 'rows',
    without: [
      'code_hash',
      'code_sent_at',
      'code_ends_at',
      'wrong_codes',
      'codes_since',
      'codes_in_day',
      'session_hash',
      'session_ends_at',
    ],
  },
  vendor_questionnaires: WHOLE,
  monitoring_tests: WHOLE,
  monitoring_runs: WHOLE,
  monitoring_sample_items: WHOLE,
  policies: WHOLE,
  policy_versions: WHOLE,
  policy_approvals: WHOLE,
  policy_suggestions: WHOLE,
  policy_section_citations: WHOLE,
  policy_law_changes: WHOLE,
  attestations: WHOLE,
  policy_quizzes: WHOLE,
  policy_signature_rounds: WHOLE,
  institution_articles: WHOLE,
  institution_topics: WHOLE,
  update_assessments: WHOLE,
  update_assessment_steps: WHOLE,
  update_summaries: WHOLE,
  loan_test_results: WHOLE,
  loan_test_batches: WHOLE,
  loan_test_batch_rows: WHOLE,
  hmda_decisions: WHOLE,
  hmda_files: {
    imported: { not: 'Sealed with the key of the earlier installation. Store the register again.' },
  },
  loan_runs: {
    imported: { not: 'Sealed with the key of the earlier installation. Store the run again.' },
    without: ['sealed'],
  },
  hmda_memories: WHOLE,
  exams: { imported: 'rows', exam: 'exam' },
  exam_people: { imported: 'rows', exam: 'of_exam' },
  exam_items: { imported: 'rows', exam: 'of_exam' },
  exam_answers: { imported: 'rows', exam: 'of_item' },
  exam_deliveries: { imported: 'rows', exam: 'of_exam' },
  exam_log: { imported: 'rows', exam: 'of_exam' },
  exam_seats: { imported: 'rows', exam: 'of_exam' },
  exam_questions: { imported: 'rows', exam: 'of_item' },
  exam_binders: {
    imported: { not: 'Its parts are not in the archive. Make the binder again.' },
    exam: 'of_exam',
  },
  comments: { imported: 'rows', exam: 'subject' },
  history_entries: { imported: 'rows', exam: 'subject' },
  // Where the bytes are here says nothing elsewhere.
  files: { imported: 'rows', exam: 'file', without: ['stored_in', 'object_name', 'crc32', 'moved_until'] },
  evidence: { imported: 'rows', exam: 'evidence' },
  evidence_uses: { imported: 'rows', exam: 'subject' },
  citation_links: { imported: 'rows', exam: 'subject' },
  work_links: { imported: 'rows', exam: 'link' },
  legal_holds: { imported: 'rows', exam: 'subject' },
  // Managers read the questions without the names of those who asked.
  assistant_questions: { imported: 'rows', without: ['user_id', 'conversation_id'] },
  assistant_settings: WHOLE,
  // How far the institution was told of the law is said of this installation's own texts.
  notification_rules: { imported: 'rows', isOfProgram: true, without: ['law_told_until'] },
  score_weights: WHOLE,
  report_schedules: { imported: { not: 'Its people are chosen anew.' } },
  institution_snapshots: { imported: 'rows', isOfProgram: true },
  institution_snapshot_rows: { imported: 'rows', isOfProgram: true },
  support_access: { imported: { not: 'It opened the work to operators of the earlier installation.' } },
  access_reviews: WHOLE,
  access_review_decisions: WHOLE,
  team_act_reasons: WHOLE,
  api_keys: { imported: NEEDS_SECRET, without: ['secret_hash'] },
  webhooks: { imported: NEEDS_SECRET, without: ['secret', 'previous_secret'] },
  webhook_deliveries: { imported: { not: 'Deliveries belong to a webhook, which stays behind.' } },
  imported_audit_log: WHOLE,
  institution_imports: { imported: { not: 'The next import writes its own.' } },
  audit_log: { imported: 'earlier_log', key: ['number'], exam: 'audit' },

  bsa_entries: { leftOut: BSA },
  bsa_people: { leftOut: BSA },
  self_tests: { leftOut: SELF_TEST },
  self_test_people: { leftOut: SELF_TEST },
  report_looks: { leftOut: 'The color and logo of reports are chosen anew.' },
  file_chunks: { leftOut: 'The bytes are in the folder files.' },
  hmda_file_chunks: { leftOut: 'Sealed registers are opened on the HMDA page.' },
  exam_binder_parts: { leftOut: 'A binder is downloaded from the page of its examination.' },
  assistant_conversations: { leftOut: OF_PERSON },
  saved_views: { leftOut: OF_PERSON },
  notifications: { leftOut: OF_PERSON },
  calendar_feeds: { leftOut: OF_PERSON },
  connected_assistants: { leftOut: OF_PERSON },
  assistant_tokens: { leftOut: OF_PERSON },
  notification_settings: { leftOut: OF_PERSON },
  scim_readers: { leftOut: 'What the directory knows; it sends it again.' },
  scim_people: { leftOut: 'What the directory knows; it sends it again.' },
  task_bulk_changes: { leftOut: 'What Undo needs within an hour.' },
  work_renderings: { leftOut: 'The HTML of texts, which is made from the texts again.' },
  sent_reminders: { leftOut: OF_PROGRAM },
  policy_draft_presence: { leftOut: OF_PROGRAM },
  idempotency_keys: { leftOut: OF_PROGRAM },
  jobs: { leftOut: OF_PROGRAM },
  file_addresses: { leftOut: SECRET_ADDRESS },
  exam_addresses: { leftOut: SECRET_ADDRESS },
  institution_export_addresses: { leftOut: SECRET_ADDRESS },
}

/**
 * What an institution takes along, table by table, in the order of the archive. Every table of institution
 * work says here or in the record of its noun what is exported of it or why nothing is; a new one fails the test
 * until it does.
 */
export const exportedTables = (): Readonly<Record<string, Export>> => ({
  ...TABLES,
  ...Object.fromEntries(
    registeredTables().flatMap(([name, { exported }]) => (exported ? [[name, exported]] : [])),
  ),
})

export const eachExported = (): [string, ExportedTable][] =>
  Object.entries(exportedTables()).flatMap(([name, table]) =>
    'leftOut' in table ? [] : [[name, table] as [string, ExportedTable]],
  )

export const eachLeftOut = (): { table: string; because: string }[] =>
  Object.entries(exportedTables()).flatMap(([table, entry]) =>
    'leftOut' in entry ? [{ table, because: entry.leftOut }] : [],
  )
