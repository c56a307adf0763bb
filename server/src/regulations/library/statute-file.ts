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

const readStatutes = sandboxed<typeof import('./read-statutes.ts').readStatutes>('statutes')

/** Reads sections out of the file of a title that the operator downloaded; the file says of which day it is. */
export async function readStatuteFile(
  asked: StatuteRequest,
  path: string,
  asOf: string | undefined,
): Promise<NewStatutes & { publicLaw: string | undefined }> {
  const { size, mtime } = await stat(path)
  const named = basename(path)
  if (size > BYTES_AT_MOST)
    throw new TextFileError(`${named} has ${size} bytes; the limit is ${BYTES_AT_MOST}`)
  try {
    const cut = cutStatutes(await readFile(path), asked)
    const { title, name, publicLaw } = cut
    const sections = await readStatutes('operator', { title, sections: cut.sections })
    return { title, name, publicLaw, sections, asOf: asOf ?? cut.asOf ?? mtime.toISOString().split('T')[0]! }
  } catch (error) {
    if (!(error instanceof TextFileError || error instanceof UnreadableFile)) throw error
    throw new TextFileError(`${named} is refused: ${error.message.replace(/\.$/, '')}`)
  }
}
