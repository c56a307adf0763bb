const USUAL_SECONDS = 15

/**
 * Operations that read a file, below the prefix: it waits for its turn, and then for a process that reads it. Where
 * either takes too long, the sandbox says so by itself. Making the sample institution does the work of months, and a
 * delivery to an examiner draws up to a hundred policies.
 */
const TAKES_LONG =
  /^\/(institutions\/sample|setup\/sample|media|imports(\/check)?|loan-test-batches\/(check|start)|policy-document-preview|report-look|users\/import\/check|exams\/[^/]+\/(file-preview|items\/[^/]+\/deliveries)|examiner\/.*)$/
const LONG_SECONDS = 60

export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout'
  readonly seconds: number

  constructor(seconds: number) {
    super(`an operation took more than ${seconds} seconds`)
    this.seconds = seconds
  }
}

/** Resolves with the result of the work, or rejects with `RequestTimeout`. */
export async function withTimeout<T>(path: string, work: Promise<T>, takesLong = false): Promise<T> {
  const seconds = takesLong || TAKES_LONG.test(path) ? LONG_SECONDS : USUAL_SECONDS
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestTimeout(seconds)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
