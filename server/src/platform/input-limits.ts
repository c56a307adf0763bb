import { ORPCError } from '@orpc/server'

const LEVELS_AT_MOST = 32
/** What the largest rows of a loan test hold; the limit of a body is far below this for all else. */
const MEMBERS_AT_MOST = 110_000

/**
 * Runs before schema validation. Rejects text that PostgreSQL cannot store and input nested deeper than
 * any form.
 */
export function rejectInvalidInput(input: unknown, level = 0, seen = { members: 0 }): void {
  if (level > LEVELS_AT_MOST) throw invalid(`The request is nested deeper than ${LEVELS_AT_MOST} levels.`)
  if (typeof input === 'string') requireStorable(input)
  if (input instanceof Blob || typeof input !== 'object' || input === null) return
  for (const key in input) {
    if (++seen.members > MEMBERS_AT_MOST)
      throw invalid(`The request has more than ${MEMBERS_AT_MOST} values.`)
    requireStorable(key)
    rejectInvalidInput((input as Record<string, unknown>)[key], level + 1, seen)
  }
}

/** PostgreSQL cannot store U+0000 or lone surrogates. */
function requireStorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw invalid('The request holds a character that cannot be stored.')
}

const invalid = (message: string) => new ORPCError('BAD_REQUEST', { message })
