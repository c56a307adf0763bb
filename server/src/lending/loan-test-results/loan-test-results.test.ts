import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { proofHash } from './saved-result.ts'

const server = await startTestServer()
afterAll(server.close)
const ours = await server.newInstitution()
const others = await server.newInstitution()
const officer = await ours.signedIn({ role: 'user', fullName: 'Dana Cole' })
const colleague = await ours.signedIn({ role: 'user' })
const manager = await ours.signedIn({ role: 'manager' })
const stranger = await others.signedIn({ role: 'manager' })

const INPUT = {
  closingDisclosure: { sent: '2026-01-14', method: 'mail' },
  plannedConsummation: '2026-01-21',
}
const save = (client = officer, loanNumber = '2026-0117') =>
  client.loanTestResults.save({
    calculator: 'trid-forward',
    name: 'Closing of loan 117',
    loanNumber,
    input: INPUT,
    formValues: { plannedConsummation: '2026-01-21' },
  })

test('a saved result keeps input, proof, versions, author and hash', async () => {
  const saved = await save()
  expect(saved).toMatchObject({ outcome: 'outside', rulesVersion: '2026.1', createdBy: 'Dana Cole' })
  const proof = await officer.loanTestResults.find({ id: saved.id })
  expect(proof).toMatchObject({
    input: INPUT,
    formValues: { plannedConsummation: '2026-01-21' },
    answer: { result: { earliestConsummation: '2026-01-22' } },
  })
  expect(proofHash('trid-forward', proof.input, proof.answer)).toBe(saved.sha256)
})

test('people see their own results, managers all, other institutions none', async () => {
  const { id } = await save()
  await expect(colleague.loanTestResults.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await colleague.loanTestResults.list({})).totalCount).toBe(0)
  expect((await manager.loanTestResults.list({})).items.map((item) => item.id)).toContain(id)
  await expect(stranger.loanTestResults.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.loanTestResults.runAgain({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.loanTestResults.downloadPdf({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await stranger.loanTestResults.list({})).totalCount).toBe(0)
  // The second wall: a query without a condition finds nothing of another institution.
  const { rows } = await others.inInstitution((tx) => tx.execute(sql`select id from loan_test_results`))
  expect(rows).toEqual([])
})

test('the results of one loan are found by its number', async () => {
  const { id } = await save(officer, '40-1187')
  await save(officer, '40-118')
  const { items, totalCount } = await officer.loanTestResults.list({ loanNumber: '40-1187' })
  expect(items.map((item) => item.id)).toEqual([id])
  expect(totalCount).toBe(1)
  expect((await stranger.loanTestResults.list({ loanNumber: '40-1187' })).totalCount).toBe(0)
})

test('the institution can neither change nor delete a saved result', async () => {
  await save()
  for (const statement of [sql`update loan_test_results set name = 'x'`, sql`delete from loan_test_results`])
    await expect(ours.inInstitution((tx) => tx.execute(statement))).rejects.toThrow()
})

test('the same input runs again under the rules of today', async () => {
  const { id } = await save()
  const again = await officer.loanTestResults.runAgain({ id })
  expect(again.answer.result).toMatchObject({ earliestConsummation: '2026-01-22' })
})

test('the PDF of the proof carries the hash', async () => {
  const { id, sha256 } = await save()
  const file = await officer.loanTestResults.downloadPdf({ id })
  const text = readPdfPages(Buffer.from(await file.arrayBuffer())).join('')
  expect(text.replace(/\s/g, '')).toContain(sha256)
})

test('refuses an input that the calculator refuses, and says which field', async () => {
  const parts = { calculator: 'trid-forward', name: 'x' } as const
  await expect(
    officer.loanTestResults.save({ ...parts, input: { plannedConsummation: '2026-02-30' } }),
  ).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: ['input', 'plannedConsummation'] }] },
  })
  await expect(
    officer.loanTestResults.save({
      ...parts,
      input: { applicationReceived: '2026-02-02', plannedConsummation: '2026-02-01' },
    }),
  ).rejects.toMatchObject({ code: 'RULE_REFUSED', data: { code: 'INVALID_DATE_ORDER' } })
  await expect(officer.loanTestResults.save({ ...parts, name: ' ', input: INPUT })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('the refund letter of a fee ledger is a Word or PDF file with the figures by hand', async () => {
  // Disclosed 1,200.00, charged 1,250.00 in the zero bucket: 50.00; 60 days after June 1 is July 31.
  const input = {
    consummation: '2026-06-01',
    fees: [{ id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1250.00' }],
  }
  const pdf = await officer.loanTestResults.cureLetter({ input, format: 'pdf' })
  const words = readPdfPages(new Uint8Array(await pdf.arrayBuffer()))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(words).toContain('Origination: disclosed $1,200.00, charged $1,250.00, refund $50.00')
  expect(words).toContain('Friday, July 31, 2026')
  expect(words).toContain('Draft. Review the figures')
  const docx = await officer.loanTestResults.cureLetter({ input, format: 'docx' })
  expect(docx.name).toBe('refund-letter.docx')
  const fees = [{ id: 'A', kind: 'creditor_fee', estimated: '1.00', actual: '1.00' }]
  const letters = await officer.loanTestResults.cureLetter({
    input: { fees },
    others: [
      { input, loanNumber: 'LN-7' },
      { input, loanNumber: 'LN-8' },
    ],
    format: 'pdf',
  })
  const pages = readPdfPages(new Uint8Array(await letters.arrayBuffer()))
  expect(pages.map((page) => /loan (LN-\d)/.exec(page)?.[1])).toEqual(['LN-7', 'LN-8'])
  expect(new TextDecoder().decode((await docx.arrayBuffer()).slice(0, 2))).toBe('PK')
  await expect(
    officer.loanTestResults.cureLetter({
      input: { fees: [{ id: 'A', kind: 'creditor_fee', estimated: '1.00', actual: '1.00' }] },
      format: 'pdf',
    }),
  ).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  await expect(
    officer.loanTestResults.cureLetter({ input: { fees: 'none' }, format: 'pdf' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
