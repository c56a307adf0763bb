import type { HistoryChange } from '@plumbline/contract/compliance/history.ts'
import {
  type AssessedRisk,
  type MovedRisk,
  RISK_FIELDS,
  type RiskCause,
} from '@plumbline/contract/compliance/risks.ts'

export interface RiskEntry extends Record<string, unknown> {
  number: number
  byName: string
  on: string
  changes: HistoryChange[]
}

/**
 * What is rated differently, what came later, and what is gone, each with what happened between. Numbers stay when an
 * institution moves.
 */
export function movedBetween(
  before: readonly AssessedRisk[],
  now: readonly AssessedRisk[],
  entries: readonly RiskEntry[],
): MovedRisk[] {
  const earlier = new Map(before.map((risk) => [risk.number, risk]))
  const here = new Set(now.map(({ number }) => number))
  const causes = Map.groupBy(entries, ({ number }) => number)
  const moved = now.flatMap((risk) => {
    const then = earlier.get(risk.number)
    if (then && isSame(then, risk)) return []
    return [
      {
        ...{ id: risk.id, title: risk.title },
        ...{ before: then ? figuresOf(then) : null, now: figuresOf(risk) },
        causes: (causes.get(risk.number) ?? []).flatMap(causeOf),
      },
    ]
  })
  const gone = before
    .filter(({ number }) => !here.has(number))
    .map((risk) => ({ id: risk.id, title: risk.title, before: figuresOf(risk), now: null, causes: [] }))
  return [...moved, ...gone]
}

const figuresOf = ({ inherent, controlStrength, residual }: AssessedRisk) => ({
  inherent,
  strength: controlStrength,
  residual,
})

const isSame = (one: AssessedRisk, other: AssessedRisk): boolean =>
  one.inherent.score === other.inherent.score &&
  one.controlStrength === other.controlStrength &&
  one.residual.score === other.residual.score &&
  one.residual.band === other.residual.band

const RATED = ['likelihood', 'impact', 'volume', 'complexity', 'change', 'controlStrength'] as const

/** One entry of the history as a cause, if it is one: an edit of the title moves nothing. */
function causeOf({ byName, on, changes }: RiskEntry): RiskCause[] {
  const change = (field: string) => changes.find((one) => one.field === field)
  const told = (kind: RiskCause['kind'], text: string): RiskCause[] => [{ kind, text, byName, on }]
  const method = change('method')
  if (method) return told('method', `The method changed from ${method.from} to ${method.to}.`)
  const because = change('because')
  if (because) return told('control', because.to ?? '')
  const rated = RATED.flatMap((field) => {
    const one = change(field)
    return one ? [`${RISK_FIELDS[field].label}: ${one.from} → ${one.to}`] : []
  })
  if (rated.length === 0) return []
  const prompt = change('prompt')?.to
  return told('rating', `${rated.join('; ')}.${prompt ? ` After: ${prompt}` : ''}`)
}
