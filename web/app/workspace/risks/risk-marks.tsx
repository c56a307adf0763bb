import { BAND_LABELS, type RiskFields } from '@plumbline/contract/compliance/risks.ts'
import {
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
export function RatingPreview({ ratings, method }: { ratings: Ratings; method: RiskMethod }) {
  const inherent = inherentRisk(ratings, method)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
      <span className="inline-flex items-center gap-2">
        Without controls <RatingMark rating={inherent} />
      </span>
      <span className="inline-flex items-center gap-2">
        What remains <RatingMark rating={residualRisk(inherent, ratings.controlStrength, method)} />
      </span>
    </p>
  )
}
