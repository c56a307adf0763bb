import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, fsyncSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { openDatabase } from './open-database.ts'
import { onPostgres } from './testing/test-database.ts'

const newDirectory = () => mkdtempSync(join(tmpdir(), 'plumbline-embedded-'))
const INSERTER = fileURLToPath(new URL('./testing/insert-until-killed.ts', import.meta.url))
const ROUNDS = 10
const ROWS_A_ROUND = 40

describe.skipIf(onPostgres)('the embedded database', () => {
  test('kill -9 in the middle of writing loses nothing that was acknowledged', async () => {
    const directory = newDirectory()
    const acknowledged = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const id of await insertAndKill(directory)) acknowledged.add(id)
    }
    const database = await openEmbeddedDatabase(directory)
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from rows`)
    await database.close()
    const there = new Set(rows.map(({ id }) => Number(id)))
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * ROWS_A_ROUND)
  }, 300_000)

  test('every commit reaches the disk before it is acknowledged', async () => {
    let fsyncs = 0
    const database = await openEmbeddedDatabase(newDirectory(), (descriptor) => {
      fsyncs += 1
      fsyncSync(descriptor)
    })
    await database.db.execute(sql`create table rows (id integer)`)
    for (let id = 0; id < 20; id++) {
      const before = fsyncs
      await database.db.execute(sql`insert into rows values (${id})`)
      expect(fsyncs).toBeGreaterThan(before)
    }
    const before = fsyncs
    await database.db.execute(sql`select * from rows`)
    expect(fsyncs).toBe(before)
    await database.close()
  })

  test('a second process is refused by name, and the first one’s end sets the directory free', async () => {
    const directory = newDirectory()
    const first = await openEmbeddedDatabase(directory)
    const second = spawnSync(process.execPath, [INSERTER, directory], { encoding: 'utf8' })
    expect(second.status).not.toBe(0)
    expect(second.stderr).toContain(`The data directory ${directory} is in use by another Plumbline process`)
    await first.close()
    await (await openEmbeddedDatabase(directory)).close()
  })

  test.skipIf(process.getuid?.() === 0)(
    'a directory that cannot be written to is refused by name',
    async () => {
      const directory = newDirectory()
      chmodSync(directory, 0o500)
      await expect(openEmbeddedDatabase(directory)).rejects.toThrow(`${directory} cannot be written to`)
    },
  )

  test('a file where the directory should be is refused by name', async () => {
    await expect(openEmbeddedDatabase('/dev/null/data')).rejects.toThrow(
      '/dev/null/data cannot be written to',
    )
  })

  test('a PostgreSQL that cannot be reached is named, without its password', async () => {
    const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/plumbline'
    const opening = openDatabase({ databaseUrl, dataDirectory: newDirectory(), onError: () => {} })
    await expect(opening).rejects.toThrow(/PostgreSQL at 127\.0\.0\.1:1\/plumbline cannot be reached/)
    await expect(opening).rejects.not.toThrow(/secret/)
  })
})

function insertAndKill(directory: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [INSERTER, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
    const acknowledged: number[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      acknowledged.push(Number(line))
      if (acknowledged.length === ROWS_A_ROUND) child.kill('SIGKILL')
    })
    child.once('error', reject)
    child.once('close', () => resolve(acknowledged))
  })
}
