import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { sql } from 'drizzle-orm'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { type StreamedEntry, streamZip } from '../../platform/files/streamed-zip.ts'
import { freeBytes } from '../../platform/memory/moved-bytes.ts'
import type { ExportScope } from './exam-conditions.ts'
import { exportReadMe, schemaOf } from './export-description.ts'
import { eachPage, readScoped, readShapes, type TableShape } from './export-rows.ts'
import { eachLeftOut } from './exported-tables.ts'
import { fileEntry } from './file-entry.ts'

/** Raised when a reader of an earlier archive could misread a new one. */
export const SCHEMA_VERSION = 1

/**
 * Everything of an institution as one ZIP file, read table by table and page by page while it is written.
 * What changes meanwhile may be in it or not; a page is never half of an act.
 */
export function institutionArchive(
  db: Db,
  fileBytes: FileBytes,
  scope: ExportScope,
  madeAt: Date,
): AsyncGenerator<Buffer> {
  return streamZip(withChecksums(entriesOf(db, fileBytes, scope, madeAt)), madeAt)
}

async function* entriesOf(
  db: Db,
  fileBytes: FileBytes,
  scope: ExportScope,
  madeAt: Date,
): AsyncGenerator<StreamedEntry> {
  const { name, updates, shapes } = await readScoped(db, scope, async (tx) => ({
    name: await nameOf(tx, scope),
    updates: await namesOfUpdates(tx, scope),
    shapes: await readShapes(tx),
  }))
  const counts: Record<string, number> = {}
  yield text('README.txt', exportReadMe({ name, scope, madeAt, shapes }))
  for (const shape of shapes) {
    yield json(`schema/${shape.name}.schema.json`, schemaOf(shape))
    yield { path: `data/${shape.name}.json`, content: jsonOf(db, scope, shape, counts) }
    yield { path: `csv/${shape.name}.csv`, content: csvOf(db, scope, shape) }
  }
  yield* filesOf(db, fileBytes, scope, shapes)
  yield json('manifest.json', {
    schemaVersion: SCHEMA_VERSION,
    madeAt: madeAt.toISOString(),
    institution: { id: scope.institutionId, name },
    examinations: scope.examIds,
    rows: counts,
    updates,
    leftOut: eachLeftOut(),
  })
}

async function nameOf(tx: Db, { institutionId }: ExportScope): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from institutions where id = ${institutionId}`,
  )
  if (!rows[0]) throw new Error('there is no such institution')
  return rows[0].name
}

/** Regulatory updates have other ids in each installation, and the same names. */
async function namesOfUpdates(tx: Db, { institutionId }: ExportScope): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ id: string; slug: string }>(sql`
    select u.id, u.slug from update_assessments a join regulatory_updates u on u.id = a.update_id
    where a.institution_id = ${institutionId} order by u.slug`)
  return Object.fromEntries(rows.map(({ id, slug }) => [id, slug]))
}

/** One row a line, so that a line can be named. */
async function* jsonOf(db: Db, scope: ExportScope, shape: TableShape, counts: Record<string, number>) {
  let count = 0
  yield Buffer.from(`{"schemaVersion":${SCHEMA_VERSION},"noun":"${shape.name}","rows":[`)
  for await (const rows of eachPage(db, scope, shape, 'json')) {
    yield Buffer.from(`${count > 0 ? ',' : ''}\n${rows.join(',\n')}`)
    count += rows.length
  }
  counts[shape.name] = count
  yield Buffer.from('\n]}\n')
}

type Cells = (string | null)[]

async function* csvOf(db: Db, scope: ExportScope, shape: TableShape) {
  yield Buffer.from(`\uFEFF${csvText([shape.columns.map(({ name }) => name)])}`)
  for await (const rows of eachPage(db, scope, shape, 'cells'))
    yield Buffer.from(csvText(rows.map((row) => (JSON.parse(row) as Cells).map((cell) => cell ?? ''))))
}

async function* filesOf(
  db: Db,
  fileBytes: FileBytes,
  scope: ExportScope,
  shapes: readonly TableShape[],
): AsyncGenerator<StreamedEntry> {
  const files = shapes.find(({ name }) => name === 'files')!
  for await (const rows of eachPage(db, scope, files, 'json'))
    for (const row of rows) {
      const { id, name } = JSON.parse(row) as { id: string; name: string }
      yield { path: fileEntry(id, name), content: bytesOf(fileBytes, scope, id) }
    }
}

/** The memory of a piece is given back once it was hashed and compressed, which is when the next is asked for. */
async function* bytesOf(fileBytes: FileBytes, { institutionId }: ExportScope, id: string) {
  for await (const bytes of fileBytes.read({ institutionId, id })) {
    yield bytes
    freeBytes(bytes)
  }
}

/** Adds SHA256SUMS, which `sha256sum --check` reads. */
async function* withChecksums(entries: AsyncIterable<StreamedEntry>): AsyncGenerator<StreamedEntry> {
  const sums: string[] = []
  for await (const { path, content } of entries) {
    const hash = createHash('sha256')
    yield { path, content: hashed(content, hash) }
    sums.push(`${hash.digest('hex')}  ${path}\n`)
  }
  yield text('SHA256SUMS', sums.join(''))
}

async function* hashed(content: StreamedEntry['content'], hash: ReturnType<typeof createHash>) {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

const text = (path: string, words: string): StreamedEntry => ({ path, content: [Buffer.from(words)] })
const json = (path: string, value: unknown) => text(path, `${JSON.stringify(value, null, 2)}\n`)
