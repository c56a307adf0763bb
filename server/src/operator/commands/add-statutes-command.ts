import { readStatuteRequest } from '@plumbline/rules/citations/statute-request.ts'
import { createLog } from '../../platform/log.ts'
import { readStatuteFile } from '../../regulations/library/statute-file.ts'
import { type StatutesOutcome, takeStatutes } from '../../regulations/library/take-statutes.ts'
import { TextFileError } from '../../regulations/library/text-files.ts'
import { type CommandContext, CommandError } from './command-context.ts'

/** `regulations add "15 USC 1601" --file usc15.xml`, and for chapters and runs of sections. */
export async function addStatutes(
  { db }: CommandContext,
  text: string,
  { file, asOf }: { file: string | undefined; asOf: string | undefined },
): Promise<string> {
  const asked = readStatuteRequest(text)
  if (!asked)
    throw new CommandError(
      `"${text}" names no section or chapter: regulations add "15 USC 1601 to 1608, 1610" or "15 USC chapter 41".`,
    )
  if (!file)
    throw new CommandError(
      `Statutes are added from a file: download the XML of title ${asked.title} from uscode.house.gov/download and add it with --file FILE.`,
    )
  try {
    const { publicLaw, ...statutes } = await readStatuteFile(asked, file, asOf)
    const said = statutesText(await takeStatutes({ db, log: createLog('warn') }, statutes))
    return `${asked.title} U.S.C.: ${said}, as of ${statutes.asOf}${publicLaw ? ` (Public Law ${publicLaw})` : ''}.`
  } catch (error) {
    if (error instanceof TextFileError) throw new CommandError(`${error.message}. Nothing was changed.`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CommandError(`There is no file ${file}.`)
    throw error
  }
}

/** `sections 1601, 1602 added; section 1610 unchanged` */
export function statutesText({ added, changed, unchanged }: StatutesOutcome): string {
  const said = [
    [added, 'added'],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
  ] as const
  return said
    .filter(([sections]) => sections.length > 0)
    .map(([sections, what]) => `${listed(sections)} ${what}`)
    .join('; ')
}

const NAMED_AT_MOST = 5

const listed = (sections: readonly string[]) =>
  sections.length > NAMED_AT_MOST
    ? `${sections.length} sections`
    : `section${sections.length > 1 ? 's' : ''} ${sections.join(', ')}`
