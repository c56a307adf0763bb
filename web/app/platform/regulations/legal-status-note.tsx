import type { LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import { OctagonX, TriangleAlert } from 'lucide-react'
import { longDateUtc } from '../../ui/date-text.tsx'

export const STATUS_LABELS: Record<LegalStatus['status'], string> = {
  vacated: 'Vacated',
  disapproved: 'Disapproved by Congress',
  stayed: 'Stayed',
  'official-slip': 'Likely slip in the official text',
  'changed-by-statute': 'Changed by a statute',
}

export const EFFECT_LABELS: Record<LegalStatus['effect'], string> = {
  'not-in-force': 'Printed, not in force',
  'never-in-force': 'Printed, never in force',
  'text-differs': 'The printed text differs from the text that was in force',
}

export const VERIFICATION_LABELS: Record<LegalStatus['verification'], string> = {
  official: 'Read in the official text.',
  secondary: 'Known from public secondary sources.',
  general: 'General knowledge, not verified.',
}

/** What a court or Congress did to a paragraph that the official text still prints. */
export function LegalStatusNote({ status }: { status: LegalStatus }) {
  const isSlip = status.effect === 'text-differs'
  const Icon = isSlip ? TriangleAlert : OctagonX
  return (
    <div
      className={
        isSlip
          ? 'rounded-control border border-warning bg-warning-soft px-3.5 py-2.5 text-sm'
          : 'rounded-control border border-danger bg-danger-soft px-3.5 py-2.5 text-sm'
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Icon className="size-4 shrink-0" aria-hidden />
        {EFFECT_LABELS[status.effect]}
        <span className="font-normal">
          {STATUS_LABELS[status.status]} {longDateUtc(status.since)}
        </span>
      </p>
      <p className="mt-1">{status.explanation}</p>
      <p className="mt-1 text-ink-soft">
        {status.source}. {VERIFICATION_LABELS[status.verification]}
      </p>
    </div>
  )
}
