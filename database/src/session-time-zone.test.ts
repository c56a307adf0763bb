import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { openPostgres } from './postgres-database.ts'
import { onPostgres, startTestDatabase } from './testing/test-database.ts'

async function midnight(db: Db) {
  const { rows } = await db.execute(
    sql`select extract(epoch from '2026-01-01'::date::timestamptz)::integer as seconds`,
  )
  return rows
}

/** Filters and reports compare moments with days. */
test('a day begins at midnight UTC, wherever the database believes to be', async () => {
  const database = await startTestDatabase([])
  try {
    const expected = [{ seconds: Date.UTC(2026, 0, 1) / 1000 }]
    expect(await midnight(database.db)).toEqual(expected)
    if (!onPostgres) return
    const name = new URL(database.url!).pathname.slice(1)
    await database.db.execute(sql.raw(`alter database ${name} set timezone to 'America/New_York'`))
    const elsewhere = await openPostgres(database.url!, () => {})
    expect(await midnight(elsewhere.db)).toEqual(expected)
    await elsewhere.close()
  } finally {
    await database.close()
  }
})
