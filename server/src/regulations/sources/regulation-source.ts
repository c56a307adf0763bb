import type { Db } from '@plumbline/database/db.ts'
import type { regulationChecksTable } from '../library/regulation-tables.ts'
import type { SourceAnswer, SourceRequest, Validators } from './get-safely.ts'

export type SourceName = 'ecfr' | 'federal-register'
export type Check = typeof regulationChecksTable.$inferSelect & {
  /** The held text has come for so many days that it is believed. */
  isHeldLong?: boolean
}

export type Ask = (
  request: Pick<SourceRequest, 'url' | 'accepts' | 'bytesAtMost'> & { validators?: Validators | null },
) => Promise<SourceAnswer>

export interface SourceWork {
  db: Db
  check: Check
  /** A request at the polite rate of the source. */
  ask: Ask
  now: Date
  /** A text or a document changed, and with it the updates, whatever becomes of the rest of the check. */
  noteChange: () => void
}

/** What became of one check. Whatever was strange is thrown as a SourceError and changes nothing. */
export interface CheckResult {
  /** The day up to which the answer goes. */
  version?: string
  validators?: Validators | null
  nextInMs: number
  /** A text that is held back, with the hash by which it is known when it comes again. */
  held?: { hash: string; because: string }
  /** What was asked for is not there; asking again soon is of no use. */
  problem?: string
  /** There is nothing more to ask about it. */
  isDone?: boolean
  /** Other checks of the source that are due now. */
  due?: readonly string[]
}

/** One official source. A new one is a file like `ecfr-source.ts`, and a line in `source-list.ts`. */
export interface RegulationSource {
  name: SourceName
  label: string
  address: string
  /** The least time between two requests, over all processes. */
  pauseMs: number
  /** What it is asked for, in the order in which it is asked. */
  subjects(db: Db): Promise<readonly string[]>
  run(work: SourceWork): Promise<CheckResult>
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
