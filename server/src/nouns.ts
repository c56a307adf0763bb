import { bsaLogNoun } from './compliance/bsa-log/bsa-log-noun.ts'
import { calendarFeedNoun } from './compliance/calendar-feed/calendar-feed-noun.ts'
import { checklistNoun } from './compliance/checklists/checklist-noun.ts'
import { complaintNoun } from './compliance/complaints/complaint-noun.ts'
import { controlNoun } from './compliance/controls/control-noun.ts'
import { dutyNoun } from './compliance/duties/duty-noun.ts'
import { examNoun } from './compliance/exams/exam-noun.ts'
import { findingNoun } from './compliance/findings/finding-noun.ts'
import { hmdaNoun } from './compliance/hmda/hmda-noun.ts'
import { incidentNoun } from './compliance/incidents/incident-noun.ts'
import { marketingReviewNoun } from './compliance/marketing-reviews/marketing-review-noun.ts'
import { meetingNoun } from './compliance/meetings/meeting-noun.ts'
import { monitoringNoun } from './compliance/monitoring/monitoring-noun.ts'
import { policyNoun } from './compliance/policies/policy-noun.ts'
import { productReviewNoun } from './compliance/product-reviews/product-review-noun.ts'
import { readerNoun } from './compliance/readers/reader-noun.ts'
import { riskNoun } from './compliance/risks/risk-noun.ts'
import { selfTestNoun } from './compliance/self-tests/self-test-noun.ts'
import { taskNoun } from './compliance/tasks/task-noun.ts'
import { topicNoun } from './compliance/topics/topic-noun.ts'
import { trainingNoun } from './compliance/trainings/training-noun.ts'
import { vendorNoun } from './compliance/vendors/vendor-noun.ts'
import { importNoun } from './compliance/work-imports/import-noun.ts'
import { analyticsNoun } from './insight/analytics/analytics-noun.ts'
import { assistantNoun } from './insight/assistant/assistant-noun.ts'
import { dashboardNoun } from './insight/dashboard/dashboard-noun.ts'
import { reportNoun } from './insight/reports/report-noun.ts'
import { scoreNoun } from './insight/score/score-noun.ts'
import { searchNoun } from './insight/search/search-noun.ts'
import { updateSummaryNoun } from './insight/update-summaries/update-summary-noun.ts'
import { loanRuleNoun } from './lending/loan-rules/loan-rule-noun.ts'
import { loanRunNoun } from './lending/loan-runs/loan-run-noun.ts'
import { batchNoun } from './lending/loan-test-batches/batch-noun.ts'
import { loanTestResultNoun } from './lending/loan-test-results/loan-test-result-noun.ts'
import { loanTestNoun } from './lending/loan-tests/loan-test-noun.ts'
import { loanNoun } from './lending/loans/loan-noun.ts'
import { referenceDataNoun } from './lending/reference-data/reference-data-noun.ts'
import { inboxNoun } from './outreach/inbox/inbox-noun.ts'
import { requestNoun } from './outreach/requests/request-noun.ts'
import { articleNoun } from './publishing/articles/article-noun.ts'
import { blogNoun } from './publishing/blog/blog-noun.ts'
import { contentNoun } from './publishing/content/content-noun.ts'
import { writingNoun } from './publishing/editing/writing-noun.ts'
import { institutionArticleNoun } from './publishing/institution-articles/institution-article-noun.ts'
import { mediaNoun } from './publishing/media/media-noun.ts'
import { pressNoun } from './publishing/press/press-noun.ts'
import { legalStatusNoun } from './regulations/library/legal-status-noun.ts'
import { regulationNoun } from './regulations/library/regulation-noun.ts'
import { regulatoryUpdateNoun } from './regulations/regulatory-updates/regulatory-update-noun.ts'
import { regulationSourceNoun } from './regulations/sources/regulation-source-noun.ts'
import { thresholdNoun } from './regulations/thresholds/threshold-noun.ts'
import { apiKeyNoun } from './tenancy/api-keys/api-key-noun.ts'
import { auditNoun } from './tenancy/audit/audit-noun.ts'
import { connectedAssistantNoun } from './tenancy/connected-assistants/connected-assistant-noun.ts'
import { institutionExportNoun } from './tenancy/institution-export/institution-export-noun.ts'
import { institutionNoun } from './tenancy/institutions/institution-noun.ts'
import { legalHoldNoun } from './tenancy/legal-holds/legal-hold-noun.ts'
import { memberNoun } from './tenancy/members/member-noun.ts'
import { settingsNoun } from './tenancy/settings/settings-noun.ts'
import { setupNoun } from './tenancy/setup/setup-noun.ts'
import { teamNoun } from './tenancy/team/team-noun.ts'
import { userNoun } from './tenancy/users/user-noun.ts'
import { webhookNoun } from './tenancy/webhooks/webhook-noun.ts'
import { citationLinkNoun } from './work/citation-links/citation-link-noun.ts'
import { commentNoun } from './work/comments/comment-noun.ts'
import { evidenceNoun } from './work/evidence/evidence-noun.ts'
import { fileNoun } from './work/files/file-noun.ts'
import { historyNoun } from './work/history/history-noun.ts'
import { notificationNoun } from './work/notifications/notification-noun.ts'
import { given, type Noun, tablesOf } from './work/nouns/noun.ts'
import { registerNouns } from './work/nouns/noun-register.ts'
import { PROGRAM_TABLES } from './work/nouns/program-tables.ts'
import type { WorkTables } from './work/nouns/work-table.ts'
import { peopleNoun } from './work/people/people-noun.ts'
import { savedViewNoun } from './work/saved-views/saved-view-noun.ts'
import { workLinkNoun } from './work/work-links/work-link-noun.ts'

