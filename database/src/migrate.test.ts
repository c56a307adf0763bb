import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, statementsOf } from './migrate.ts'
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await startTestDatabase([])
})
afterEach(() => database.close())

function migrationSet(module: string, texts: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'migrations-'))
  texts.forEach((text, index) => {
    writeFileSync(join(directory, `000${index + 1}_step.sql`), text)
  })
  return { module, directory }
}

test('the tests of a run are on the engine that it is for', () => {
  expect(database.engine).toBe(process.env.TEST_ENGINE)
})

test('what is missing is applied once, in order', async () => {
  const first = migrationSet('fruit', ['create table apples (id integer);'])
  expect(await migrate(database.db, [first])).toHaveLength(1)
  const second = {
    ...migrationSet('fruit', [
      'create table apples (id integer);',
      'alter table apples add column name text;',
    ]),
  }
  expect(await migrate(database.db, [second])).toMatchObject([{ number: 2 }])
  await database.db.execute(sql`insert into apples (id, name) values (1, 'Gala')`)
})

test('applies a migration whose number is lower than that of one applied before', async () => {
  const tools = migrationSet('dated', ['create table nails (id integer);'])
  writeFileSync(join(tools.directory, '26112305_screws.sql'), 'create table screws (id integer);')
  expect(await migrate(database.db, [tools])).toMatchObject([{ number: 1 }, { number: 26112305 }])
  writeFileSync(join(tools.directory, '26112301_bolts.sql'), 'create table bolts (id integer);')
  expect(await migrate(database.db, [tools])).toMatchObject([{ number: 26112301, name: 'bolts' }])
})

test('a migration may take its time', async () => {
  const slow = migrationSet('time', [
    "create table allowed as select current_setting('statement_timeout') as statement;",
  ])
  await migrate(database.db, [slow])
  expect((await database.db.execute(sql`select statement from allowed`)).rows).toEqual([{ statement: '0' }])
})

test('a database that is newer than the program is refused by name', async () => {
  const newer = migrationSet('tools', [
    'create table hammers (id integer);',
    'create table saws (id integer);',
  ])
  await migrate(database.db, [newer])
  const older = migrationSet('tools', ['create table hammers (id integer);'])
  await expect(migrate(database.db, [older])).rejects.toThrow(/newer than this program.*tools\/0002_step/)
})

test('a migration changed after it was applied is refused by name', async () => {
  await migrate(database.db, [migrationSet('paper', ['create table sheets (id integer);'])])
  const changed = migrationSet('paper', ['create table sheets (id bigint);'])
  await expect(migrate(database.db, [changed])).rejects.toThrow(/paper\/0001_step was changed/)
})

test('a migration that fails leaves nothing behind', async () => {
  const broken = migrationSet('glass', ['create table panes (id integer);\nselect no_such_function();'])
  await expect(migrate(database.db, [broken])).rejects.toThrow()
  const { rows } = await database.db.execute(sql`select to_regclass('panes') as found`)
  expect(rows).toEqual([{ found: null }])
})

test('statements end at a semicolon, but not inside a function body', () => {
  const body = 'create function f() returns int as $$\nbegin\n  return 1;\nend;\n$$ language plpgsql;'
  expect(statementsOf(`${body}\nselect 1;\n-- the end`)).toHaveLength(2)
})
