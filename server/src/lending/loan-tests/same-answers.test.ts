import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { CALCULATORS } from '@plumbline/rules/loan-tests/calculators.ts'
import type { QmStatusInput } from '@plumbline/rules/loan-tests/qm-status.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testLoans } from '../../operator/commands/loan-test-command.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { tablesOfRelease } from './loan-test-data-store.ts'

const server = await startTestServer()
const folder = await mkdtemp(join(tmpdir(), 'same-answers-'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const officer = await (await server.newInstitution()).signedIn({ role: 'user' })

const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => (amount / 100).toFixed(2))
const rate = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => String(thousandths / 1000))
const loan: fc.Arbitrary<QmStatusInput> = fc.record({
  consummation: fc
    .date({ min: new Date('2021-03-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  loanAmount: cents,
  lien: fc.constantFrom('first', 'subordinate'),
  apr: rate,
  apor: rate,
})
const COLUMNS = ['consummation', 'loanAmount', 'lien', 'apr', 'apor'] as const

async function byCommandLine(loans: readonly QmStatusInput[]): Promise<unknown[]> {
  const rows = loans.map((one) => COLUMNS.map((column) => String(one[column])))
  await writeFile(join(folder, 'loans.csv'), csvText([[...COLUMNS], ...rows]))
  let out = ''
  await testLoans(['qm-status', 'loans.csv', '--json'], folder, {
    write: async (text) => {
      out += text
    },
    say: (text) => expect.unreachable(text),
  })
  const lines = out.trim().split('\n')
  return lines.slice(0, -1).map((line) => (JSON.parse(line) as { result: unknown }).result)
}

test('the rule, the API, and the command line give the same result', async () => {
  const { data } = tablesOfRelease()
  await fc.assert(
    fc.asyncProperty(fc.array(loan, { minLength: 1, maxLength: 5 }), async (loans) => {
      const own = loans.map((one) => CALCULATORS['qm-status'].run(one, data))
      const fromApi = await Promise.all(loans.map((one) => officer.loanTests['qm-status'](one)))
      expect(fromApi).toEqual(own)
      expect(await byCommandLine(loans)).toEqual(own.map(({ result }) => result))
    }),
    { numRuns: 40 },
  )
})
