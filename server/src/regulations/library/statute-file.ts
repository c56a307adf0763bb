import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { StatuteRequest } from '@plumbline/rules/citations/statute-request.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { cutStatutes } from './cut-statutes.ts'
import type { NewStatutes } from './take-statutes.ts'
import { TextFileError } from './text-files.ts'

/** Title 42, the largest but for the tax law, has half of this. */
const BYTES_AT_MOST = 200_000_000
const DAY_MS = 86_400_000

const readSections = sandboxed<typeof import('./read-statutes.ts').readStatutes>('statutes')

type ReadStatutes = NewStatutes & { publicLaw: string | undefined }

interface StatuteFile {
  name: string
  bytes: Buffer
  /** Whose turn it takes among those who have files read. */
  group: string
  /** The day of the text; nothing where the file is to say so. */
  asOf?: string | undefined
}

/** Reads sections out of the file of a title that somebody downloaded. */
export async function readStatutes(
  asked: StatuteRequest,
  { name: named, bytes, group, asOf }: StatuteFile,
): Promise<ReadStatutes> {
  try {
    const cut = cutStatutes(bytes, asked)
    const { title, name, publicLaw } = cut
    const day = asOf ?? cut.asOf
    if (!day) throw new TextFileError('it does not say of which day it is')
    // Days begin earlier elsewhere.
    if (day > new Date(Date.now() + DAY_MS).toISOString().split('T')[0]!)
      throw new TextFileError(`it is of ${day}, which is still to come`)
    const sections = await readSections(group, { title, sections: cut.sections })
    return { title, name, publicLaw, sections, asOf: day }
  } catch (error) {
    if (!(error instanceof TextFileError || error instanceof UnreadableFile)) throw error
    throw new TextFileError(`${named} is refused: ${error.message.replace(/\.$/, '')}`)
  }
}

/** The same from the disk of the operator. */
export async function readStatuteFile(
  asked: StatuteRequest,
  path: string,
  asOf: string | undefined,
): Promise<ReadStatutes> {
  const { size } = await stat(path)
  const name = basename(path)
  if (size > BYTES_AT_MOST)
    throw new TextFileError(`${name} is refused: it has ${size} bytes; the limit is ${BYTES_AT_MOST}`)
  return readStatutes(asked, { name, bytes: await readFile(path), group: 'operator', asOf })
}
