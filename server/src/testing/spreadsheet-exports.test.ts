import { contract } from '@plumbline/contract/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeNextReport } from '../insight/reports/report-work.ts'
import { BATCH_JOB, runBatchJob } from '../lending/loan-test-batches/batch-work.ts'
import { createJobRunner } from '../platform/jobs/job-queue.ts'
import { filledInstitution } from './filled-institution.ts'
import { formulasInLibreOffice, hasLibreOffice } from './libre-office.ts'
import { callOperation } from './noun-budgets.ts'
import { operations } from './operation-list.ts'
import { startTestServer, type TestClient } from './test-server.ts'
import { zipEntryNames, zipEntryText } from './zip-text.ts'

/**
 * Everything that the product hands out as a table is asked for by an institution whose people wrote formulas
 * wherever they could. No cell may begin one. Operations are read from the contract: one that answers with a file
 * belongs to one of the two lists.
 */
const BEGINNINGS = ['=1+', '+1+', '-1+', '@1+', '\t=1+']
const WORD = 'TERN'

/** What hands out no table: drawn documents, pictures, people's own files, and the calendar. */
const NO_TABLE = [
  'complaints.responseLetter',
  'exams.responseLetter',
  'hmdaFiles.open',
  'loanRuns.open',
  'loanRuns.workpaper',
  'loanTestBatches.cureLetters',
  'loanTestBatches.downloadPdf',
  'loanTestResults.cureLetter',
  'loanTestResults.downloadPdf',
  'meetings.document',
  'monitoring.workpaper',
  'policies.versionFile',
  'regulations.redlinePdf',
  'reports.downloadForBoard',
  'requests.resume',
  'tasks.calendarFile',
  'users.exportPerson',
]
/** Tables of the product's own words. */
const OWN_WORDS: Readonly<Record<string, object>> = {
  'loanTestBatches.template': { calculator: 'trid-forward' },
  'policyLaw.coverageFile': {},
  'workImports.template': { kind: 'tasks' },
}

const server = await startTestServer()
afterAll(() => server.close())
const runBatches = createJobRunner(
  server.db,
  { [BATCH_JOB]: (job) => runBatchJob(server.db, job) },
  server.plumbline.log,
)

