import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, SETTINGS_FIRST } from './db.ts'
import { limitStatementsTo } from './statement-limits.ts'
import { currentWatcher } from './statement-watch.ts'
import { onPostgres, startTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** A value that would end its literal where it is not escaped. */
const NAME = `O'Hara \\ $1 $2`

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase([])
  await database.db.execute(sql`create table kept (id integer primary key)`)
})
afterAll(() => database.close())

const set = (tx: Db, value: string) =>
  tx.execute(
    sql`select set_config('plumbline.name', ${value}, true), set_config('plumbline.place', ${'here'}, true)`,
  )
const nameOf = async (db: Db) => {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select nullif(current_setting('plumbline.name', true), '') as name`,
  )
  return rows[0]!.name
}

test('settings hold for their transaction, whatever is in them, and end with it', async () => {
  const seen = await database.db.transaction(async (tx) => {
    await set(tx, NAME)
    return nameOf(tx)
  }, SETTINGS_FIRST)
  expect(seen).toBe(NAME)
  expect(await nameOf(database.db)).toBeNull()
})

test('what fails afterwards is undone', async () => {
  const failing = database.db.transaction(async (tx) => {
    await set(tx, NAME)
    await tx.execute(sql`insert into kept values (1)`)
    throw new Error('undone')
  }, SETTINGS_FIRST)
  await expect(failing).rejects.toThrow('undone')
  expect((await database.db.execute(sql`select id from kept`)).rows).toEqual([])
})

test('a connection whose settings failed serves the next caller', async () => {
  for (let time = 0; time < 12; time++)
    await expect(
      database.db.transaction(
        (tx) => tx.execute(sql`select set_config('no such', 'x', true)`),
        SETTINGS_FIRST,
      ),
    ).rejects.toThrow()
  expect(await nameOf(database.db)).toBeNull()
})

test.runIf(onPostgres).each([
  ['another statement', sql`insert into kept values (2)`],
  ['a value that is no text', sql`select set_config('plumbline.name', ${7}::text, true)`],
])('%s in their place is refused and leaves the connection to others', async (_, first) => {
  for (let time = 0; time < 12; time++) {
    const refused = database.db.transaction((tx) => tx.execute(first), SETTINGS_FIRST)
    await expect(refused).rejects.toMatchObject({
      cause: { message: expect.stringContaining('sets no settings') },
    })
  }
  const empty = database.db.transaction(async () => 'nothing was asked', SETTINGS_FIRST)
  expect(await empty).toBe('nothing was asked')
  expect((await database.db.execute(sql`select id from kept`)).rows).toEqual([])
  const seen = await database.db.transaction(async (tx) => {
    await set(tx, NAME)
    return nameOf(tx)
  }, SETTINGS_FIRST)
  expect(seen).toBe(NAME)
  expect(await nameOf(database.db)).toBeNull()
})

test.runIf(onPostgres)('a different statement timeout is sent with them', async () => {
  const limit = await limitStatementsTo(7, () =>
    database.db.transaction(async (tx) => {
      await set(tx, NAME)
      const { rows } = await tx.execute<{ most: string }>(
        sql`select current_setting('statement_timeout') as most`,
      )
      return rows[0]!.most
    }, SETTINGS_FIRST),
  )
  expect(limit).toBe('7s')
})

test.runIf(onPostgres)('they are one message with the begin', async () => {
  const seen: string[] = []
  const startStatement = (text: string) => {
    seen.push(text.trim().slice(0, 17))
    return () => {}
  }
  await currentWatcher.run({ startStatement }, () =>
    database.db.transaction((tx) => set(tx, NAME), SETTINGS_FIRST),
  )
  expect(seen).toEqual(['select set_config', 'commit'])
})
