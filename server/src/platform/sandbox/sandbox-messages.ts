/** One file to read: the kind names the reader, the input is what it takes. */
export interface SandboxOrder {
  kind: string
  input: unknown
  /** Milliseconds. */
  limits: { processorMs: number; clockMs: number }
}

/** A file that was refused, by whom it was sent or by a limit. */
export interface SandboxedRefusal {
  message: string
  because: string
  isBeyondLimit: boolean
}

export type SandboxAnswer =
  | { result: unknown }
  | { refusal: SandboxedRefusal }
  /** Stopped in the middle, at this limit: the process ends with it. */
  | { stoppedAt: string }
  /** Its time by the clock is over, and the machine gave it less of the processor than a file may take. */
  | { isBusy: true }
  | { failure: string }

/** The first message of the process and of its thread. */
export const READY = 'ready'
