import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** Ids and outcomes only: no secrets, no query strings, no personal data. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization'], remove: true },
  })
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
  return error instanceof Error ? stdSerializers.err(error) : { type: typeof error }
}

/** The frames without the message, which repeats the values. */
function stackOnly({ stack = '' }: Error): string {
  return stack.slice(stack.indexOf('\n    at '))
}
