import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { ZipReader } from '../../platform/files/zip-reader.ts'
import { type IdMapping, mapWithin } from './id-mapping.ts'
import { dataFile, eachLine, type Row } from './import-lines.ts'
import type { Problems } from './import-problems.ts'
import type { ImportTable } from './import-tables.ts'
import { checkFields, explainRefusal, foreignProblem, refusalOf } from './row-problems.ts'

/** Few enough that a batch of the longest rows stays small in memory. */
const BATCH_ROWS = 100

export interface ImportTarget {
  institutionId: string
  ids: IdMapping
  problems: Problems
  /** Ids of rows with a problem: those that name them are not reported again. */
  refused: Set<unknown>
}

interface TableImport {
  zip: ZipReader
  table: ImportTable
  /** Rows that cannot come along here, with the reason; they are counted. */
  leaveOut?: (row: Row) => boolean
  /** Changes what is stored first. */
  prepare?: (row: Row) => Row
  /** After the rows of a batch are there. */
  finish?: (tx: Db, lines: readonly GoodLine[]) => Promise<void>
}

type GoodLine = { line: number; row: Row }

/** Stores the rows of a table in batches. A batch that the database refuses is tried row by row, to name the row. */
export async function importRows(
  tx: Db,
  target: ImportTarget,
  { zip, table, leaveOut = () => false, prepare = (row) => row, finish }: TableImport,
): Promise<{ stored: number; leftOut: number }> {
  const { problems } = target
  const file = dataFile(table.name)
  let stored = 0
  let leftOut = 0
  let batch: GoodLine[] = []
  const store = async () => {
    const lines = batch
    batch = []
    if (lines.length === 0) return
    const before = problems.list.length
    await storeBatch(tx, target, table, lines, prepare)
    stored += lines.length
    if (problems.list.length === before) await finish?.(tx, lines)
  }
  for await (const { line, row } of eachLine(zip, table.name)) {
    if (!row) {
      problems.add({ file, line, because: 'The line is no row in JSON.' })
      continue
    }
    const wrong = checkFields(table, row)
    for (const problem of wrong) problems.add({ file, line, ...problem })
    if (wrong.length > 0) {
      target.refused.add(row.id)
      continue
    }
    if (leaveOut(row)) leftOut++
    else batch.push({ line, row })
    if (batch.length >= BATCH_ROWS) await store()
  }
  await store()
  await checkNames(tx, target, zip, table)
  return { stored, leftOut }
}

async function storeBatch(
  tx: Db,
  target: ImportTarget,
  table: ImportTable,
  lines: readonly GoodLine[],
  prepare: (row: Row) => Row,
) {
  const insert = (some: readonly GoodLine[]) =>
    tx.transaction((inner) =>
      insertRows(
        inner,
        target,
        table,
        some.map(({ row }) => prepare(row)),
      ),
    )
  try {
    await insert(lines)
    return
  } catch (error) {
    if (!refusalOf(error)) throw error
  }
  for (const each of lines) {
    try {
      await insert([each])
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const problem = await explainRefusal(tx, table, each.row, refusal)
      target.refused.add(each.row.id)
      if (refusal.code === '23503' && target.refused.has(each.row[problem.field?.split(', ').at(-1) ?? '']))
        continue
      target.problems.add({ file: dataFile(table.name), line: each.line, ...problem })
    }
  }
}

async function insertRows(tx: Db, target: ImportTarget, table: ImportTable, rows: readonly Row[]) {
  const columns = table.columns
    .filter(({ isIdentity }) => !isIdentity)
    .map(({ name }) => sql.identifier(name))
  const list = (parts: readonly ReturnType<typeof sql.identifier>[]) => sql.join([...parts], sql`, `)
  const values = JSON.stringify(rows.map((row) => mapRow(table, row, target.ids)))
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (institution_id, ${list(columns)})
    select ${target.institutionId}::uuid, ${list(columns)}
    from json_populate_recordset(null::${sql.identifier(table.name)}, ${values}::json)`)
}

/** Ids stand in columns of ids and of JSON; a text is what somebody wrote or a hash vouches for. */
export function mapRow({ columns }: Pick<ImportTable, 'columns'>, row: Row, ids: IdMapping): Row {
  return Object.fromEntries(
    columns.map(({ name, type }) => [
      name,
      /^(uuid|jsonb?)/.test(type) ? mapWithin(row[name], ids) : row[name],
    ]),
  )
}

/** Rows of one table that name each other are checked when all of them are there. */
async function checkNames(tx: Db, { ids, problems }: ImportTarget, zip: ZipReader, table: ImportTable) {
  try {
    await tx.transaction((inner) => inner.execute(sql`set constraints all immediate`))
    await tx.execute(sql`set constraints all deferred`)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const rule = table.rules.find(({ name }) => name === (refusal as { constraint?: string }).constraint)
    const key = /\)=\(([^)]*)\)/
      .exec((refusal as { detail?: string }).detail ?? '')?.[1]
      ?.split(', ')
      .at(-1)
    const field = rule?.columns.at(-1)
    for await (const { line, row } of eachLine(zip, table.name))
      if (row && field && typeof row[field] === 'string' && ids.mapped(row[field]) === key)
        problems.add({ file: dataFile(table.name), line, ...foreignProblem([field], row) })
    if (problems.list.length === 0)
      problems.add({
        file: dataFile(table.name),
        because: refusal.message ?? 'Rows name others that are missing.',
      })
  }
}
