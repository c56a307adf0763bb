import { createHash } from 'node:crypto'
import { openZip, type ZipReader } from '../platform/files/zip-reader.ts'
import type { TableShape } from '../tenancy/institution-export/export-rows.ts'
import { fileEntry } from '../tenancy/institution-export/file-entry.ts'
import { type IdMapping, mapIds } from '../tenancy/institution-import/id-mapping.ts'
import { eachLine, type Row } from '../tenancy/institution-import/import-lines.ts'
import { mapRow } from '../tenancy/institution-import/import-rows.ts'

export interface ExportComparison {
  /** Nouns and files that are not the same, in words. */
  differences: string[]
  /** Rows of each noun that has any. */
  rows: Record<string, number>
  files: number
}

interface Manifest {
  institution: { id: string }
  updates: Record<string, string>
}

/**
 * Compares the export of an institution with that of another institution into which it was imported: the same rows
 * in the same order and the same bytes, with the ids that the import gave.
 */
export async function compareExports(
  first: string,
  second: string,
  shapes: readonly TableShape[],
): Promise<ExportComparison> {
  const [before, after] = [await openZip(first), await openZip(second)]
  try {
    const ids = await mappingBetween(before, after)
    const result: ExportComparison = { differences: [], rows: {}, files: 0 }
    for (const shape of shapes) {
      // What it had imported before is behind the import as one log.
      if (shape.table.imported !== 'rows' || shape.name === 'imported_audit_log') continue
      // Numbers that the database gives are new; the order that they give is the same.
      const columns = shape.columns.filter(({ isIdentity }) => !isIdentity)
      const isNumbered = columns.length < shape.columns.length
      const sorted = (rows: string[]) => (isNumbered ? rows : rows.toSorted())
      const picked = (row: Row) => Object.fromEntries(columns.map(({ name }) => [name, row[name]]))
      const mapped = await textsOf(before, shape.name, (row) => mapRow({ columns }, row, ids))
      const found = await textsOf(after, shape.name, picked)
      if (sorted(mapped).join('\n') !== sorted(found).join('\n'))
        result.differences.push(`${shape.name}: ${mapped.length} and ${found.length} rows are not the same`)
      if (found.length > 0) result.rows[shape.name] = found.length
    }
    for await (const { row } of eachLine(before, 'files')) {
      const { id, name } = row as { id: string; name: string }
      const copy = fileEntry(ids.mapped(id), name)
      if (!after.has(copy)) result.differences.push(`${copy} is missing`)
      else if ((await hashOf(before, fileEntry(id, name))) !== (await hashOf(after, copy)))
        result.differences.push(`${copy} has other bytes`)
      result.files++
    }
    const copies = after.paths.filter((path) => path.startsWith('files/')).length
    if (copies !== result.files) result.differences.push(`${copies} files stand for ${result.files}`)
    return result
  } finally {
    await before.close()
    await after.close()
  }
}

/** People are known by their email address, regulatory updates by their name. */
async function mappingBetween(before: ZipReader, after: ZipReader): Promise<IdMapping> {
  const [from, into] = [await manifestOf(before), await manifestOf(after)]
  const ids = mapIds(into.institution.id)
  ids.known.set(from.institution.id, into.institution.id)
  const byEmail = new Map<unknown, string>()
  for await (const { row } of eachLine(after, 'institution_people'))
    byEmail.set(row!.email, String(row!.user_id))
  for await (const { row } of eachLine(before, 'institution_people')) {
    const id = byEmail.get(row!.email)
    if (id) ids.known.set(String(row!.user_id), id)
  }
  const bySlug = new Map(Object.entries(into.updates).map(([id, slug]) => [slug, id]))
  for (const [id, slug] of Object.entries(from.updates)) ids.known.set(id, bySlug.get(slug) ?? id)
  return ids
}

async function manifestOf(zip: ZipReader): Promise<Manifest> {
  const pieces: Buffer[] = []
  for await (const piece of zip.read('manifest.json')) pieces.push(piece)
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as Manifest
}

async function textsOf(zip: ZipReader, noun: string, change: (row: Row) => Row): Promise<string[]> {
  const texts: string[] = []
  for await (const { row } of eachLine(zip, noun)) texts.push(JSON.stringify(change(row!)))
  return texts
}

async function hashOf(zip: ZipReader, path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of zip.read(path)) hash.update(piece)
  return hash.digest('hex')
}
