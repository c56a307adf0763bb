import { readFile, stat, writeFile } from 'node:fs/promises'
import type { Db } from '@plumbline/database/db.ts'
import { LIBRARY_PART } from '@plumbline/rules/citations/library-parts.ts'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { regulationPartsTable } from './regulation-tables.ts'
import { readLatestLines } from './text-arrival.ts'

const BYTES_AT_MOST = 64_000_000
const LINE_LENGTH_AT_MOST = 100_000

const TextFile = z.object({
  format: z.literal('plumbline-regulations-1'),
  parts: z
    .array(
      z.object({
        part: z.string().regex(LIBRARY_PART),
        /** Of a part that the operator of the other installation added. */
        name: z.string().min(1).max(400).optional(),
        asOf: z.iso.date(),
        /** Nothing where nobody looked at the source again. */
        seenOn: z.iso.date().nullable(),
        lines: z.array(z.string().max(LINE_LENGTH_AT_MOST)).max(100_000),
        /** Of a title of the United States Code: sections that came in a file, each with the day of its text. */
        sections: z.record(z.string().max(40), z.iso.date()).optional(),
      }),
    )
    .min(1)
    .max(100),
})

/** Something about the file that the operator can mend. */
export class TextFileError extends Error {
  override readonly name = 'TextFileError'
}

/** Writes the texts as they stand, for an installation without a connection. */
export async function exportTexts(db: Db, path: string): Promise<number> {
  const held = await db
    .select()
    .from(regulationPartsTable)
    .where(eq(regulationPartsTable.state, 'ready'))
    .orderBy(asc(regulationPartsTable.part))
  const parts = []
  for (const { part, name, textAsOf, seenOn, sections } of held) {
    const lines = await readLatestLines(db, part)
    if (!lines) continue
    const own = { ...(name ? { name } : {}), ...(sections ? { sections } : {}) }
    parts.push({ part, ...own, asOf: textAsOf, seenOn, lines })
  }
  await writeFile(path, JSON.stringify({ format: 'plumbline-regulations-1', parts }))
  return parts.length
}

/** The words of a file, if it is neither too large nor something else than text. */
export async function readTextFile(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > BYTES_AT_MOST)
    throw new TextFileError(`The file has ${size} bytes; the limit is ${BYTES_AT_MOST}.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (cause) {
    if (cause instanceof TypeError) throw new TextFileError('The file is not text in UTF-8.')
    throw cause
  }
}

/** The parts in a file that another installation wrote. */
export function readTexts(text: string): z.infer<typeof TextFile>['parts'] {
  const read = TextFile.safeParse(readJson(text))
  if (read.success) return read.data.parts
  const [issue] = read.error.issues
  throw new TextFileError(
    `This is not a file of regulation texts: ${issue!.path.join('.') || 'the file'}: ${issue!.message}`,
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TextFileError('The file is not JSON.')
  }
}
