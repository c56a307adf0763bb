import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import type { Basis } from '@plumbline/rules/fair-lending/applications.ts'
import type { Controlled, ControlledQuestion } from '@plumbline/rules/fair-lending/controls.ts'
import type { Market, PeerChoice } from '@plumbline/rules/fair-lending/market.ts'
import type { MatchedPair, PairAbout } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import type { LinearFit, LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'

/** What the page needs of a public file; the counts stay in the worker. */
export interface PublicSummary {
  years: string[]
  lenders: number
  rows: number
  leftOut: { because: string; rows: number }[]
  tracts: { tract: string; minorityPercent: number | undefined }[]
  /** Our own applications by county, most first. */
  ownCounties: { county: string; applications: number }[]
}

/** What the page asks of the worker, and what each question is answered with. */
export type FairLendingQuestions = {
  open: { ask: { type: 'open'; bytes: Uint8Array; planted: boolean }; answer: FairLendingAnalysis }
  denial: { ask: { type: 'denial'; question: ControlledQuestion }; answer: Controlled<LogisticFit> }
  price: { ask: { type: 'price'; question: ControlledQuestion }; answer: Controlled<LinearFit> }
  /** The public file of the area. */
  public: { ask: { type: 'public'; file: Blob }; answer: PublicSummary }
  /** A made-up one for the sample register, of tracts that exist. */
  samplePublic: { ask: { type: 'samplePublic'; tracts: string[] }; answer: PublicSummary }
  market: { ask: { type: 'market'; area: string[]; peers: PeerChoice }; answer: Market }
  pairs: { ask: { type: 'pairs'; basis: Basis; group: string; about: PairAbout }; answer: MatchedPair[] }
}

export type FairLendingKind = keyof FairLendingQuestions
