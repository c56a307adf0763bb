import type { Features } from './features.ts'
import type { QuestionType } from './question-type.ts'

/** A paragraph in the order of the answer. */
export interface Ranked {
  part: string
  section: string
  features: Features
  /** By the weights alone. */
  plainScore: number
  /** By the hidden units, too. */
  score: number
}

const SHOWN = 5
/** A lead beyond it says no more. */
const LEAD_AT_MOST = 8

/** What tells whether the right paragraph is among the first five. */
export function certaintyMarksOf(ranked: readonly Ranked[], type: QuestionType) {
  const shown = ranked.slice(0, SHOWN)
  const [first, second = first] = ranked as [Ranked, ...Ranked[]]
  const ofOther = ranked.find(({ section }) => section !== first.section) ?? ranked.at(-1)!
  const odds = ranked.map(({ score }) => Math.exp(score - first.score))
  const whole = odds.reduce((sum, one) => sum + one, 0)
  const ofShown = odds.slice(0, SHOWN).reduce((sum, one) => sum + one, 0)
  const { features } = first
  const best = (name: keyof Features) => Math.max(...shown.map((one) => one.features[name]))
  return {
    plainOfFirst: first.plainScore,
    plainBest: Math.max(...ranked.map(({ plainScore }) => plainScore)),
    scoreOfFirst: first.score,
    leadOverSecond: first.score - second.score,
    leadOverOtherSection: Math.min(first.score - ofOther.score, LEAD_AT_MOST),
    shareOfFirst: -Math.log(whole),
    shareOfShown: Math.log(ofShown / whole),
    spread: odds.reduce((sum, one) => sum - (one / whole) * Math.log(one / whole + 1e-12), 0),
    partsShown: new Set(shown.map(({ part }) => part)).size,
    sectionsShown: new Set(shown.map(({ section }) => section)).size,
    coveredAnywhere: features.coveredAnywhere,
    coveredByText: features.coveredByText,
    rarest: features.rarest,
    firstSearchCoverage: features.firstSearchCoverage,
    titleAsked: features.titleAsked,
    openingAsked: features.openingAsked,
    saidFit: features.saidFit,
    saidCovered: features.saidCovered,
    target: features.target,
    sectionShare: features.sectionShare,
    partShare: features.partShare,
    pairs: features.pairs,
    coveredBySection: features.coveredBySection,
    addedToAbove: features.addedToAbove,
    firstSearch: features.firstSearch,
    comment: features.comment,
    defines: features.defines,
    bestCoveredAnywhere: best('coveredAnywhere'),
    bestSaidCovered: best('saidCovered'),
    bestCoveredBySection: best('coveredBySection'),
    bestSaidFit: best('saidFit'),
    ...type,
  }
}

export type CertaintyMarks = ReturnType<typeof certaintyMarksOf>
