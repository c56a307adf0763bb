import { sql } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, expect, test } from 'vitest'
import { type SheetCell, textCell, writeWorkbook } from '../../platform/documents/xlsx-workbook.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { BATCH_JOB, runBatchJob } from './batch-work.ts'

const server = await startTestServer()
afterAll(server.close)
const ours = await server.newInstitution()
const others = await server.newInstitution()
const officer = await ours.signedIn({ role: 'user' })
const manager = await ours.signedIn({ role: 'manager' })
const stranger = await others.signedIn({ role: 'manager' })
const runNextJob = createJobRunner(
  server.db,
  { [BATCH_JOB]: (job) => runBatchJob(server.db, job) },
  createLog('silent'),
)

const csv = (text: string) => new File([text], 'loans.csv', { type: 'text/csv' })
const FILE = csv(
  [
    'loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation,changes',
    // Monday by hand, closing on Thursday: the third business day.
    '1,2026-06-08,in_person,2026-06-11,',
    '2,2026-06-08,in_person,2026-06-10,',
    '3,2026-06-31,in_person,2026-06-11,',
    '4,2026-06-08,in_person,2026-06-11,not json',
    '5,,,2026-06-11,"[{""kind"":""other""}]"',
    '',
  ].join('\n'),
)
const start = () =>
  officer.loanTestBatches.start({ calculator: 'trid-forward', name: 'June closings', file: FILE })

test('rows keep the order of the file, and a bad row never stops it', async () => {
  const { id, rowCount } = await start()
  expect(rowCount).toBe(5)
  expect(await runNextJob()).toBe(true)
  const batch = await officer.loanTestBatches.find({ id })
  expect(batch).toMatchObject({
    status: 'done',
    counts: { done: 5, within: 1, outside: 2, error: 2 },
  })
  const { items } = await officer.loanTestBatches.rows({ id, order: 'file' })
  expect(items.map(({ outcome }) => outcome)).toEqual(['within', 'outside', 'error', 'error', 'outside'])
  expect(items.map(({ loanNumber }) => loanNumber)).toEqual(['1', '2', '3', '4', '5'])
  expect(items[2]!.error).toMatchObject({ code: 'BAD_REQUEST', field: 'closingDisclosure.sent' })
  expect(items[3]!.error).toMatchObject({ field: 'changes', message: expect.stringContaining('"not json"') })
  const text = await (await officer.loanTestBatches.downloadCsv({ id })).text()
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('loanNumber,closingDisclosure.sent')
  expect(lines[1]).toMatch(/^1,2026-06-08,in_person,2026-06-11,,within,/)
})

test('a dry run reads the file, runs its first rows, and stores nothing', async () => {
  const before = (await manager.loanTestBatches.list()).items.length
  const checked = await officer.loanTestBatches.check({ calculator: 'trid-forward', file: FILE })
  expect(checked).toMatchObject({ rowCount: 5, rows: [{ outcome: 'within' }, {}, {}, {}, {}] })
  expect((await manager.loanTestBatches.list()).items).toHaveLength(before)
})

test('the template of a test is a file that the test reads', async () => {
  const template = await officer.loanTestBatches.template({ calculator: 'trid-forward' })
  const header = (await template.text()).trim()
  expect(header).toContain('closingDisclosure.evidenceOfReceipt')
  const file = csv(`${header}\n1${','.repeat(header.split(',').length - 1)}\n`)
  expect((await officer.loanTestBatches.check({ calculator: 'trid-forward', file })).rows[0]!.outcome).toBe(
    'answer',
  )
})

test.each([
  ['', 'The file is empty'],
  ['plannedConsummation,plannedConsummation\n1,2\n', 'appears twice in the file'],
  ['plannedConsummation\n', 'a header but no rows'],
])('refuses the file %j', async (text, message) => {
  await expect(
    officer.loanTestBatches.check({ calculator: 'trid-forward', file: csv(text) }),
  ).rejects.toMatchObject({ code: 'UNREADABLE_FILE', message: expect.stringContaining(message) })
})

