import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import type { Basis } from '@plumbline/rules/fair-lending/applications.ts'
import type { Controlled, ControlledQuestion } from '@plumbline/rules/fair-lending/controls.ts'
import type { Market, PeerChoice } from '@plumbline/rules/fair-lending/market.ts'
import type { MatchedPair, PairAbout } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import type { LinearFit, LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'

/** Figures of tracts from a census file. */
export interface FactsSummary {
  years: string[]
  tracts: number
  unreadable: number
}

/** What the page needs of a public file and a census file; the counts stay in the worker. */
export interface PublicSummary {
  /** Missing where only the public file was opened. */
  facts: FactsSummary | undefined
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
  /** The census flat file of the FFIEC, or another file of tracts. */
  facts: { ask: { type: 'facts'; file: Blob }; answer: PublicSummary }
  /** A made-up public file for the sample register, of tracts that exist. */
  samplePublic: { ask: { type: 'samplePublic'; tracts: string[] }; answer: PublicSummary }
  /** Forgets the public file and the census file. */
  closeMarket: { ask: { type: 'closeMarket' }; answer: undefined }
  market: { ask: { type: 'market'; area: string[]; peers: PeerChoice }; answer: Market }
  pairs: { ask: { type: 'pairs'; basis: Basis; group: string; about: PairAbout }; answer: MatchedPair[] }
}

export type FairLendingKind = keyof FairLendingQuestions
