import { createRouterClient, ORPCError, onError, type RouterClient } from '@orpc/server'
import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import { calendarFeedHandlers } from './compliance/calendar-feed/calendar-feed-handlers.ts'
import { checklistHandlers } from './compliance/checklists/checklist-handlers.ts'
import { citationLinkHandlers } from './compliance/citations/citation-link-handlers.ts'
import { commentHandlers } from './compliance/comments/comment-handlers.ts'
import { complaintHandlers } from './compliance/complaints/complaint-handlers.ts'
import { evidenceHandlers } from './compliance/evidence/evidence-handlers.ts'
import { examBinderHandlers } from './compliance/exams/exam-binder-handlers.ts'
import { examDeliveryHandlers } from './compliance/exams/exam-delivery-handlers.ts'
import { examHandlers } from './compliance/exams/exam-handlers.ts'
import { examItemHandlers } from './compliance/exams/exam-item-handlers.ts'
import { examSeatHandlers } from './compliance/exams/exam-seat-handlers.ts'
import { examinerHandlers } from './compliance/exams/examiner-handlers.ts'
import { fileHandlers } from './compliance/files/file-handlers.ts'
import { findingHandlers } from './compliance/findings/finding-handlers.ts'
import { historyHandlers } from './compliance/history/history-handlers.ts'
import { hmdaFileHandlers } from './compliance/hmda/hmda-file-handlers.ts'
import { hmdaHandlers } from './compliance/hmda/hmda-handlers.ts'
import { importHandlers } from './compliance/imports/import-handlers.ts'
import { workLinkHandlers } from './compliance/links/work-link-handlers.ts'
import { monitoringHandlers } from './compliance/monitoring/monitoring-handlers.ts'
import { notificationHandlers } from './compliance/notifications/notification-handlers.ts'
import { peopleHandlers } from './compliance/people/people-handlers.ts'
import { attestationHandlers } from './compliance/policies/attestation-handlers.ts'
import { policyHandlers } from './compliance/policies/policy-handlers.ts'
import { policyLawHandlers } from './compliance/policies/policy-law-handlers.ts'
import { policyVersionHandlers } from './compliance/policies/policy-version-handlers.ts'
import { savedViewHandlers } from './compliance/saved-views/saved-view-handlers.ts'
import { taskBulkHandlers } from './compliance/tasks/task-bulk-handlers.ts'
import { taskFileHandlers } from './compliance/tasks/task-file-handlers.ts'
import { taskHandlers } from './compliance/tasks/task-handlers.ts'
import { taskStatusHandlers } from './compliance/tasks/task-status-handlers.ts'
import { taskTemplateHandlers } from './compliance/tasks/task-template-handlers.ts'
import { trainingHandlers } from './compliance/trainings/training-handlers.ts'
import { analyticsHandlers } from './insight/analytics/analytics-handlers.ts'
import { assistantHandlers } from './insight/assistant/assistant-handlers.ts'
import { dashboardHandlers } from './insight/dashboard/dashboard-handlers.ts'
import { reportHandlers } from './insight/reports/report-handlers.ts'
import { scoreHandlers } from './insight/score/score-handlers.ts'
import { searchHandlers } from './insight/search/search-handlers.ts'
import { updateSummaryHandlers } from './insight/update-summaries/update-summary-handlers.ts'
import { loanTestBatchHandlers } from './lending/batches/batch-handlers.ts'
import { loanTestHandlers } from './lending/loan-tests/loan-test-handlers.ts'
import { referenceDataHandlers } from './lending/reference-data/reference-handlers.ts'
import { loanTestResultHandlers } from './lending/results/loan-test-result-handlers.ts'
import { loanRuleHandlers } from './lending/rules/loan-rule-handlers.ts'
import { requestHandlers } from './outreach/review/request-handlers.ts'
import { inboxHandlers } from './outreach/submissions/inbox-handlers.ts'
import { rejectInvalidInput } from './platform/input-limits.ts'
import type { Log } from './platform/log.ts'
import type { RequestContext } from './platform/procedures.ts'
import { DATABASE_UNAVAILABLE, problem } from './platform/responses/problem.ts'
import { articleHandlers } from './publishing/articles/article-handlers.ts'
import { blogHandlers } from './publishing/blog/blog-handlers.ts'
import { writingHandlers } from './publishing/editing/writing-handlers.ts'
import { institutionArticleHandlers } from './publishing/institution-articles/institution-article-handlers.ts'
import { mediaHandlers } from './publishing/media/media-handlers.ts'
import { pressHandlers } from './publishing/press/press-handlers.ts'
import { contentHandlers } from './publishing/site-content/content-handlers.ts'
import { apiKeyHandlers } from './tenancy/api-keys/api-key-handlers.ts'
import { institutionExportHandlers } from './tenancy/institution-export/institution-export-handlers.ts'
import { institutionHandlers } from './tenancy/institutions/institution-handlers.ts'
import { legalHoldHandlers } from './tenancy/legal-holds/legal-hold-handlers.ts'
import { settingsHandlers } from './tenancy/settings/settings-handlers.ts'
import { teamHandlers } from './tenancy/team/team-handlers.ts'
import './subject-list.ts'
import { legalStatusHandlers } from './regulations/library/legal-status-handlers.ts'
import { regulationHandlers } from './regulations/library/regulation-handlers.ts'
import { regulationSourceHandlers } from './regulations/sources/source-handlers.ts'
import { thresholdHandlers } from './regulations/thresholds/threshold-handlers.ts'
import { regulatoryUpdateHandlers } from './regulations/updates/regulatory-update-handlers.ts'
import { auditHandlers } from './tenancy/audit/audit-handlers.ts'
import { memberHandlers } from './tenancy/members/member-handlers.ts'
import { userAccountHandlers } from './tenancy/users/user-account-handlers.ts'
import { userFileHandlers } from './tenancy/users/user-file-handlers.ts'
import { userHandlers } from './tenancy/users/user-handlers.ts'
import { webhookHandlers } from './tenancy/webhooks/webhook-handlers.ts'

