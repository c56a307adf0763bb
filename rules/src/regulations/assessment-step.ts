export interface AssessmentAnswers {
  notApplicableReason: string | null
  impact: string | null
  impactReason: string | null
  plan: string | null
}

/** The step that an assessment has reached: it follows from what was filled in. A sign-off completes it. */
export function assessmentStep({
  notApplicableReason,
  impact,
  impactReason,
  plan,
}: AssessmentAnswers): 'identified' | 'assessed' | 'planned' | 'not_applicable' {
  if (notApplicableReason) return 'not_applicable'
  if (!impact || !impactReason) return 'identified'
  return plan ? 'planned' : 'assessed'
}
