import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'
import { lookUpCitation } from './citation-command.ts'
import { testLoans } from './loan-test-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'loan-test-'))
const { db, close } = await startTestDatabase(MIGRATIONS)
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

const HEADER = 'closingDisclosure.sent,closingDisclosure.method,plannedConsummation'

async function run(lines: readonly string[], ...options: string[]) {
  await writeFile(join(folder, 'loans.csv'), `${lines.join('\n')}\n`)
  let [out, error] = ['', '']
  const status = await testLoans(['trid-forward', 'loans.csv', ...options], folder, {
    async write(text) {
      out += text
    },
    say(text) {
      error += text
    },
  })
  return { status, out, error }
}

// Three business days after Monday, June 8, 2026, is Thursday, June 11.
test('a file whose rows are all within their limits exits with 0', async () => {
  const { status, out } = await run([HEADER, '2026-06-08,in_person,2026-06-11'])
  expect(out).toContain('within 1')
  expect(status).toBe(0)
})

test('a row outside its limits and a row with an error exit with 1, and JSON names both', async () => {
  const { status, out } = await run(
    [HEADER, '2026-06-08,in_person,2026-06-10', 'soon,in_person,2026-06-11'],
    '--json',
  )
  const [first, second, last] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(first).toMatchObject({ number: 1, outcome: 'outside' })
  expect(second).toMatchObject({ number: 2, outcome: 'error', error: { field: 'closingDisclosure.sent' } })
  expect(last.summary).toMatchObject({ test: 'trid-forward', rows: 2, outcomes: { outside: 1, error: 1 } })
  expect(status).toBe(1)
})

test('what cannot be read exits with 2 and says why', async () => {
  expect(await run(['noSuchColumn', '1'])).toMatchObject({
    status: 2,
    error: expect.stringContaining('noSuchColumn'),
  })
  const say = (text: string) => expect(text).toContain('There is no test nothing')
  expect(await testLoans(['nothing', 'x.csv'], folder, { write: async () => {}, say })).toBe(2)
})

test('a citation that the library does not have is an error that says which', async () => {
  await expect(lookUpCitation(db, ['no citation'])).rejects.toThrow('not a citation')
  await expect(lookUpCitation(db, ['12 CFR 1026.19(f)', '--on', '2026-99-01'])).rejects.toThrow('2026-99-01')
  await expect(lookUpCitation(db, ['12 CFR 1026.19(f)', '--on', '2026-01-01', '--json'])).rejects.toThrow(
    '"outcome":"not-held"',
  )
})
