/** Nothing wrong with what was asked: whoever asks again later may be answered. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Read-only: a standby that is to take over, or a disk without room.
  '25006',
  // PostgreSQL's classes 08 (connection) and 53 (resources: disk, memory, connections) are told by their beginnings.
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])
const PASSING_CLASSES = ['08', '53']
/** What the driver says without a code. */
const PASSING_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** True if the database could not be reached, or had no room, when this error came about. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code !== undefined && (PASSING_CODES.has(code) || PASSING_CLASSES.includes(code.slice(0, 2))))
      return true
    if (PASSING_TEXTS.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
