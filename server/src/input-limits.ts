import { ORPCError } from '@orpc/server'

const LEVELS_AT_MOST = 32

/** Refused before a schema looks at it: what no database could keep, and what is nested deeper than any form. */
export function refuseUnfit(input: unknown, level = 0): void {
  if (level > LEVELS_AT_MOST) throw unfit(`The request is nested deeper than ${LEVELS_AT_MOST} levels.`)
  if (typeof input === 'string') requireStorable(input)
  if (input instanceof Blob || typeof input !== 'object' || input === null) return
  for (const [key, child] of Object.entries(input)) {
    requireStorable(key)
    refuseUnfit(child, level + 1)
  }
}

/** PostgreSQL keeps every text but one with U+0000 or with half of a surrogate pair. */
function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw unfit('The request holds a character that cannot be stored.')
}

const unfit = (message: string) => new ORPCError('BAD_REQUEST', { message })
