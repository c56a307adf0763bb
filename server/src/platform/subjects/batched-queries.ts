import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What the sources of work use of a connection. */
export type Queries = Pick<Db, 'execute'>

interface Asked {
  query: SQL
  resolve: (result: { rows: unknown[] }) => void
  reject: (error: unknown) => void
}

/**
 * Runs several pieces of work and sends the first query of each in one statement, instead of one statement for
 * each. The rows travel as JSON: ids, texts, numbers, and booleans arrive as they are, dates arrive as texts.
 */
export async function batchQueries<Result>(
  tx: Queries,
  works: readonly ((queries: Queries) => Promise<Result>)[],
): Promise<Result[]> {
  const batch: Asked[] = []
  let isSent = false
  const execute = (query: SQL) =>
    isSent ? tx.execute(query) : new Promise((resolve, reject) => batch.push({ query, resolve, reject }))
  // The driver's result has more than rows; the sources read nothing else of it.
  const queries = { execute } as unknown as Queries
  const results = Promise.all(works.map((work) => work(queries)))
  isSent = true
  await send(tx, batch)
  return results
}

async function send(tx: Queries, batch: readonly Asked[]): Promise<void> {
  if (batch.length === 0) return
  const columns = batch.map(
    ({ query }, index) =>
      sql`(select coalesce(json_agg(q), '[]') from (${query}) q) as ${sql.identifier(`rows${index}`)}`,
  )
  try {
    const { rows } = await tx.execute<Record<string, unknown[]>>(sql`select ${sql.join(columns, sql`, `)}`)
    for (const [index, { resolve }] of batch.entries()) resolve({ rows: rows[0]![`rows${index}`]! })
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
