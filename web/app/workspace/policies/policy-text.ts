import type { PolicySummary, VersionState } from '@plumbline/contract/compliance/policies.ts'
import type { Tone } from '../../ui/badge.tsx'
import { dayText } from '../work/day-text.ts'

export const STATE_LABELS: Record<VersionState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  effective: 'In force',
  superseded: 'Superseded',
}

export const STATE_TONES: Record<VersionState, Tone> = {
  draft: 'neutral',
  in_review: 'info',
  approved: 'brand',
  effective: 'success',
  superseded: 'neutral',
}

export function stateText({ effectiveNumber, effectiveOn }: PolicySummary): string {
  if (effectiveNumber === null || effectiveOn === null) return 'No version in force'
  return `Version ${effectiveNumber} in force since ${dayText(effectiveOn)}`
}