let client: TestClient
/** Inputs of the operations that hand out what people wrote. */
const inputs = new Map<string, object>()
beforeAll(async () => {
  const filled = await filledInstitution(server, `=1+${WORD}`, 'Minutes')
  client = filled.client
  for (const beginning of BEGINNINGS) {
    const title = `${beginning}${WORD}`
    const { userId } = await filled.addMember({ role: 'user', fullName: title })
    await client.tasks.create({ title, description: title })
    await client.vendors.create({ title })
    await client.trainings.create({ title, dueOn: '2026-01-30', userIds: [userId] })
    await client.monitoring.create({ title, year: 2026, frequency: 'annual', firstMonth: 1 })
    await client.assistant.ask({ question: title })
  }
  const decided = (await client.team.review()).decisions
  for (const { userId } of decided) await client.team.decideReview({ userId, decision: 'confirm' })
  await client.team.signReview()
  const { items } = await client.policies.list({})
  const policy = items.find(({ effectiveNumber }) => effectiveNumber !== null)!
  const everybody = decided.map(({ userId }) => userId)
  const dueOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await client.attestations.ask({ id: policy.id, userIds: everybody, dueOn })
  const batch = await client.loanTestBatches.start({
    calculator: 'trid-forward',
    name: `=1+${WORD}`,
    file: new File(
      [
        `loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation\n=1+${WORD},@1+${WORD},in_person,-1+${WORD}\n`,
      ],
      'loans.csv',
      { type: 'text/csv' },
    ),
  })
  while (await runBatches());
  const { id: reportId } = await client.reports.create({
    ...{ kind: 'monthly-summary', format: 'excel', periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  })
  while (await makeNextReport(server.db, server.plumbline.log));
  for (const [name, input] of Object.entries({
    'assistant.exportLog': {},
    'attestations.file': { id: policy.id, format: 'csv' },
    'audit.exportCsv': {},
    'loanTestBatches.downloadCsv': { id: batch.id },
    'loanTestBatches.downloadXlsx': { id: batch.id },
    'monitoring.file': { year: 2026 },
    'reports.download': { id: reportId },
    'settings.exportAudit': {},
    'tasks.sheet': {},
    'team.exportReviews': {},
    'trainings.file': {},
    'users.exportCsv': {},
    'workImports.records': { kind: 'vendors' },
  }))
    inputs.set(name, input)
}, 60_000)

test('every operation that answers with a file is known', () => {
  const files = operations.map(({ name }) => name).filter(answersWithFile)
  expect(files.sort()).toEqual([...NO_TABLE, ...Object.keys(OWN_WORDS), ...inputs.keys()].sort())
})

test('no cell of a table begins a formula, and what people wrote is in it', async () => {
  for (const [name, file] of await tablesOfOperations()) {
    const texts = harmlessTexts(name, file)
    if (name in OWN_WORDS || WITHOUT_NAMES.includes(name)) continue
    expect(
      texts.some((text) => text.includes(WORD)),
      `${name} holds what people wrote`,
    ).toBe(true)
  }
})

/** The operators' log shows ids and no words of people. */
const WITHOUT_NAMES = ['audit.exportCsv']

test('no table of an institution’s export begins a formula', async () => {
  const tables = await tablesOfExport()
  expect(tables.length).toBeGreaterThan(40)
  for (const [name, file] of tables) harmlessTexts(name, file)
})

test.skipIf(!hasLibreOffice())(
  'LibreOffice finds no formula in any of them, with commas and with semicolons',
  { timeout: 180_000 },
  async () => {
    const control = Buffer.from(`title\n=1+1\n"x;=2+2"\n`)
    const tables = [...(await tablesOfOperations()), ...(await tablesOfExport())]
    const formulas = await formulasInLibreOffice([...tables, ['control', control]])
    expect(formulas.filter(([name]) => name !== 'control')).toEqual([])
    expect(formulas.filter(([name]) => name === 'control')).not.toEqual([])
  },
)

async function tablesOfOperations(): Promise<[string, Buffer][]> {
  const admin = await server.signedIn({ role: 'admin', fullName: `=1+${WORD}` })
  await admin.members.me()
  const tables: [string, Buffer][] = []
  for (const [name, input] of [...inputs, ...Object.entries(OWN_WORDS)]) {
    const isOperator = operations.find((one) => one.name === name)!.access === 'administrators'
    const file = (await callOperation(isOperator ? admin : client, name, input)) as File
    tables.push([name, Buffer.from(await file.arrayBuffer())])
  }
  return tables
}

async function tablesOfExport(): Promise<[string, Buffer][]> {
  const { path } = await client.institutionExport.open({ examIds: [] })
  const zip = Buffer.from(await (await server.request(`http://localhost:3000${path}`)).arrayBuffer())
  return zipEntryNames(zip)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => [name, Buffer.from(zipEntryText(zip, name))])
}

/** Fails where a cell could run; returns what is in the cells. */
function harmlessTexts(name: string, file: Buffer): string[] {
  if (file.subarray(0, 2).toString() !== 'PK') {
    const cells = csvCells(file.toString('utf8').replace(/^\uFEFF/, ''))
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      name,
    ).toEqual([])
    return cells
  }
  const entries = zipEntryNames(file)
  // Text is typed as text; a formula, a link to another file, or a macro would be a part or an element of its own.
  expect(
    entries.filter((entry) => /externalLink|vba|connections|activeX|embeddings/i.test(entry)),
    name,
  ).toEqual([])
  const parts = entries
    .filter((entry) => /\.xml(\.rels)?$/.test(entry))
    .map((entry) => zipEntryText(file, entry))
  for (const part of parts) expect(part, name).not.toMatch(/<f[ >/]|TargetMode="External"|<ddeLink|t="str"/)
  return parts
}

function csvCells(text: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r?\n|$)/g))
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
  return cells
}

function answersWithFile(name: string): boolean {
  const found = name
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract)
  const { outputSchema } = (found as { '~orpc': { outputSchema?: z.ZodType } })['~orpc']
  if (!(outputSchema instanceof z.ZodType)) return false
  return JSON.stringify(z.toJSONSchema(outputSchema, { unrepresentable: 'any' })).includes('"binary"')
}