test('unknown columns are shown as such, and a run without a choice for them is refused by their names', async () => {
  const file = csv('plannedConsummation,fico\n2026-06-11,700\n')
  const { mapping } = await officer.loanTestBatches.check({ calculator: 'trid-forward', file })
  expect(mapping.map(({ by }) => by)).toEqual(['name', 'none'])
  await expect(
    officer.loanTestBatches.start({ calculator: 'trid-forward', name: 'June', file }),
  ).rejects.toMatchObject({ code: 'UNREADABLE_FILE', message: expect.stringContaining('fico') })
})

test('people see their own batches, managers all, other institutions none', async () => {
  const { id } = await start()
  const colleague = await ours.signedIn({ role: 'user' })
  await expect(colleague.loanTestBatches.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await manager.loanTestBatches.list()).items.map((batch) => batch.id)).toContain(id)
  const { find, rows, downloadCsv, downloadXlsx, downloadPdf, recordFinding } = stranger.loanTestBatches
  for (const call of [find, rows, downloadCsv, downloadXlsx, downloadPdf, recordFinding])
    await expect(call({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // The second wall: a query without a condition finds nothing of another institution.
  for (const table of [sql`loan_test_batches`, sql`loan_test_batch_rows`]) {
    const found = await others.inInstitution((tx) => tx.execute(sql`select 1 from ${table}`))
    expect(found.rows).toEqual([])
  }
})

test('a run that was cut off goes on after the rows that are stored', async () => {
  while (await runNextJob());
  const { id } = await start()
  await server.db.execute(sql`
    insert into loan_test_batch_rows (institution_id, batch_id, number, outcome, result)
    values (${ours.id}, ${id}, 1, 'answer', '{}')`)
  await runNextJob()
  const { items } = await officer.loanTestBatches.rows({ id, order: 'file' })
  expect(items.map(({ outcome }) => outcome)).toEqual(['answer', 'outside', 'error', 'error', 'outside'])
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const workbook = async (rows: SheetCell[][]) =>
  new File([new Uint8Array(await writeWorkbook([{ name: 'Loans', widths: [], rows }]))], 'loans.xlsx', {
    type: XLSX,
  })
const day = (text: string): SheetCell => ({ value: new Date(text), type: Date, format: 'mm/dd/yyyy' })
const OWN_HEADERS = ['Loan No.', 'CD sent', 'Method', 'Planned Consummation', 'Branch']

const ownWorkbook = (sent = '2026-06-08') =>
  workbook([
    OWN_HEADERS.map((name) => textCell(name)),
    [textCell('A-1'), day(sent), textCell('in_person'), day('2026-06-11'), textCell('North, 1st')],
    [textCell('A-2'), day(sent), textCell('in_person'), day('2026-06-10'), textCell('South')],
  ])
const CHOSEN = [
  { header: 'Loan No.', column: 'loanNumber' },
  { header: 'CD sent', column: 'closingDisclosure.sent' },
  { header: 'Method', column: 'closingDisclosure.method' },
  { header: 'Planned Consummation', column: 'plannedConsummation' },
  { header: 'Branch', column: '' },
]

test('a workbook with its own headers is matched, corrected, run, and remembered for the next file', async () => {
  const file = await ownWorkbook()
  const first = await officer.loanTestBatches.check({ calculator: 'trid-forward', file })
  expect(first.mapping).toMatchObject([
    { header: 'Loan No.', column: 'loanNumber', by: 'likely' },
    { header: 'CD sent', column: '', by: 'none' },
    { header: 'Method' },
    { header: 'Planned Consummation', column: 'plannedConsummation', by: 'likely' },
    { header: 'Branch', column: '', by: 'none' },
  ])
  const start = (mapping: typeof CHOSEN) =>
    officer.loanTestBatches.start({ calculator: 'trid-forward', name: 'July closings', file, mapping })
  await expect(start([])).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: expect.stringContaining('Unknown columns: "Loan No.", "CD sent"'),
  })
  const { id } = await start(CHOSEN)
  while (await runNextJob());
  expect((await officer.loanTestBatches.rows({ id })).items.map(({ outcome }) => outcome)).toEqual([
    'outside',
    'within',
  ])
  const again = await manager.loanTestBatches.check({
    calculator: 'trid-forward',
    file: await ownWorkbook('2026-06-09'),
  })
  expect(again.mapping).toEqual(CHOSEN.map((choice) => ({ ...choice, by: 'kept' })))
  const elsewhere = await stranger.loanTestBatches.check({ calculator: 'trid-forward', file })
  expect(elsewhere.mapping[1]).toMatchObject({ column: '', by: 'none' })

  const sheets = await readExcelFile(
    Buffer.from(await (await officer.loanTestBatches.downloadXlsx({ id })).arrayBuffer()),
  )
  expect(sheets[0]!.data[0]!.slice(0, 6)).toEqual([...OWN_HEADERS, 'outcome'])
  expect(sheets[0]!.data[1]!.slice(0, 6)).toEqual([
    'A-1',
    '2026-06-08',
    'in_person',
    '2026-06-11',
    'North, 1st',
    'within',
  ])
})

test('two headers for one column, and a header that the file lacks, are refused by name', async () => {
  const start = async (mapping: typeof CHOSEN) =>
    officer.loanTestBatches.start({
      calculator: 'trid-forward',
      name: 'Wrong',
      file: await ownWorkbook(),
      mapping,
    })
  const twice = CHOSEN.map((choice) =>
    choice.header === 'Branch' ? { ...choice, column: 'plannedConsummation' } : choice,
  )
  await expect(start(twice)).rejects.toMatchObject({
    message:
      '"Planned Consummation" and "Branch" are both matched to plannedConsummation. Leave one of them out.',
  })
  await expect(start([...CHOSEN, { header: 'Rate', column: '' }])).rejects.toMatchObject({
    message: 'The file has no column "Rate".',
  })
})

test('a workbook with formulas, one with a password, an old one, and a damaged one are refused by name', async () => {
  const formula = await workbook([
    [textCell('loanNumber'), textCell('plannedConsummation')],
    [textCell('1'), { value: '=TODAY()', type: 'Formula' as never }],
  ])
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const bytes = (...parts: number[]) => new File([new Uint8Array(parts)], 'x.xlsx', { type: XLSX })
  const locked = bytes(...compound, ...Buffer.from('EncryptedPackage', 'utf16le'))
  for (const [file, message] of [
    [formula, 'formula in cell B2'],
    [locked, 'encrypted'],
    [bytes(...compound, 1, 2, 3), '.xls'],
    [bytes(0x50, 0x4b, 3, 4, 9, 9), 'damaged'],
  ] as const)
    await expect(officer.loanTestBatches.check({ calculator: 'trid-forward', file })).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      message: expect.stringContaining(message),
    })
})

