import { parseArgs } from 'node:util'
import { Day } from '@plumbline/contract/platform/days.ts'
import type { CitationAnswer } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { NO_QUERY_CACHE } from '../../platform/cache/query-cache.ts'
import { findCitation, keysOf } from '../../regulations/library/find-citation.ts'
import { listLegalStatuses } from '../../regulations/library/legal-status-store.ts'
import { copyNotes, standingOf } from '../../regulations/library/paragraph-standing-service.ts'
import { listBelow } from '../../regulations/library/regulation-store.ts'
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
        : [
            `${answer.citation} on ${on}: ${OUTCOMES[answer.outcome]}`,
            answer.suggestion ? `Did you mean ${answer.suggestion.citation}?` : '',
            `See ${answer.officialAddress}`,
          ]
            .filter(Boolean)
            .join(' '),
    )
  if (json) return JSON.stringify({ on, ...answer })
  const statuses = answer.statuses.map(({ title, since }) => `Since ${since}: ${title}`)
  const below = await textBelow(db, citation, answer, on)
  return [
    `${answer.foundCitation ?? answer.citation}, on ${on}`,
    ...statuses,
    ...copyNotes(answer),
    answer.text ?? '',
    ...below,
  ].join('\n\n')
}

/** A paragraph that only introduces others says nothing without them. */
async function textBelow(
  db: Db,
  cited: Citation,
  { outcome, statuses: above }: CitationAnswer,
  on: string,
): Promise<string[]> {
  if (outcome !== 'found' || cited.code === 'FR' || cited.section === undefined) return []
  const [key] = keysOf(cited)
  if (!key) return []
  const part = libraryPart(cited)
  const [rows, statuses] = await Promise.all([listBelow(db, part, key, on), listLegalStatuses(db)])
  const said = above.map(({ title }) => title)
  return rows.flatMap(({ key: own, text }) => {
    const standing = standingOf({ statuses, part, key: own, on })
    const titles = standing.statuses.map(({ title }) => title).filter((title) => !said.includes(title))
    said.push(...titles)
    return [...titles, text]
  })
}

const OUTCOMES = {
  'not-held': 'the library does not hold this text.',
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
