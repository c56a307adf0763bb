/** What one file may take of the machine while it is read. */
export const SANDBOX_LIMITS = {
  /** Time of the processor. A busy machine takes longer by the clock, up to `clockMs`. */
  processorMs: 5_000,
  clockMs: 10_000,
  /** Of the whole process, with about 65 MB for the runtime itself. */
  memoryMegabytes: 256,
  /** Of these, what the file may add. */
  addedMegabytes: 190,
  heapMegabytes: 160,
} as const

export const BEYOND_TIME =
  'The file takes more than 5 seconds to read, which is the limit. Split it and send the parts.'
export const BEYOND_MEMORY =
  'The file needs more than 256 MB of memory to be read, which is the limit. Split it and send the parts.'