test('the loans outside become one finding, with the loans, the text, and the way back', async () => {
  const { id } = await officer.loanTestBatches.start({
    calculator: 'trid-forward',
    name: 'August closings',
    file: await ownWorkbook(),
    mapping: CHOSEN,
  })
  await expect(manager.loanTestBatches.recordFinding({ id })).rejects.toMatchObject({ code: 'NOT_DONE' })
  while (await runNextJob());
  await expect(officer.loanTestBatches.recordFinding({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { findingId, isNew } = await manager.loanTestBatches.recordFinding({ id })
  expect(isNew).toBe(true)
  expect(await manager.findings.find({ id: findingId })).toMatchObject({
    title: 'August closings: 1 loan outside',
    source: 'self_test',
    topic: 'trid',
    description:
      '1 loan of 2 outside the limits of 12 CFR 1026.19(e)-(f), 1026.23 (When can we close?)\n\n- A-2 (row 2): Closing on Wed, Jun 10, 2026 is 1 day too early: the Closing Disclosure was received on Mon, Jun 8, 2026, so the earliest day is Thu, Jun 11, 2026.',
    origin: { kind: 'loan_batch', id, title: 'August closings', path: `/loan-tests/batches/${id}` },
  })
  expect(await manager.loanTestBatches.recordFinding({ id })).toEqual({ findingId, isNew: false })
})

test('selected loans become a finding of their own, beside that of the whole batch', async () => {
  const { id } = await start()
  while (await runNextJob());
  const record = (rows?: number[]) => manager.loanTestBatches.recordFinding({ id, rows })
  // Row 1 is within.
  await expect(record([1])).rejects.toMatchObject({ code: 'NO_EXCEPTIONS' })
  const selected = await record([1, 2])
  const finding = await manager.findings.find({ id: selected.findingId })
  expect(finding.title).toBe('June closings: 1 of 2 loans outside')
  expect(finding.description).toMatch(/^1 of the 2 loans outside the limits of 12 CFR/)
  expect(finding.description).not.toContain('could not be read')
  expect(finding.description).toContain('- 2 (row 2): Closing on Wed, Jun 10, 2026 is 1 day too early')
  expect(finding.description).not.toContain('row 5')
  const whole = await record()
  expect(whole).toMatchObject({ isNew: true })
  expect((await manager.findings.find({ id: whole.findingId })).title).toBe('June closings: 2 loans outside')
  expect((await record()).findingId).toBe(whole.findingId)
})

const ledger = (loan: string, consummation: string, actual: string) =>
  `${loan},${consummation},"[{""id"":""Origination"",""kind"":""creditor_fee"",""estimated"":""1200.00"",""actual"":""${actual}""}]"`

test('selected fee ledgers become one file with a refund letter for each loan that has a refund', async () => {
  const file = csv(
    [
      'loanNumber,consummation,fees',
      ledger('F-1', '6/15/2026', '1250.00'),
      ledger('F-2', '', '1300.00'),
      ledger('F-3', '2026-06-15', '1200.00'),
      ledger('F-4', '2026-06-15', '1400.00'),
    ].join('\n'),
  )
  const { id } = await officer.loanTestBatches.start({ calculator: 'fee-tolerance', name: 'Fees', file })
  await expect(officer.loanTestBatches.cureLetters({ id, rows: [1] })).rejects.toMatchObject({
    code: 'NOT_DONE',
  })
  while (await runNextJob());
  const letters = await officer.loanTestBatches.cureLetters({ id, rows: [3, 2, 1] })
  expect(letters.name).toBe('refund-letters.docx')
  const words = zipEntryText(Buffer.from(await letters.arrayBuffer()), 'word/document.xml')
  expect(words).toContain('loan F-1, closed on Monday, June 15, 2026')
  // The sixtieth day after June 15.
  expect(words).toContain('refund of $50.00')
  expect(words).toContain('by Friday, August 14, 2026')
  expect(words).toContain('loan F-2<')
  expect(words).toContain('refund of $100.00')
  expect(words.match(/<w:pageBreakBefore/g)).toHaveLength(1)
  for (const other of ['F-3', 'F-4']) expect(words).not.toContain(other)
  const pdf = await officer.loanTestBatches.cureLetters({ id, rows: [4], format: 'pdf' })
  expect(pdf.name).toBe('refund-letter.pdf')
  await expect(officer.loanTestBatches.cureLetters({ id, rows: [3] })).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
  })
  await expect(stranger.loanTestBatches.cureLetters({ id, rows: [1] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a batch without loans outside makes no finding', async () => {
  const { id } = await officer.loanTestBatches.start({
    calculator: 'trid-forward',
    name: 'All well',
    file: csv(
      'closingDisclosure.sent,closingDisclosure.method,plannedConsummation\n2026-06-08,in_person,2026-06-11\n',
    ),
  })
  while (await runNextJob());
  await expect(manager.loanTestBatches.recordFinding({ id })).rejects.toMatchObject({
    code: 'NO_EXCEPTIONS',
  })
})
