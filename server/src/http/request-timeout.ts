import { problem } from '../platform/responses/problem.ts'

const USUAL_SECONDS = 15

/**
 * Paths whose work may take longer: a large picture is decoded and re-encoded,
 * an import creates thousands of rows. Operations are named by
 * their path below the prefix.
 */
const LONGER_SECONDS: Readonly<Record<string, number>> = { '/media': 60, '/imports': 60 }

export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout'
  readonly seconds: number

  constructor(seconds: number) {
    super(`an operation took more than ${seconds} seconds`)
    this.seconds = seconds
  }
}

/** Resolves with the result of the work, or rejects with `RequestTimeout`. */
export async function withTimeout<T>(path: string, work: Promise<T>): Promise<T> {
  const seconds = LONGER_SECONDS[path] ?? USUAL_SECONDS
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

export function timeoutResponse({ seconds }: RequestTimeout): Response {
  const message = `The server needed more than ${seconds} seconds. Please try again.`
  return problem({ status: 504, code: 'GATEWAY_TIMEOUT', message })
}
