import { problem } from './problem.ts'

const USUAL_SECONDS = 15

/** Addresses whose work may take longer; operations are named by their path below the prefix: a large picture is decoded and encoded anew. */
const LONGER_SECONDS: Readonly<Record<string, number>> = { '/media': 60 }

export class HandlingTimeout extends Error {
  override readonly name = 'HandlingTimeout'
  readonly seconds: number

  constructor(seconds: number) {
    super(`an operation took more than ${seconds} seconds`)
    this.seconds = seconds
  }
}

/** What came of the work, or a `HandlingTimeout` once the operation's time is over. */
export async function withinItsTime<T>(path: string, work: Promise<T>): Promise<T> {
  const seconds = LONGER_SECONDS[path] ?? USUAL_SECONDS
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HandlingTimeout(seconds)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function answerTimeout({ seconds }: HandlingTimeout): Response {
  const message = `The server needed more than ${seconds} seconds. Please try again.`
  return problem({ status: 504, code: 'GATEWAY_TIMEOUT', message })
}
