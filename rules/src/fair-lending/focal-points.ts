import { valueWords } from '../hmda/field-words.ts'
import { type Application, BASES, type Basis, OUTCOMES } from './applications.ts'
import { fisher, holm } from './disparity.ts'
import { type GroupColumns, groupColumns, groupCount } from './group-columns.ts'
import { type EventCounts, eventCounts, SIGNIFICANT } from './outcomes.ts'

export interface FocalPoint {
  kind: 'loan originator' | 'loan purpose' | 'loan type' | 'month' | 'county'
  value: string
  /** The value with what its code means. */
  label: string
  basis: Basis
  group: string
  groupDenied: number
  groupTotal: number
  comparisonDenied: number
  comparisonTotal: number
  correctedP: number
}

const KINDS: readonly [kind: FocalPoint['kind'], of: (application: Application) => string][] = [
  ['loan originator', ({ originator }) => originator],
  ['loan purpose', ({ loanPurpose }) => loanPurpose],
  ['loan type', ({ loanType }) => loanType],
  ['county', ({ county }) => county],
  ['month', ({ month }) => month],
]

/** Where a difference in denials concentrates: every value with enough applications of both groups, corrected for their number. */
export function findFocalPoints(
  applications: readonly Application[],
  columns = groupColumns(applications),
): FocalPoint[] {
  const points = KINDS.flatMap(([kind, of]) => {
    const byValue = denialsByValue(applications, columns, of)
    return byValue.size < 2 ? [] : [...byValue].flatMap(([value, counts]) => pointsOf(kind, value, counts))
  })
  const probabilities = holm(points.map(({ p }) => p))
  return points
    .map(({ p: _, ...point }, index) => ({ ...point, correctedP: probabilities[index]! }))
    .filter(({ correctedP, difference }) => correctedP < SIGNIFICANT && difference > 0)
    .sort((one, other) => one.correctedP - other.correctedP)
    .map(({ difference: _, ...point }) => point)
}

interface Tally {
  events: Uint32Array
  totals: Uint32Array
}

const newTallies = (): Tally[] =>
  BASES.map((basis) => ({
    events: new Uint32Array(groupCount(basis)),
    totals: new Uint32Array(groupCount(basis)),
  }))

/** Denials and decisions of every group for each value, counted in one pass. */
function denialsByValue(
  applications: readonly Application[],
  columns: GroupColumns,
  of: (application: Application) => string,
): Map<string, EventCounts[]> {
  const tallies = new Map<string, Tally[]>()
  const codes = BASES.map((basis) => columns[basis])
  for (let at = 0; at < applications.length; at++) {
    const application = applications[at]!
    if (application.action > OUTCOMES.denied) continue
    const value = of(application)
    if (value === '' || value === 'NA' || value === 'Exempt') continue
    const tally = tallies.get(value) ?? newTallies()
    tallies.set(value, tally)
    for (let basis = 0; basis < codes.length; basis++) {
      const code = codes[basis]![at]!
      tally[basis]!.totals[code]!++
      if (application.action === OUTCOMES.denied) tally[basis]!.events[code]!++
    }
  }
  return new Map(
    [...tallies].map(([value, tally]) => [
      value,
      BASES.flatMap((basis, index) => eventCounts(basis, tally[index]!)),
    ]),
  )
}

function pointsOf(kind: FocalPoint['kind'], value: string, rows: readonly EventCounts[]) {
  return rows
    .filter(({ tooSmall }) => !tooSmall)
    .map((counts) => ({
      kind,
      value,
      label: labelOf(kind, value),
      basis: counts.basis,
      group: counts.group,
      groupDenied: counts.groupEvents,
      groupTotal: counts.groupTotal,
      comparisonDenied: counts.comparisonEvents,
      comparisonTotal: counts.comparisonTotal,
      p: fisher(counts).fisherTwoSidedP,
      difference: counts.groupEvents / counts.groupTotal - counts.comparisonEvents / counts.comparisonTotal,
    }))
}

function labelOf(kind: FocalPoint['kind'], value: string): string {
  if (kind === 'loan purpose') return valueWords('loanPurpose', value)
  return kind === 'loan type' ? valueWords('loanType', value) : value
}
