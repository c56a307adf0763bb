import { sql } from 'drizzle-orm'
import { registeredTables } from '../../work/nouns/noun-register.ts'
import {
  account,
  askedOf,
  ids,
  type Person,
  type PersonSection,
  RECORD,
} from '../../work/nouns/person-section.ts'

const filed = ({ email }: Person) => sql`lower(t.email) = ${email}`
const written = (person: Person) => sql`(t.author_id = ${ids(person)} or t.saved_by = ${ids(person)})`
const saved = (person: Person) => sql`t.saved_by = ${ids(person)}`

const requested = (person: Person) => sql`(${filed(person)} or t.account_id = ${ids(person)})`

/** Ids of everything that the audit log may name as theirs. */
const subjects = (person: Person) => sql`(
  select unnest(${`{${person.userIds.join(',')}}`}::text[])
  union all select t.id::text from trial_requests t where ${requested(person)}
  union all select t.id::text from contact_messages t where ${filed(person)}
  union all select r.id::text from readers r where r.email = ${person.email}
  union all select t.id::text from job_applications t where ${filed(person)})`

const SECTIONS: readonly PersonSection[] = [
  {
    name: 'accounts',
    table: 'auth.users',
    theirs: (person) => sql`t.id = ${ids(person)}`,
    without: ['password_hash', 'dropped_password_hash'],
    orderBy: 'id',
  },
  {
    name: 'profiles',
    table: 'public.user_profiles',
    theirs: account,
    without: ['search_text'],
    orderBy: 'id',
  },
  { name: 'waysToSignIn', table: 'auth.identities', theirs: account, orderBy: 'id' },
  {
    name: 'sessions',
    table: 'auth.sessions',
    theirs: account,
    without: ['refresh_counter', 'refresh_floor'],
    orderBy: 'created_at, id',
  },
  {
    name: 'secondFactors',
    table: 'auth.factors',
    theirs: account,
    without: ['secret', 'last_step'],
    orderBy: 'created_at, id',
  },
  {
    name: 'passkeys',
    table: 'auth.credentials',
    theirs: account,
    without: ['credential_id', 'public_key', 'counter'],
    orderBy: 'created_at, id',
  },
  {
    name: 'openLinks',
    table: 'auth.one_time_tokens',
    theirs: account,
    without: ['digest'],
    orderBy: 'created_at, kind',
  },
  { name: 'seenUpdates', table: 'public.regulatory_updates_seen', theirs: account, orderBy: 'user_id' },
  {
    name: 'assistantConversations',
    table: 'public.assistant_conversations',
    theirs: account,
    orderBy: 'updated_at, id',
  },
  {
    name: 'assistantQuestions',
    table: 'public.assistant_questions',
    theirs: account,
    without: ['search_text'],
    orderBy: 'asked_at, id',
  },
  {
    name: 'calendarFeeds',
    table: 'public.calendar_feeds',
    theirs: account,
    without: ['secret_hash'],
    orderBy: 'created_at',
  },
  { name: 'tickedItems', table: 'public.checklist_ticks', theirs: account, orderBy: 'ticked_at, item_key' },
  {
    name: 'reports',
    table: 'public.reports',
    // What an examination found belongs to its agency.
    theirs: (person) => sql`${account(person)} and t.exam_ids = '{}'`,
    file: 'file',
    orderBy: 'id',
  },
  { name: 'trialRequests', table: 'public.trial_requests', theirs: requested, orderBy: 'created_at, id' },
  {
    name: 'examinerSeats',
    table: 'public.exam_seats',
    theirs: filed,
    without: ['invited_by', 'invited_by_name'],
    orderBy: 'invited_at, id',
  },
  { name: 'messages', table: 'public.contact_messages', theirs: filed, orderBy: 'created_at, id' },
  { name: 'applications', table: 'public.job_applications', theirs: filed, orderBy: 'created_at, id' },
  {
    name: 'resumes',
    table: 'public.job_application_resumes',
    theirs: (person) =>
      sql`t.application_id in (select a.id from job_applications a where lower(a.email) = ${person.email})`,
    file: 'content',
    orderBy: 'application_id',
  },
  {
    name: 'mailToThem',
    table: 'public.outgoing_mail',
    theirs: ({ email }) =>
      sql`lower(t.recipient) = ${email} and not starts_with(t.kind, 'notification.bsa_log.')`,
    // A queued mail carries a link that opens the account.
    without: ['html', 'plain'],
    orderBy: 'created_at, id',
  },
  {
    name: 'articles',
    table: 'public.articles',
    theirs: written,
    without: ['search_text', 'search_vector', 'title_vector'],
    orderBy: 'created_at, id',
  },
  {
    name: 'blogPosts',
    table: 'public.blog_posts',
    theirs: written,
    without: ['search_text', 'latest_at', 'preview_key'],
    orderBy: 'created_at, id',
  },
  {
    name: 'pressItems',
    table: 'public.press_releases',
    theirs: saved,
    without: ['search_text', 'preview_key'],
    orderBy: 'created_at, id',
  },
  { name: 'savedVersions', table: 'public.revisions', theirs: saved, orderBy: 'saved_at, subject_id' },
  { name: 'openEditors', table: 'public.open_editors', theirs: account, orderBy: 'seen_at, subject_id' },
  {
    name: 'uploadedPictures',
    table: 'public.media',
    theirs: (person) => sql`t.uploaded_by = ${ids(person)}`,
    file: 'bytes',
    orderBy: 'id',
  },
  {
    name: 'regulationChangeClasses',
    table: 'public.regulation_change_classes',
    theirs: (person) => sql`t.decided_by = ${ids(person)}`,
    orderBy: 'decided_at, id',
  },
  {
    name: 'legalStatuses',
    table: 'public.regulation_legal_statuses',
    theirs: (person) => sql`t.entered_by = ${ids(person)}`,
    orderBy: 'entered_at, id',
  },
  {
    name: 'updateAssessments',
    table: 'public.update_assessments',
    theirs: (person) =>
      sql`(t.owner_id = ${ids(person)} or t.planned_by = ${ids(person)} or t.signed_by = ${ids(person)})`,
    without: ['signed_record'],
    orderBy: 'created_at, update_id',
  },
  {
    name: 'updateAssessmentSteps',
    table: 'public.update_assessment_steps',
    theirs: (person) => sql`t.by_id = ${ids(person)}`,
    orderBy: 'id',
  },
  {
    name: 'notices',
    table: 'public.notifications',
    // That somebody works on the BSA log is for the people named on it.
    theirs: (person) => sql`${account(person)} and not starts_with(t.kind, 'bsa_log.')`,
    orderBy: 'created_at, id',
  },
  {
    name: 'noticeSettings',
    table: 'public.notification_settings',
    theirs: account,
    // Opens the settings without a sign-in.
    without: ['unsubscribe_token'],
    orderBy: 'institution_id',
  },
  { name: 'savedViews', table: 'public.saved_views', theirs: account, orderBy: 'id' },
  {
    name: 'comments',
    table: 'public.comments',
    // An examination is for the people named on it.
    theirs: (person) =>
      sql`t.author_id = ${ids(person)} and t.subject_kind not in ('exam', 'exam_item', 'finding')`,
    without: ['mentions', 'passage', 'part_id', 'resolved_at', 'resolved_by_name'],
    orderBy: 'created_at, id',
  },
  {
    name: 'readers',
    table: 'public.readers',
    theirs: (person) => sql`t.email = ${person.email}`,
    without: ['code_hash', 'session_hash'],
    orderBy: 'added_at, id',
  },
  {
    name: 'directoryReaders',
    table: 'public.scim_readers',
    theirs: (person) => sql`t.email = ${person.email}`,
    orderBy: 'created_at, id',
  },
  {
    name: 'vendorQuestionnaires',
    table: 'public.vendor_questionnaires',
    theirs: (person) => sql`t.contact_email = ${person.email}`,
    without: ['sent_by_name', 'decided_by_name', 'conclusion'],
    orderBy: 'sent_at, id',
  },
  {
    name: 'attestations',
    table: 'public.attestations',
    theirs: askedOf,
    without: ['asked_by', 'asked_by_name'],
    orderBy: 'asked_at, id',
  },
  {
    name: 'policyApprovals',
    table: 'public.policy_approvals',
    theirs: account,
    orderBy: 'decided_at, id',
  },
  {
    name: 'policySuggestions',
    table: 'public.policy_suggestions',
    theirs: (person) => sql`t.author_id = ${ids(person)}`,
    without: ['passage', 'decided_by', 'decided_by_name'],
    orderBy: 'created_at, id',
  },
  {
    name: 'accessReviews',
    table: 'public.access_review_decisions',
    theirs: account,
    orderBy: 'review_id',
  },
  {
    name: 'apiKeys',
    table: 'public.api_keys',
    theirs: (person) => sql`t.person_id = ${ids(person)}`,
    without: ['secret_hash', 'created_by', 'created_by_name', 'revoked_by_name'],
    orderBy: 'created_at, id',
  },
  {
    name: 'connectedAssistants',
    table: 'public.connected_assistants',
    theirs: account,
    without: ['ended_by'],
    orderBy: 'created_at, id',
  },
  { name: 'directoryEntries', table: 'public.scim_people', theirs: account, orderBy: 'institution_id' },
  {
    name: 'auditEntries',
    table: 'public.audit_log',
    theirs: (person) =>
      sql`(t.actor_id = ${ids(person)} or t.actor_id in (select r.id from readers r where r.email = ${person.email})
        or t.subject_id in ${subjects(person)}) and not starts_with(t.action, 'bsa_log.')
        and not starts_with(t.action, 'self_test.')`,
    without: ['previous_hash', 'hash'],
    orderBy: 'number',
  },
]

