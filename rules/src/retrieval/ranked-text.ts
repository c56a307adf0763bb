import type { Surroundings } from './surroundings.ts'
import type { Nearness } from './word-vectors.ts'

/** A paragraph as the first search found it. */
export interface RankedText {
  key: string
  part: string
  kind: string
  text: string
  title: string
  around: Surroundings
  score: number
  /** How much of the question it holds: 0 to 1. */
  coverage: number
  nearness: Nearness
}
