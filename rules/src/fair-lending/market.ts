import { type Application, OUTCOMES } from './applications.ts'
import { compareGroups, type Disparity, holm } from './disparity.ts'
import { SIGNIFICANT } from './outcomes.ts'
import type { PublicFile } from './public-file.ts'
import type { TractFacts } from './tract-facts.ts'

export const INCOME_CLASSES = ['low', 'moderate', 'middle', 'upper'] as const
export type IncomeClass = (typeof INCOME_CLASSES)[number]

/**
 * Low below 50, moderate below 80, middle below 120, upper from 120 percent: the classes of the Community Reinvestment Act
 * rules (12 CFR 25.12, 228.12, 345.12), used here for every lender as a convention.
 */
export function incomeClass(percent: number | undefined): IncomeClass | undefined {
  if (percent === undefined) return undefined
  return percent < 50 ? 'low' : percent < 80 ? 'moderate' : percent < 120 ? 'middle' : 'upper'
}

export const TRACT_CLASSES = [
  'minority50',
  'minority80',
  'low',
  'moderate',
  'middle',
  'upper',
  'lowModerate',
] as const
export type TractClass = (typeof TRACT_CLASSES)[number]

export const TRACT_CLASS_NAMES: Readonly<Record<TractClass, string>> = {
  minority50: 'Majority-minority tracts (more than 50 percent)',
  minority80: 'High-minority tracts (more than 80 percent)',
  low: 'Low-income tracts',
  moderate: 'Moderate-income tracts',
  middle: 'Middle-income tracts',
  upper: 'Upper-income tracts',
  lowModerate: 'Low- and moderate-income tracts together',
}

/** A smaller share than the peers' is called out only here: these are the tracts that redlining leaves out. */
const WATCHED: readonly TractClass[] = ['minority50', 'minority80', 'lowModerate']

export const MARKET_MEASURES = ['applications', 'originations'] as const
export type MarketMeasure = (typeof MARKET_MEASURES)[number]

/** Fewer than this in the whole area, ours or the peers', say nothing. */
export const SMALL_MARKET = 30

export type PeerChoice = 'all' | 'similar'
/** Lenders with half to twice as many applications in the area as we have. */
const SIMILAR = { least: 0.5, most: 2 }

export interface MarketQuestion {
  /** Tracts of the lending area. */
  area: ReadonlySet<string>
  peers: PeerChoice
  /** Our own LEI, whose rows in the public file are not the peers'. */
  ownLei: string | undefined
  /** Figures of tracts from a census file, used before those of the public file. */
  facts?: ReadonlyMap<string, TractFacts> | undefined
}

export interface MarketRow {
  measure: MarketMeasure
  tracts: TractClass
  own: number
  ownTotal: number
  peers: number
  peerTotal: number
  /** Missing where we or the peers have nothing in the area. */
  disparity: Disparity | undefined
  tooSmall: boolean
  correctedP: number | undefined
  /** We reach fewer than our peers, beyond chance. */
  isSignal: boolean
}

export interface AreaTract {
  tract: string
  minorityPercent: number | undefined
  incomePercent: number | undefined
  own: number
  ownOriginations: number
  peers: number
}

export interface Market {
  peerCount: number
  tracts: AreaTract[]
  /** Tracts of the area of which no opened file has a row, so that nothing is known about them. */
  unknown: number
  outside: number
  rows: MarketRow[]
  sentences: string[]
}

const belongs: Readonly<Record<TractClass, (tract: AreaTract) => boolean>> = {
  minority50: ({ minorityPercent }) => (minorityPercent ?? 0) > 50,
  minority80: ({ minorityPercent }) => (minorityPercent ?? 0) > 80,
  low: ({ incomePercent }) => incomeClass(incomePercent) === 'low',
  moderate: ({ incomePercent }) => incomeClass(incomePercent) === 'moderate',
  middle: ({ incomePercent }) => incomeClass(incomePercent) === 'middle',
  upper: ({ incomePercent }) => incomeClass(incomePercent) === 'upper',
  lowModerate: ({ incomePercent }) => ['low', 'moderate'].includes(incomeClass(incomePercent) ?? ''),
}

/** Our applications and loans by kind of tract in the lending area, against those of the peers. */
export function compareMarket(
  applications: readonly Application[],
  file: PublicFile,
  question: MarketQuestion,
): Market {
  const inArea = applications.filter(({ tract }) => question.area.has(tract))
  const peers = peersOf(file, question, inArea.length)
  const own = new Map<string, { all: number; made: number }>()
  for (const { tract, action } of inArea) {
    const counts = own.get(tract) ?? { all: 0, made: 0 }
    counts.all++
    if (action === OUTCOMES.originated) counts.made++
    own.set(tract, counts)
  }
  const peerOriginations = new Map<string, number>()
  const tracts = [...question.area].sort().map((tract): AreaTract => {
    const known = file.tracts.get(tract)
    if (known) peerOriginations.set(tract, sumOf(known.originations, peers))
    const facts = question.facts?.get(tract) ?? known
    return {
      tract,
      minorityPercent: facts?.minorityPercent,
      incomePercent: facts?.incomePercent,
      own: own.get(tract)?.all ?? 0,
      ownOriginations: own.get(tract)?.made ?? 0,
      peers: known ? sumOf(known.applications, peers) : 0,
    }
  })
  const rows = corrected(
    MARKET_MEASURES.flatMap((measure) =>
      TRACT_CLASSES.map((kind) => rowOf(measure, kind, tracts, peerOriginations)),
    ),
  )
  return {
    peerCount: peers.size,
    tracts,
    unknown: tracts.filter(({ tract }) => !file.tracts.has(tract) && !question.facts?.has(tract)).length,
    outside: applications.length - inArea.length,
    rows,
    sentences: file.lenders.length === 0 ? describeOwn(tracts) : describe(rows, tracts, peers.size),
  }
}

