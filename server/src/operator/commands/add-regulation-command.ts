import { parseArgs } from 'node:util'
import { Day } from '@plumbline/contract/platform/days.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { isWholePart, libraryPart, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { partName } from '@plumbline/rules/citations/part-names.ts'
import { createLog } from '../../platform/log.ts'
import { readPartFile, takePart } from '../../regulations/library/take-part.ts'
import { TextFileError } from '../../regulations/library/text-files.ts'
import { type CommandContext, CommandError } from './command-context.ts'

/** `regulations add "12 CFR 229" --file FILE`. */
export async function addRegulation({ db }: CommandContext, args: readonly string[]): Promise<string> {
  const { citation, file, asOf } = readArguments(args)
  const part = libraryPart(citation)
  const services = { db, log: createLog('warn') }
  if (!file)
    throw new CommandError(`Say where the text is: regulations add "${printLibraryPart(part)}" --file FILE.`)
  try {
    const text = await readPartFile(part, file, asOf)
    if (text.asOf > tomorrow())
      throw new CommandError(`The text cannot be of ${text.asOf}, which is still to come.`)
    const one = await takePart(services, text)
    if (one.outcome === 'added')
      return `${printLibraryPart(part)}, ${partName(part)}: added as of ${text.asOf}, ${one.paragraphs} paragraphs.`
    if (one.outcome === 'accepted')
      return `${printLibraryPart(part)}: ${one.class}, ${one.changed} paragraphs changed.`
    if (one.outcome === 'unchanged') return `${printLibraryPart(part)}: unchanged.`
    throw new CommandError(
      `${printLibraryPart(part)} was ${one.outcome}: ${one.because}. Nothing was changed.`,
    )
  } catch (error) {
    if (error instanceof TextFileError) throw new CommandError(`${error.message} Nothing was changed.`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`)
    throw error
  }
}

/** Days begin earlier elsewhere. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().split('T')[0]!

function readArguments(args: readonly string[]) {
  const { positionals, values } = parse(args)
  const text = positionals.join(' ')
  const citation = text ? parseCitation(text) : undefined
  if (citation?.code !== 'CFR')
    throw new CommandError(
      text
        ? `"${text}" is not a part of the Code of Federal Regulations.`
        : 'Say which part: regulations add "12 CFR 229".',
    )
  if (!isWholePart(citation))
    throw new CommandError(
      `Parts are added as a whole: regulations add "${printLibraryPart(libraryPart(citation))}".`,
    )
  const day = values['as-of'] === undefined ? undefined : Day.safeParse(values['as-of'])
  if (day?.success === false) throw new CommandError('--as-of is a day such as 2026-11-20.')
  return { citation: citation as RuleCitation, file: values.file, asOf: day?.data }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { file: { type: 'string' }, 'as-of': { type: 'string' } },
    })
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}
