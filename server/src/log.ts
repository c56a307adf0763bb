import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Ids and outcomes only: no secrets, no query strings, no personal data. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization'], remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A write for each line would cost as much as a small answer. What ends the process is written first. */
const WRITTEN_AT_ONCE_BYTES = 4096
const WRITTEN_AFTER_MS = 500

export function gatheredOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITTEN_AT_ONCE_BYTES,
    periodicFlush: WRITTEN_AFTER_MS,
  })
  process.once('exit', () => output.flushSync())
  return output
}

interface DatabaseFault {
  code?: string
  constraint?: string
  table?: string
  routine?: string
}

/** A failed query names what it asked and what the database objected to, never the values: those are people's. */
function describeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    const { code, constraint, table, routine } = (error.cause ?? {}) as DatabaseFault
    return {
      type: 'DatabaseError',
      query: error.query,
      code,
      constraint,
      table,
      routine,
      stack: stackOnly(error),
    }
  }
  if (!(error instanceof Error)) return { type: typeof error }
  // Other members of its own may hold what was sent or answered.
  const { name: type, message, stack, cause } = error
  const { code, status } = error as { code?: unknown; status?: unknown }
  return { type, message, code, status, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}

/** The frames without the message, which repeats the values. */
function stackOnly({ stack = '' }: Error): string {
  return stack.slice(stack.indexOf('\n    at '))
}
