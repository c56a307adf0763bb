import { type AskWorker, useWorker } from '../use-worker.ts'
import type { FairLendingQuestions } from './fair-lending-protocol.ts'

export type AskFairLending = AskWorker<FairLendingQuestions>

const start = () => new Worker(new URL('./fair-lending-worker.ts', import.meta.url), { type: 'module' })

/** The worker that holds the register. Nothing of it is sent or stored. */
export const useFairLending = (): AskFairLending => useWorker<FairLendingQuestions>(start)
