import { readFile, stat, writeFile } from 'node:fs/promises'
import type { Db } from '@plumbline/database/db.ts'
import { LIBRARY_PART } from '@plumbline/rules/citations/library-parts.ts'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { enterTextUpdates } from '../updates/text-updates.ts'
import { regulationPartsTable } from './regulation-tables.ts'
import { type ArrivalOutcome, readLatestLines, takeArrival } from './text-arrival.ts'

const BYTES_AT_MOST = 64_000_000
const LINE_LENGTH_AT_MOST = 100_000

const TextFile = z.object({
  format: z.literal('plumbline-regulations-1'),
  parts: z
    .array(
      z.object({
        part: z.string().regex(LIBRARY_PART),
        asOf: z.iso.date(),
        seenOn: z.iso.date(),
        lines: z.array(z.string().max(LINE_LENGTH_AT_MOST)).max(100_000),
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
  for (const { part, textAsOf, seenOn } of held) {
    const lines = await readLatestLines(db, part)
    if (lines) parts.push({ part, asOf: textAsOf, seenOn, lines })
  }
  await writeFile(path, JSON.stringify({ format: 'plumbline-regulations-1', parts }))
  return parts.length
}

/** Takes texts from a file, each by itself: one that is held back or refused does not stop the others. */
export async function importTexts(db: Db, path: string): Promise<(ArrivalOutcome & { part: string })[]> {
  const { size } = await stat(path)
  if (size > BYTES_AT_MOST)
    throw new TextFileError(`The file has ${size} bytes; the limit is ${BYTES_AT_MOST}.`)
  const read = TextFile.safeParse(await readJson(path))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new TextFileError(
      `This is not a file of regulation texts: ${issue!.path.join('.') || 'the file'}: ${issue!.message}`,
    )
  }
  const outcomes = []
  for (const { part, asOf, seenOn, lines } of read.data.parts)
    outcomes.push({ part, ...(await takeArrival(db, { part, asOf, shownOn: seenOn, lines })) })
  if (outcomes.some(({ outcome }) => outcome === 'accepted')) await enterTextUpdates(db)
  return outcomes
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new TextFileError('The file is not JSON.')
    throw cause
  }
}
