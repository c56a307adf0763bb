import { BAND_LABELS, type RiskFields, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import {
  type ControlStrength,
  inherentRisk,
  type Rating,
  type RiskMethod,
  residualRisk,
} from '@plumbline/rules/risks/risk-method.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Readonly<Record<Rating['band'], Tone>> = {
  low: 'success',
  moderate: 'neutral',
  high: 'warning',
  critical: 'danger',
}

const STRENGTH_TONES: Readonly<Record<ControlStrength, Tone>> = {
  none: 'danger',
  weak: 'warning',
  adequate: 'neutral',
  strong: 'success',
}

export function StrengthMark({ strength }: { strength: ControlStrength }) {
  return <Badge tone={STRENGTH_TONES[strength]}>{STRENGTH_LABELS[strength]}</Badge>
}

const points = (score: number) => (score / 100).toFixed(2)

export function RatingMark({ rating: { score, band } }: { rating: Rating }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Badge tone={TONES[band]}>{BAND_LABELS[band]}</Badge>
      <span className="tabular text-ink-faint text-sm">{points(score)}</span>
    </span>
  )
}

type Ratings = Pick<
  RiskFields,
  'likelihood' | 'impact' | 'volume' | 'complexity' | 'change' | 'controlStrength'
>

/** What the ratings come to, while they are chosen. */
interface RatingPreviewProps {
  ratings: Ratings
  method: RiskMethod
  /** Of the controls that serve the risk, if any do. */
  served: ControlStrength | undefined
}

export function RatingPreview({ ratings, method, served }: RatingPreviewProps) {
  const inherent = inherentRisk(ratings, method)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
      <span className="inline-flex items-center gap-2">
        Without controls <RatingMark rating={inherent} />
      </span>
      <span className="inline-flex items-center gap-2">
        What remains <RatingMark rating={residualRisk(inherent, served ?? ratings.controlStrength, method)} />
      </span>
    </p>
  )
}