function peersOf(file: PublicFile, { area, peers, ownLei }: MarketQuestion, own: number): Set<number> {
  const volumes = new Map<number, number>()
  for (const tract of area)
    for (const [lender, count] of file.tracts.get(tract)?.applications ?? [])
      if (file.lenders[lender] !== ownLei) volumes.set(lender, (volumes.get(lender) ?? 0) + count)
  const chosen = [...volumes].filter(
    ([, volume]) => peers === 'all' || (volume >= own * SIMILAR.least && volume <= own * SIMILAR.most),
  )
  return new Set(chosen.map(([lender]) => lender))
}

function sumOf(counts: ReadonlyMap<number, number>, peers: ReadonlySet<number>): number {
  let sum = 0
  for (const [lender, count] of counts) if (peers.has(lender)) sum += count
  return sum
}

function rowOf(
  measure: MarketMeasure,
  kind: TractClass,
  tracts: readonly AreaTract[],
  peerOriginations: ReadonlyMap<string, number>,
): Omit<MarketRow, 'correctedP' | 'isSignal'> {
  const counts = { own: 0, ownTotal: 0, peers: 0, peerTotal: 0 }
  for (const tract of tracts) {
    const ours = measure === 'applications' ? tract.own : tract.ownOriginations
    const theirs = measure === 'applications' ? tract.peers : (peerOriginations.get(tract.tract) ?? 0)
    counts.ownTotal += ours
    counts.peerTotal += theirs
    if (!belongs[kind](tract)) continue
    counts.own += ours
    counts.peers += theirs
  }
  const { own, ownTotal, peers, peerTotal } = counts
  return {
    measure,
    tracts: kind,
    ...counts,
    disparity:
      ownTotal > 0 && peerTotal > 0
        ? compareGroups({
            groupEvents: own,
            groupTotal: ownTotal,
            comparisonEvents: peers,
            comparisonTotal: peerTotal,
          })
        : undefined,
    tooSmall: ownTotal < SMALL_MARKET || peerTotal < SMALL_MARKET,
  }
}

function corrected(rows: readonly Omit<MarketRow, 'correctedP' | 'isSignal'>[]): MarketRow[] {
  const compared = rows.filter(
    ({ disparity, tooSmall, tracts }) => disparity && !tooSmall && WATCHED.includes(tracts),
  )
  const probabilities = holm(compared.map(({ disparity }) => disparity!.fisherTwoSidedP))
  return rows.map((row) => {
    const place = compared.indexOf(row)
    const correctedP = place < 0 ? undefined : probabilities[place]
    const isLess = row.disparity !== undefined && row.disparity.difference < 0
    return { ...row, correctedP, isSignal: correctedP !== undefined && correctedP < SIGNIFICANT && isLess }
  })
}

const NO_TRACT = 'No tract is chosen yet: choose the counties in which you lend.'
const percent = (rate: number) => `${Math.round(rate * 1000) / 10} percent`

function describe(rows: readonly MarketRow[], tracts: readonly AreaTract[], peerCount: number): string[] {
  if (tracts.length === 0) return [NO_TRACT]
  if (peerCount === 0) return ['No other lender of the public file has an application in this area.']
  const [all] = rows
  if (all!.tooSmall)
    return [
      `The area has ${all!.ownTotal} of our applications and ${all!.peerTotal} of our peers: fewer than ${SMALL_MARKET} say nothing. Choose a larger area, or more peers.`,
    ]
  const sentences = rows
    .filter(({ isSignal }) => isSignal)
    .map(({ measure, tracts: kind, disparity }) => {
      const { groupRate, comparisonRate, ratio } = disparity!
      const what = measure === 'applications' ? 'applications' : 'loans'
      const share = ratio === undefined || ratio === 0 ? '' : `, ${ratio.toFixed(2)} times their share`
      return `${percent(groupRate)} of our ${what} are in ${named(kind)}, against ${percent(comparisonRate)} for our peers${share}. Chance alone does not explain it.`
    })
  const empty = tracts.filter(
    (tract) => belongs.minority50(tract) && tract.own === 0 && tract.peers > 0,
  ).length
  if (empty > 0)
    sentences.push(
      `${empty} majority-minority ${empty === 1 ? 'tract has' : 'tracts have'} applications with our peers and none with us.`,
    )
  if (sentences.length === 0)
    sentences.push(
      'Our share of applications and loans in majority-minority and in low- and moderate-income tracts is no smaller than that of our peers beyond chance. That does not prove equal treatment.',
    )
  return sentences
}

/** Without a public file there are tracts and our own applications, and nobody to compare with. */
function describeOwn(tracts: readonly AreaTract[]): string[] {
  if (tracts.length === 0) return [NO_TRACT]
  const inMinority = tracts.filter(belongs.minority50)
  const sum = (some: readonly AreaTract[]) => some.reduce((total, { own }) => total + own, 0)
  const share =
    sum(tracts) > 0
      ? `${percent(sum(inMinority) / sum(tracts))} of our ${sum(tracts)} applications are`
      : 'none of our applications is'
  const empty = inMinority.filter(({ own }) => own === 0).length
  return [
    `${inMinority.length} of the ${tracts.length} tracts of the area are majority-minority; ${share} there.`,
    ...(empty > 0
      ? [`${empty} majority-minority ${empty === 1 ? 'tract has' : 'tracts have'} no application of ours.`]
      : []),
    'Open the public HMDA file to see whether other lenders reach these tracts: without it nothing is judged.',
  ]
}

const named = (kind: TractClass) => {
  const name = TRACT_CLASS_NAMES[kind].replace(/ \(.*| together/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}
