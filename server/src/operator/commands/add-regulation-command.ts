import { parseArgs } from 'node:util'
import { Day } from '@plumbline/contract/platform/days.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { isWholePart, libraryPart, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { partName } from '@plumbline/rules/citations/part-names.ts'
import { namesStatutes } from '@plumbline/rules/citations/statute-request.ts'
import { createLog } from '../../platform/log.ts'
import { addBundledPart } from '../../regulations/library/added-parts.ts'
import { fillNextPart } from '../../regulations/library/fill-library.ts'
import { findPart } from '../../regulations/library/regulation-store.ts'
import { readPartFile, takePart } from '../../regulations/library/take-part.ts'
import { TextFileError } from '../../regulations/library/text-files.ts'
import { ecfrSource } from '../../regulations/sources/ecfr-source.ts'
import { orderParts, orderSubject, withdrawOrders } from '../../regulations/sources/part-orders.ts'
import type { RegulationSource } from '../../regulations/sources/regulation-source.ts'
import { listChecks } from '../../regulations/sources/source-store.ts'
import { createSourceRunner } from '../../regulations/sources/source-work.ts'
import { addStatutes } from './add-statutes-command.ts'
import { type CommandContext, CommandError } from './command-context.ts'

interface AskedSource {
  source: RegulationSource
  allowedHosts?: readonly string[]
}

/** `regulations add "12 CFR 229"`, from the eCFR or with `--file FILE`. */
export async function addRegulation(
  context: CommandContext,
  args: readonly string[],
  asked?: AskedSource,
): Promise<string> {
  const { text, file, asOf } = readArguments(args)
  if (namesStatutes(text)) return addStatutes(context, text, { file, asOf })
  const citation = readPart(text)
  const part = libraryPart(citation)
  return file
    ? addFromFile(context, part, { file, asOf })
    : addFromSource(context, part, asked ?? { source: ecfrSource() })
}

async function addFromFile(
  { db }: CommandContext,
  part: string,
  { file, asOf }: { file: string; asOf: string | undefined },
): Promise<string> {
  const named = printLibraryPart(part)
  try {
    const text = await readPartFile(part, file, asOf)
    if (text.asOf > tomorrow())
      throw new CommandError(`The text cannot be of ${text.asOf}, which is still to come.`)
    const one = await takePart({ db, log: createLog('warn') }, text)
    if (one.outcome === 'added')
      return `${named}, ${partName(part)}: added as of ${text.asOf}, ${one.paragraphs} paragraphs.`
    if (one.outcome === 'accepted') return `${named}: ${one.class}, ${one.changed} paragraphs changed.`
    if (one.outcome === 'unchanged') return `${named}: unchanged.`
    throw new CommandError(`${named} was ${one.outcome}: ${one.because}. Nothing was changed.`)
  } catch (error) {
    if (error instanceof TextFileError) throw new CommandError(`${error.message} Nothing was changed.`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`)
    throw error
  }
}

/** The text that the program brings with it needs no connection. */
async function addFromSource(
  { db, regulationSources = 'off' }: CommandContext,
  part: string,
  { source, allowedHosts = [] }: AskedSource,
): Promise<string> {
  const named = printLibraryPart(part)
  const log = createLog('warn')
  const held = await findPart(db, part)
  if (held) return `${named} is in the library already${held.asOf ? `, as of ${held.asOf}` : ''}.`
  const isBundled = await addBundledPart(db, part)
  if (!isBundled) {
    if (regulationSources === 'off')
      throw new CommandError(
        `REGULATION_SOURCES is off: download the XML of ${named} from ecfr.gov and add it with --file FILE.`,
      )
    await orderParts(db, [part])
    await createSourceRunner(
      source,
      { db, log: createLog('silent'), now: () => new Date(), pagesChanged: async () => {}, allowedHosts },
      orderSubject(part),
    )()
    const order = (await listChecks(db)).find(({ subject }) => subject === orderSubject(part))
    if (order?.error) {
      await withdrawOrders(db, [part])
      throw new CommandError(`${named} was not added: ${order.error}`)
    }
    if (order) return `${named} is on the list of what is fetched from the eCFR, one part after another.`
  }
  await fillNextPart(db, log, [part])
  return `${named}, ${partName(part)}: added as of ${(await findPart(db, part))?.asOf}.`
}

/** Days begin earlier elsewhere. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().split('T')[0]!

function readArguments(args: readonly string[]) {
  const { positionals, values } = parse(args)
  const day = values['as-of'] === undefined ? undefined : Day.safeParse(values['as-of'])
  if (day?.success === false) throw new CommandError('--as-of is a day such as 2026-11-20.')
  if (day && day.data > tomorrow())
    throw new CommandError(`The text cannot be of ${day.data}, which is still to come.`)
  return { text: positionals.join(' '), file: values.file, asOf: day?.data }
}

function readPart(text: string): RuleCitation {
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
  return citation
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