const UNDER_WAY = 'random values of a sign-in that is under way, gone within minutes'
const BSA = 'the BSA log, which only the people named on it may read'
const SELF_TEST = 'the self-test room, which only the people named on it may read'
const EXAM = 'an examination, which only the people named on it may read'
const LOAN = 'a customer’s loan, which somebody of the institution tested'

const LEFT_OUT: Readonly<Record<string, string>> = {
  'auth.flow_states': UNDER_WAY,
  'auth.provider_flows': UNDER_WAY,
  'auth.passkey_ceremonies': UNDER_WAY,
  'auth.sso_providers': 'of an institution, not of a person',
  'public.access_reviews': RECORD,
  'public.assistant_settings': RECORD,
  'public.bsa_entries': BSA,
  'public.bsa_people': BSA,
  'public.self_tests': SELF_TEST,
  'public.self_test_people': SELF_TEST,
  'public.citation_links': RECORD,
  'public.complaints': RECORD,
  'public.evidence': RECORD,
  'public.evidence_uses': RECORD,
  'public.exam_addresses': EXAM,
  'public.exam_answers': EXAM,
  'public.exam_binders': EXAM,
  'public.exam_deliveries': EXAM,
  'public.exam_items': EXAM,
  'public.exam_people': EXAM,
  'public.exam_questions': EXAM,
  'public.exams': EXAM,
  'public.files': RECORD,
  'public.findings': EXAM,
  'public.history_entries': RECORD,
  'public.hmda_decisions': LOAN,
  'public.hmda_files': LOAN,
  'public.loan_runs': LOAN,
  'public.imported_audit_log': 'the log of another installation, which that one exports',
  'public.adopted_duties': RECORD,
  'public.incidents': RECORD,
  'public.marketing_reviews': RECORD,
  'public.meetings': RECORD,
  'public.product_reviews': RECORD,
  'public.product_review_steps': RECORD,
  'public.controls': RECORD,
  'public.risk_methods': RECORD,
  'public.risks': RECORD,
  'public.risk_assessments': RECORD,
  'public.vendors': RECORD,
  'public.vendor_question_sets': RECORD,
  'public.institution_articles': RECORD,
  'public.institution_topics': RECORD,
  'public.institution_export_addresses': 'an address that opens a download for ten minutes',
  'public.institution_facts': RECORD,
  'public.institution_people': 'people of an imported institution, of another installation',
  'public.institution_setups': RECORD,
  'public.legal_holds': RECORD,
  'public.loan_test_batches': LOAN,
  'public.loan_test_results': LOAN,
  'public.monitoring_runs': RECORD,
  'public.monitoring_sample_items': RECORD,
  'public.monitoring_tests': RECORD,
  'public.policies': RECORD,
  'public.policy_draft_presence': 'which draft is open at the moment; overwritten every few seconds',
  'public.policy_quizzes': RECORD,
  'public.policy_versions': RECORD,
  'public.report_schedules': RECORD,
  'public.score_weights': RECORD,
  'public.support_access': RECORD,
  'public.task_bulk_changes': 'what a bulk change can be undone with, gone within a day',
  'public.task_templates': RECORD,
  'public.tasks': RECORD,
  'public.update_summaries': RECORD,
  'public.webhooks': RECORD,
  'public.work_links': RECORD,
}

/** Each section of a person's export, in its order. */
export const personSections = (): readonly PersonSection[] => [
  ...SECTIONS,
  ...registeredTables().flatMap(([table, { ofPerson }]) =>
    ofPerson && 'name' in ofPerson ? [{ table: `public.${table}`, ...ofPerson }] : [],
  ),
]

/** Tables that name people and are not exported, with the reason. */
export const notExported = (): Readonly<Record<string, string>> => ({
  ...LEFT_OUT,
  ...Object.fromEntries(
    registeredTables().flatMap(([table, { ofPerson }]) =>
      ofPerson && 'none' in ofPerson ? [[`public.${table}`, ofPerson.none]] : [],
    ),
  ),
})
