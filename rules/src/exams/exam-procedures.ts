import { BSA_PROCEDURES } from './bsa-procedures.ts'
import { COMPLIANCE_PROCEDURES, topicProcedures } from './compliance-procedures.ts'
import type { ExamProcedure } from './dry-run.ts'

/** The procedures of an exam, by its kind. */
export const EXAM_PROCEDURES = {
  compliance: COMPLIANCE_PROCEDURES,
  bsa: BSA_PROCEDURES,
  fair_lending: topicProcedures('fair_lending'),
  hmda: topicProcedures('hmda'),
  cra: topicProcedures('cra'),
  internal_audit: [...COMPLIANCE_PROCEDURES, ...BSA_PROCEDURES],
} as const satisfies Record<string, readonly ExamProcedure[]>

export type ExamScope = keyof typeof EXAM_PROCEDURES
