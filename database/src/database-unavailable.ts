/** SQLSTATEs that a retry may resolve. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Read-only: a standby before failover, or a full disk.
  '25006',
  // PostgreSQL error classes 08 (connection) and 53 (resources: disk, memory, connections), by prefix.
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])
const PASSING_CLASSES = ['08', '53']
/** Driver messages that have no code. */
const PASSING_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Whether the error means that the database was unreachable or out of resources. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== undefined && (PASSING_CODES.has(code) || PASSING_CLASSES.includes(code.slice(0, 2))))
      return true
    if (PASSING_TEXTS.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true
  }
  return false
}