/** Every noun of the product. Parts of the sample institution are made in this order: later ones name earlier ones. */
export const NOUNS = [
  settingsNoun,
  batchNoun,
  taskNoun,
  dutyNoun,
  topicNoun,
  findingNoun,
  vendorNoun,
  complaintNoun,
  riskNoun,
  incidentNoun,
  bsaLogNoun,
  readerNoun,
  selfTestNoun,
  trainingNoun,
  monitoringNoun,
  policyNoun,
  // Its sample links risks and tests.
  controlNoun,
  meetingNoun,
  productReviewNoun,
  marketingReviewNoun,
  institutionArticleNoun,
  examNoun,
  regulatoryUpdateNoun,
  commentNoun,
  historyNoun,
  workLinkNoun,
  citationLinkNoun,
  evidenceNoun,
  fileNoun,
  peopleNoun,
  notificationNoun,
  savedViewNoun,
  calendarFeedNoun,
  checklistNoun,
  hmdaNoun,
  importNoun,
  analyticsNoun,
  assistantNoun,
  reportNoun,
  scoreNoun,
  searchNoun,
  updateSummaryNoun,
  loanRunNoun,
  loanNoun,
  loanTestNoun,
  loanTestResultNoun,
  loanRuleNoun,
  referenceDataNoun,
  inboxNoun,
  requestNoun,
  articleNoun,
  blogNoun,
  writingNoun,
  mediaNoun,
  pressNoun,
  contentNoun,
  regulationNoun,
  legalStatusNoun,
  regulationSourceNoun,
  thresholdNoun,
  apiKeyNoun,
  connectedAssistantNoun,
  auditNoun,
  institutionExportNoun,
  institutionNoun,
  legalHoldNoun,
  memberNoun,
  setupNoun,
  teamNoun,
  userNoun,
  webhookNoun,
  dashboardNoun,
] as const satisfies readonly Noun[]

const all: readonly Noun[] = NOUNS
registerNouns(all)

export const SUBJECT_SOURCES = all.flatMap(({ subjects }) => given(subjects))
export const DEADLINES = all.flatMap(({ deadlines }) => given(deadlines))
export const WAITING = all.flatMap(({ waiting }) => given(waiting))
export const SAMPLE_PARTS = all.flatMap(({ sample }) => given(sample))

/** Every table of institution work, with what it says of itself. */
export const WORK_TABLES: WorkTables = Object.assign(
  {},
  PROGRAM_TABLES,
  ...all.map(({ tables }) => tablesOf(tables)),
)
