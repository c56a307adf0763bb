import { complaintSample } from './compliance/complaints/complaint-sample.ts'
import { examSample } from './compliance/exams/exam-sample.ts'
import { findingSample } from './compliance/findings/finding-sample.ts'
import { monitoringSample } from './compliance/monitoring/monitoring-sample.ts'
import { policySample } from './compliance/policies/policy-sample.ts'
import { taskSample } from './compliance/tasks/task-sample.ts'
import { trainingSample } from './compliance/trainings/training-sample.ts'
import { historySample } from './insight/dashboard/history-sample.ts'
import { snapshotSample } from './insight/dashboard/snapshot-sample.ts'
import { loanTestSample } from './lending/batches/loan-test-sample.ts'
import type { SamplePart } from './platform/session/sample-part.ts'
import { institutionArticleSample } from './publishing/institution-articles/institution-article-sample.ts'
import { assessmentSample } from './regulations/updates/assessment-sample.ts'
import { factSample } from './tenancy/settings/fact-sample.ts'

/** What the sample institution consists of, in the order in which it is made: later parts may name earlier ones. */
export const SAMPLE_PARTS: readonly SamplePart[] = [
  factSample,
  loanTestSample,
  taskSample,
  findingSample,
  complaintSample,
  trainingSample,
  monitoringSample,
  policySample,
  institutionArticleSample,
  examSample,
  assessmentSample,
  historySample,
  // Counts what the others made.
  snapshotSample,
]
