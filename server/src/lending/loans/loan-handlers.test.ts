import { readFileSync } from 'node:fs'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import { afterAll, expect, test } from 'vitest'
import { rowsOfTable } from '../../testing/every-table.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const client = server.clientOf(await server.tokenOf(await server.addMember({ role: 'user' })))

const xml = readFileSync(
  new URL('../../../../rules/src/loan-files/samples/sample-fixed.xml', import.meta.url),
  'utf8',
)

test('tests a file and says what each verdict used', async () => {
  const { loans, registerVersion } = await client.loans.check({ xml: xml.replace('>3435.00<', '>3445.00<') })
  expect(loans).toHaveLength(1)
  const [loan] = loans
  expect([loan!.name, loan!.verdict, loan!.kind]).toEqual(['EX0000001', 'outside', 'closing_disclosure'])
  const wrong = loan!.verdicts.find(({ id }) => id === 'section-a')!
  expect(wrong).toMatchObject({ verdict: 'outside', dollars: '10.00', citation: '1026.38(f)(1)' })
  expect(wrong.uses.map(({ name }) => name)).toContain('fees.payments.feeActualPaymentAmount')
  expect(registerVersion).toMatch(/^[0-9a-f]{12}$/)
})

test('values come before what the file says, and stand alone without a file', async () => {
  const late = await client.loans.check({ xml, values: { closingDate: '2026-03-11' } })
  const clock = late.loans[0]!.verdicts.find(({ id }) => id === 'trid-forward')!
  expect(clock).toMatchObject({ verdict: 'outside', days: 1 })
  expect(clock.uses.find(({ name }) => name === 'closingDate')).toMatchObject({
    value: '2026-03-11',
    source: 'typed',
  })
  const { loans } = await client.loans.check({
    values: { closingDate: '2026-03-16', integratedDisclosureIssuedDate: '2026-03-09' },
  })
  expect(loans[0]!.verdicts.find(({ id }) => id === 'trid-forward')!.verdict).toBe('within')
})

test('what cannot be read is refused with its line, its element, or its name', async () => {
  await expect(client.loans.check({ xml: xml.slice(0, 9000) })).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    data: { line: expect.any(Number), element: expect.any(String) },
  })
  await expect(
    client.loans.check({ xml: `<!DOCTYPE a [<!ENTITY b "c">]>${xml.slice(40)}` }),
  ).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
  })
  await expect(client.loans.check({ values: { closingDate: 'soon' } })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
    data: { field: 'closingDate' },
  })
  await expect(client.loans.check({ values: { favoriteColor: 'red' } })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
    data: { field: 'favoriteColor' },
  })
  await expect(client.loans.check({})).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('one request takes twenty loans', async () => {
  const deal = /<DEAL>[\s\S]*<\/DEAL>/.exec(xml)![0]
  await expect(client.loans.check({ xml: xml.replace(deal, deal.repeat(21)) })).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: expect.stringContaining('one request takes 20'),
  })
})

test('nothing of what is sent is stored', async () => {
  const marked = xml.replace('>Avery<', '>Zephyrine<')
  expect(marked).not.toBe(xml)
  await client.loans.check({ xml: marked })
  const holding: string[] = []
  for (const table of await listTables(server.db))
    for (const row of await rowsOfTable(server.db, table))
      if (row.includes('Zephyrine')) holding.push(table.name)
  expect(holding).toEqual([])
})

test('more than four megabytes are refused with the limit', async () => {
  const padded = xml.replace('</MESSAGE>', `<!--${'x'.repeat(4 * 1024 * 1024)}--></MESSAGE>`)
  expect(padded).not.toBe(xml)
  await expect(client.loans.check({ xml: padded })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
