import { type Logger, pino } from 'pino'

export type Log = Logger

/** Ids and outcomes only: no secrets, no query strings, no personal data. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', '*.authorization'], remove: true },
  })
}
