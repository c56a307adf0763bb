import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { BUNDLED_DATA_FOLDER } from '../../platform/project-folders.ts'

export const REGULATION_DATA_FOLDER = new URL('regulations/', BUNDLED_DATA_FOLDER)

const Edit = z.tuple([z.number().int(), z.number().int(), z.array(z.string())])

const PartBundle = z.object({
  part: z.string(),
  /** A text of a known day that nobody has compared with the official one since. */
  isOld: z.boolean().default(false),
  versions: z.array(
    z.object({
      id: z.string(),
      sha256: z.string(),
      firstSeen: z.string(),
      asOf: z.string().nullable(),
      lines: z.array(z.string()).optional(),
      edits: z.array(Edit).optional(),
    }),
  ),
  events: z.array(
    z.object({
      on: z.string(),
      asOf: z.string().nullable(),
      version: z.string().nullable(),
      recordedClass: z.string().optional(),
    }),
  ),
})
type PartBundle = z.infer<typeof PartBundle>

export interface BundledHistory extends Omit<PartBundle, 'versions'> {
  firstVersion: { id: string; firstSeen: string; asOf: string | null }
  /** The lines of a version; an empty part has none. */
  linesOf(version: string | null): string[]
}

/** The parts that the program brings with it. */
export function listBundledParts(): string[] {
  return readdirSync(REGULATION_DATA_FOLDER)
    .flatMap((name) => /^([a-z0-9-]+)\.json\.br$/.exec(name)?.[1] ?? [])
    .sort()
}

/** The XML of a part that comes with the program, where there is one: it keeps tables, which the text does not. */
export function readBundledXml(part: string): string | undefined {
  const pattern = new RegExp(`^${part}\\.\\d{4}-\\d{2}-\\d{2}\\.xml\\.br$`)
  const name = readdirSync(REGULATION_DATA_FOLDER)
    .filter((one) => pattern.test(one))
    .sort()
    .at(-1)
  if (!name) return undefined
  return brotliDecompressSync(readFileSync(new URL(name, REGULATION_DATA_FOLDER))).toString('utf8')
}

export function readBundledHistory(part: string): BundledHistory {
  const file = readFileSync(new URL(`${part}.json.br`, REGULATION_DATA_FOLDER))
  const { versions, ...bundle } = PartBundle.parse(JSON.parse(brotliDecompressSync(file).toString('utf8')))
  const lines = new Map<string, string[]>()
  let current: string[] = []
  for (const version of versions) {
    current = version.lines ?? applied(current, version.edits ?? [])
    lines.set(version.id, current)
  }
  const [first] = versions
  return {
    ...bundle,
    firstVersion: first!,
    linesOf: (version) => (version === null ? [] : withoutLastBlank(lines.get(version) ?? [])),
  }
}

function applied(before: readonly string[], edits: readonly z.infer<typeof Edit>[]) {
  const lines = [...before]
  for (const [at, count, added] of edits) lines.splice(at, count, ...added)
  return lines
}

/** A file ends with a line end, after which there is no further line. */
const withoutLastBlank = (lines: readonly string[]) => (lines.at(-1) === '' ? lines.slice(0, -1) : [...lines])