/** The contract's handlers, noun by noun. */
export const router = {
  analytics: analyticsHandlers,
  apiKeys: apiKeyHandlers,
  articles: articleHandlers,
  assistant: assistantHandlers,
  attestations: attestationHandlers,
  audit: auditHandlers,
  blog: blogHandlers,
  calendarFeed: calendarFeedHandlers,
  checklists: checklistHandlers,
  citationLinks: citationLinkHandlers,
  comments: commentHandlers,
  complaints: complaintHandlers,
  content: contentHandlers,
  dashboard: dashboardHandlers,
  evidence: evidenceHandlers,
  examBinders: examBinderHandlers,
  examItems: { ...examItemHandlers, ...examDeliveryHandlers },
  examSeats: examSeatHandlers,
  examiner: examinerHandlers,
  exams: examHandlers,
  files: fileHandlers,
  findings: findingHandlers,
  history: historyHandlers,
  hmda: hmdaHandlers,
  hmdaFiles: hmdaFileHandlers,
  inbox: inboxHandlers,
  institutionArticles: institutionArticleHandlers,
  loanRules: loanRuleHandlers,
  loanTestBatches: loanTestBatchHandlers,
  loanTestResults: loanTestResultHandlers,
  loanTests: loanTestHandlers,
  media: mediaHandlers,
  members: memberHandlers,
  monitoring: monitoringHandlers,
  notifications: notificationHandlers,
  people: peopleHandlers,
  policies: { ...policyHandlers, ...policyVersionHandlers },
  policyLaw: policyLawHandlers,
  press: pressHandlers,
  referenceData: referenceDataHandlers,
  legalStatuses: legalStatusHandlers,
  regulations: regulationHandlers,
  regulationSources: regulationSourceHandlers,
  regulatoryUpdates: regulatoryUpdateHandlers,
  reports: reportHandlers,
  savedViews: savedViewHandlers,
  score: scoreHandlers,
  requests: requestHandlers,
  search: searchHandlers,
  thresholds: thresholdHandlers,
  trainings: trainingHandlers,
  tasks: {
    ...taskHandlers,
    ...taskStatusHandlers,
    ...taskBulkHandlers,
    ...taskFileHandlers,
    ...taskTemplateHandlers,
  },
  updateSummaries: updateSummaryHandlers,
  users: { ...userHandlers, ...userAccountHandlers, ...userFileHandlers },
  webhooks: webhookHandlers,
  workImports: importHandlers,
  workLinks: workLinkHandlers,
  institutionExport: institutionExportHandlers,
  institutions: institutionHandlers,
  legalHolds: legalHoldHandlers,
  settings: settingsHandlers,
  team: teamHandlers,
  writing: writingHandlers,
}

export type ApiClient = RouterClient<typeof router>

/** Calls the same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext, log?: Log): ApiClient {
  return createRouterClient(router, {
    context,
    interceptors: [
      ({ next, input }) => {
        rejectInvalidInput(input)
        return next()
      },
      onError((error, { path }) => {
        // A page may render without the failed part, so the error is logged here.
        if (error instanceof ORPCError && error.status < 500) return
        const operation = path.join('.')
        if (!isDatabaseUnavailable(error)) return log?.error({ err: error, operation }, 'an operation failed')
        log?.warn({ err: error, operation }, 'the database is away')
        // React Router keeps the status only of thrown responses.
        throw problem(DATABASE_UNAVAILABLE)
      }),
    ],
  })
}
