import { join } from 'node:path'
import { type PostgresServer, startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDirectory, ONE_PART, runProgram, startProgram } from '../../testing/program.ts'
import { startWriting } from '../../testing/steady-writing.ts'
import { ADMINISTRATOR_SETTINGS, signInAt } from '../../testing/visitor.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = (await startPostgresServer())!
}, 60_000)
afterAll(() => postgres?.stop())

/** `3 rows in public.articles`, each once. */
const countsIn = (text: string) => text.match(/\d+ rows? in \S+\.\w+/g)

test('a backup taken while people write has what was acknowledged before, on the other engine, too', {
  timeout: 180_000,
}, async () => {
  const embedded = {
    ...ADMINISTRATOR_SETTINGS,
    ...ONE_PART,
    AUTH_RATE_LIMITS: 'off',
    REQUESTS_PER_MINUTE: 'off',
    DATA_DIR: newDataDirectory(),
  }
  const onServer = { ...embedded, DATA_DIR: newDataDirectory(), DATABASE_URL: postgres.url }
  const [from, to] = onPostgres ? [onServer, embedded] : [embedded, onServer]
  const file = join(newDataDirectory(), 'all.backup')

  const program = await startProgram(from)
  const administrator = await signInAt(program.origin)
  const load = startWriting(() => administrator)
  await load.progress(20)
  const acknowledgedBefore = [...load.acknowledged]
  const { totalCount: people } = (await administrator.call('GET', '/api/users')).body
  const backup = await runProgram(['command', 'backup', file], from)
  expect(backup.status, backup.output).toBe(0)
  await load.progress(5)
  await load.end()
  await program.stop()

  const restored = await runProgram(['command', 'restore', file], to)
  expect(restored.output).toMatch(/The audit log is whole: \d+ entries/)
  expect(countsIn(restored.output)).toEqual(countsIn(backup.output))

  const elsewhere = await startProgram(to)
  const there = administrator.at(elsewhere.origin)
  const slugs = new Set<string>()
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { body } = await there.call('GET', `/api/blog-management?page=${page}`)
    for (const { slug } of body.items) slugs.add(slug)
    pageCount = body.pageCount
  }
  const restoredPeople = (await there.call('GET', '/api/users')).body.totalCount
  await elsewhere.stop()
  expect(restoredPeople).toBe(people)
  expect(acknowledgedBefore.filter((slug) => !slugs.has(slug))).toEqual([])
})
