import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import type { Basis } from '@plumbline/rules/fair-lending/applications.ts'
import type { Controlled, ControlledQuestion } from '@plumbline/rules/fair-lending/controls.ts'
import type { MatchedPair } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import type { LinearFit, LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'

/** What the page asks of the worker, and what each question is answered with. */
export type FairLendingQuestions = {
  open: { ask: { type: 'open'; bytes: Uint8Array; planted: boolean }; answer: FairLendingAnalysis }
  denial: { ask: { type: 'denial'; question: ControlledQuestion }; answer: Controlled<LogisticFit> }
  price: { ask: { type: 'price'; question: ControlledQuestion }; answer: Controlled<LinearFit> }
  pairs: { ask: { type: 'pairs'; basis: Basis; group: string }; answer: MatchedPair[] }
}

export type FairLendingKind = keyof FairLendingQuestions
