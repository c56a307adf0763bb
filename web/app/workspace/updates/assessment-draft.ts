import {
  type Assessment,
  Impact,
  Priority,
  type UpdateDetail,
} from '@plumbline/contract/regulations/regulatory-updates.ts'
import { assessmentStep } from '@plumbline/rules/regulations/assessment-step.ts'
import { useEffect, useState } from 'react'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'

export type Draft = ReturnType<typeof draftOf>

export function draftOf(assessment: Assessment) {
  return {
    version: assessment.version,
    applies: assessment.status === 'not_applicable' ? 'no' : 'yes',
    priority: assessment.priority ?? '',
    impact: assessment.impact ?? '',
    impactReason: assessment.impactReason ?? '',
    notApplicableReason: assessment.notApplicableReason ?? '',
    plan: assessment.plan ?? '',
    ownerId: assessment.ownerId ?? '',
    dueOn: assessment.dueOn ?? assessment.proposedDueOn ?? '',
    evidence: assessment.evidence ?? '',
  }
}

/** What the server is sent. What does not apply needs no plan, and what applies has no reason against it. */
export function inputOf(draft: Draft, { slug, assessment }: Pick<UpdateDetail, 'slug' | 'assessment'>) {
  const applies = draft.applies === 'yes'
  const given = (text: string) => text.trim() || null
  return {
    slug,
    version: draft.version,
    priority: draft.priority === '' ? null : Priority.parse(draft.priority),
    impact: draft.impact === '' ? null : Impact.parse(draft.impact),
    impactReason: given(draft.impactReason),
    notApplicableReason: applies ? null : given(draft.notApplicableReason),
    plan: given(draft.plan),
    ownerId: draft.ownerId || null,
    dueOn: draft.dueOn || null,
    evidence: given(draft.evidence),
    noEvidenceReason: assessment.noEvidenceReason,
  }
}

/** The step that follows from the draft, and what the next one lacks. */
export function stepOf(draft: Draft): { step: ReturnType<typeof assessmentStep>; lacks: string[] } {
  if (draft.applies === 'no') {
    const isSaid = draft.notApplicableReason.trim() !== ''
    return { step: 'not_applicable', lacks: isSaid ? [] : ['why it does not apply'] }
  }
  const { impact, impactReason, plan } = draft
  const said = { impact, impactReason: impactReason.trim(), plan: plan.trim(), notApplicableReason: null }
  const lacks = [
    ...(said.impact ? [] : ['the impact']),
    ...(said.impactReason ? [] : ['its reason']),
    ...(said.plan ? [] : ['what will be done']),
  ]
  return { step: assessmentStep(said), lacks }
}

const isEqual = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** The form's text: it survives a reload, and follows what others save while nothing is typed. */
export function useAssessmentDraft(writerId: string, { id, assessment }: UpdateDetail) {
  const saved = draftOf(assessment)
  const [base, setBase] = useState(saved)
  const unsaved = useUnsavedText(`${writerId}:assessment:${id}`, saved)
  const { text, settle } = unsaved
  const isBehind = assessment.version > text.version
  const isTyped = !isEqual(text, base)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another version arrives, not on every key
  useEffect(() => {
    if (isBehind && !isTyped) take(draftOf(assessment))
  }, [assessment.version])

  function take(next: Draft) {
    setBase(next)
    settle(next)
  }
  return { ...unsaved, take, isTyped, hasConflict: isBehind && isTyped }
}
