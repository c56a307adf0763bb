import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentSpan } from './telemetry/span.ts'

export type Log = Logger

/** Ids and outcomes only: no secrets, no query strings, no personal data. */
export function createLog(level: string, destination?: DestinationStream, { traced = false } = {}): Log {
  const options = {
    ...(traced && { mixin: traceOfNow }),
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization'], remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}

function traceOfNow(): { traceId?: string } {
  const span = currentSpan()
  return span ? { traceId: span.trace.id } : {}
}

/**
 * Batches lines, because a write per line costs as much as a small response. Flushes when the process
 * ends.
 */
const WRITTEN_AT_ONCE_BYTES = 4096
const WRITTEN_AFTER_MS = 500

export function batchedOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITTEN_AT_ONCE_BYTES,
    periodicFlush: WRITTEN_AFTER_MS,
  })
  process.once('exit', () => output.flushSync())
  return output
}

interface DatabaseErrorFields {
  code?: string
  constraint?: string
  table?: string
  routine?: string
}

/** Logs a failed query's text and the database's error fields, never its values: those are personal data. */
function describeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    const { code, constraint, table, routine } = (error.cause ?? {}) as DatabaseErrorFields
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
  // Other members of an error may hold request or response data.
  const { name: type, message, stack, cause } = error
  const { code, status } = error as { code?: unknown; status?: unknown }
  return { type, message, code, status, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}

/** The frames without the message, which repeats the values. */
function stackOnly({ stack = '' }: Error): string {
  return stack.slice(stack.indexOf('\n    at '))
}
