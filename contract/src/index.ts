import { attestations } from './compliance/attestations.ts'
import { bsaEntries } from './compliance/bsa-entries.ts'
import { calendarFeed } from './compliance/calendar-feed.ts'
import { checklists } from './compliance/checklists.ts'
import { citationLinks } from './compliance/citation-links.ts'
import { comments } from './compliance/comments.ts'
import { complaints } from './compliance/complaints.ts'
import { controls } from './compliance/controls.ts'
import { duties } from './compliance/duties.ts'
import { evidence } from './compliance/evidence.ts'
import { examBinders } from './compliance/exam-binders.ts'
import { examItems } from './compliance/exam-items.ts'
import { examSeats } from './compliance/exam-seats.ts'
import { examiner } from './compliance/examiner.ts'
import { exams } from './compliance/exams.ts'
import { files } from './compliance/files.ts'
import { findings } from './compliance/findings.ts'
import { history } from './compliance/history.ts'
import { hmda } from './compliance/hmda.ts'
import { hmdaFiles } from './compliance/hmda-files.ts'
import { incidents } from './compliance/incidents.ts'
import { marketingReviews } from './compliance/marketing-reviews.ts'
import { meetings } from './compliance/meetings.ts'
import { monitoring } from './compliance/monitoring.ts'
import { notifications } from './compliance/notifications.ts'
import { people } from './compliance/people.ts'
import { policies } from './compliance/policies.ts'
import { policyDrafts } from './compliance/policy-drafts.ts'
import { policyLaw } from './compliance/policy-law.ts'
import { productReviews } from './compliance/product-reviews.ts'
import { readers, readingWith } from './compliance/readers.ts'
import { riskMethods } from './compliance/risk-methods.ts'
import { risks } from './compliance/risks.ts'
import { savedViews } from './compliance/saved-views.ts'
import { selfTests } from './compliance/self-tests.ts'
import { tasks } from './compliance/tasks.ts'
import { topics } from './compliance/topics.ts'
import { trainingDesk, trainingReading, trainings } from './compliance/trainings.ts'
import { vendorAnswering, vendorDesk } from './compliance/vendor-answering.ts'
import { vendorQuestionnaires } from './compliance/vendor-questionnaires.ts'
import { vendors } from './compliance/vendors.ts'
import { workImports } from './compliance/work-imports.ts'
import { workLinks } from './compliance/work-links.ts'
import { analytics } from './insight/analytics.ts'
import { assistant } from './insight/assistant.ts'
import { dashboard } from './insight/dashboard.ts'
import { reports } from './insight/reports.ts'
import { score } from './insight/score.ts'
import { search } from './insight/search.ts'
import { updateSummaries } from './insight/update-summaries.ts'
import { loanRules } from './lending/loan-rules.ts'
import { loanRuns } from './lending/loan-runs.ts'
import { loanTestBatches } from './lending/loan-test-batches.ts'
import { loanTestResults } from './lending/loan-test-results.ts'
import { loanTests } from './lending/loan-tests.ts'
import { loans } from './lending/loans.ts'
import { referenceData } from './lending/reference-data.ts'
import { inbox } from './outreach/inbox.ts'
import { requests } from './outreach/requests.ts'
import { articles } from './publishing/articles.ts'
import { blog } from './publishing/blog.ts'
import { content } from './publishing/content.ts'
import { institutionArticles } from './publishing/institution-articles.ts'
import { media } from './publishing/media.ts'
import { press } from './publishing/press.ts'
import { writing } from './publishing/writing.ts'
import { legalStatuses } from './regulations/legal-statuses.ts'
import { regulationSources } from './regulations/regulation-sources.ts'
import { regulations } from './regulations/regulations.ts'
import { regulatoryUpdates } from './regulations/regulatory-updates.ts'
import { thresholds } from './regulations/thresholds.ts'
import { apiKeys } from './tenancy/api-keys.ts'
import { audit } from './tenancy/audit.ts'
import { connectedAssistants } from './tenancy/connected-assistants.ts'
import { institutionExport } from './tenancy/institution-export.ts'
import { institutions } from './tenancy/institutions.ts'
import { legalHolds } from './tenancy/legal-holds.ts'
import { members } from './tenancy/members.ts'
import { settings } from './tenancy/settings.ts'
import { setup } from './tenancy/setup.ts'
import { team } from './tenancy/team.ts'
import { users } from './tenancy/users.ts'
import { webhooks } from './tenancy/webhooks.ts'

/**
 * Every operation under /api. The server implements it; the browser client and the OpenAPI document are
 * generated from it.
 */
export const contract = {
  analytics,
  apiKeys,
  connectedAssistants,
  articles,
  assistant,
  attestations,
  audit,
  blog,
  bsaEntries,
  selfTests,
  calendarFeed,
  checklists,
  citationLinks,
  comments,
  complaints,
  content,
  dashboard,
  duties,
  evidence,
  examBinders,
  examItems,
  examSeats,
  examiner,
  exams,
  files,
  findings,
  history,
  hmda,
  hmdaFiles,
  loanRuns,
  inbox,
  incidents,
  institutionArticles,
  legalHolds,
  loanRules,
  loanTestBatches,
  loanTestResults,
  loanTests,
  loans,
  marketingReviews,
  meetings,
  media,
  members,
  monitoring,
  notifications,
  people,
  policies,
  policyDrafts,
  policyLaw,
  press,
  readers,
  reading: readingWith({ ...trainingDesk, ...vendorDesk }, { ...trainingReading }),
  referenceData,
  legalStatuses,
  regulations,
  regulationSources,
  regulatoryUpdates,
  reports,
  controls,
  riskMethods,
  risks,
  savedViews,
  score,
  requests,
  search,
  settings,
  setup,
  team,
  institutionExport,
  institutions,
  tasks,
  thresholds,
  topics,
  trainings,
  updateSummaries,
  users,
  productReviews,
  vendors,
  vendorQuestionnaires,
  vendorAnswering,
  webhooks,
  workImports,
  workLinks,
  writing,
}
