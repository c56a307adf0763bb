import { parseArgs } from 'node:util'
import { Day } from '@plumbline/contract/platform/days.ts'
import type { Db } from '@plumbline/database/db.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { NO_QUERY_CACHE } from '../../platform/cache/query-cache.ts'
import { findCitation } from '../../regulations/library/find-citation.ts'
import { CommandError } from './command-context.ts'

/** The text that a citation names on a day; what the library does not hold is an error, so that a script notices. */
export async function lookUpCitation(db: Db, args: readonly string[]): Promise<string> {
  const { text, on, json } = readArguments(args)
  const citation = parseCitation(text)
  if (!citation) throw new CommandError(`"${text}" is not a citation that we can read.`)
  const answer = await findCitation({ db, queryCache: NO_QUERY_CACHE }, citation, on)
  if (answer.outcome !== 'found' && answer.outcome !== 'parent')
    throw new CommandError(
      json
        ? JSON.stringify({ on, ...answer })
        : `${answer.citation} on ${on}: ${OUTCOMES[answer.outcome]} See ${answer.officialAddress}`,
    )
  if (json) return JSON.stringify({ on, ...answer })
  const statuses = answer.statuses.map(({ title, since }) => `Since ${since}: ${title}`)
  return [`${answer.foundCitation ?? answer.citation}, on ${on}`, ...statuses, answer.text ?? ''].join('\n\n')
}

const OUTCOMES = {
  'not-held': 'the library does not hold this part.',
  'not-found': 'the text of that day has no such paragraph.',
  loading: 'the library has not loaded this part yet.',
} as const

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args)
  if (positionals.length !== 1) throw new CommandError('Please name one citation, in quotation marks.')
  const on = values.on ?? new Date().toISOString().slice(0, 10)
  if (!Day.safeParse(on).success) throw new CommandError(`The day is ${on}; it must look like 2026-01-31.`)
  return { text: positionals[0]!, on, json: values.json === true }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { on: { type: 'string' }, json: { type: 'boolean' } },
    })
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}
