import { complaintSubject } from './compliance/complaints/complaint-subject.ts'
import { examItemSubject, examSubject } from './compliance/exams/exam-subject.ts'
import { findingSubject } from './compliance/findings/finding-subject.ts'
import { monitoringSubject } from './compliance/monitoring/monitoring-subject.ts'
import { policySubject } from './compliance/policies/policy-subject.ts'
import { taskSubject } from './compliance/tasks/task-subject.ts'
import { trainingAssignmentSubject, trainingSubject } from './compliance/trainings/training-subject.ts'
import { batchSubject } from './lending/batches/batch-subject.ts'
import { useSubjectSources } from './platform/subjects/find-subjects.ts'
import type { SubjectSource } from './platform/subjects/subject-source.ts'
import { assessmentSubject } from './regulations/updates/assessment-subject.ts'

/** Every kind of work that may have comments, history, evidence, citations, and links. Add a noun's own here. */
export const SUBJECT_SOURCES: readonly SubjectSource[] = [
  taskSubject,
  findingSubject,
  policySubject,
  complaintSubject,
  trainingSubject,
  trainingAssignmentSubject,
  monitoringSubject,
  examSubject,
  examItemSubject,
  assessmentSubject,
  batchSubject,
]

useSubjectSources(SUBJECT_SOURCES)
