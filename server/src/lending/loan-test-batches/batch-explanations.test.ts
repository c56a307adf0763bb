import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { EXPLANATION_JOB, explainBatch } from './batch-explanations.ts'
import { BATCH_JOB, runBatchJob } from './batch-work.ts'

const server = await startTestServer()
afterAll(server.close)
const institution = await server.newInstitution()
const officer = await institution.signedIn({ role: 'user' })
const runNextJob = createJobRunner(
  server.db,
  {
    [BATCH_JOB]: (job) => runBatchJob(server.db, job),
    [EXPLANATION_JOB]: (job) => explainBatch(server.db, job),
  },
  createLog('silent'),
)

async function run(calculator: 'trid-forward' | 'qm-points-fees', lines: string[]) {
  const { id } = await officer.loanTestBatches.start({
    calculator,
    name: 'Loans',
    file: new File([`${lines.join('\n')}\n`], 'loans.csv', { type: 'text/csv' }),
  })
  while (await runNextJob());
  return id
}

/** Handed over on Monday, June 8, 2026: closing from Thursday the 11th. */
const CLOSINGS = [
  'loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation,applicationReceived,loanEstimate.sent,loanEstimate.method,loanEstimate.esignConsent',
  'fine,2026-06-08,in_person,2026-06-11,,,,',
  'one day,2026-06-08,in_person,2026-06-10,,,,',
  'unreadable,2026-06-31,in_person,2026-06-11,,,,',
  'two days,2026-06-08,in_person,2026-06-09,,,,',
  'no consent,2026-06-08,in_person,2026-06-11,,2026-05-01,email,false',
  'no disclosure,,,2026-06-11,,,,',
]
const loans = (rows: { loanNumber: string | null }[]) => rows.map(({ loanNumber }) => loanNumber)

test('shows the worst loan first, and by how much and why each one misses', async () => {
  const id = await run('trid-forward', CLOSINGS)
  const { items } = await officer.loanTestBatches.rows({ id })
  expect(loans(items)).toEqual(['no disclosure', 'two days', 'one day', 'no consent', 'unreadable', 'fine'])
  expect(items[1]!.explanation).toEqual({
    sentence:
      'Closing on Tue, Jun 9, 2026 is 2 days too early: the Closing Disclosure was received on Mon, Jun 8, 2026, so the earliest day is Thu, Jun 11, 2026.',
    miss: { unit: 'days', amount: '2' },
    decidedBy: {
      field: 'closingDisclosure.sent',
      label: 'Closing Disclosure sent',
      value: 'Mon, Jun 8, 2026',
    },
    cause: {
      key: 'closing_disclosure_three_days',
      title: 'Closed before the third business day after the Closing Disclosure',
    },
    missing: [],
  })
  expect(items[3]!.explanation).toMatchObject({ missing: [{ field: 'loanEstimate.sent' }] })
  expect(items[4]!.explanation!.sentence).toContain('"2026-06-31" is not a date')
})

test('groups the loans by cause, and shows one group', async () => {
  const id = await run('trid-forward', CLOSINGS)
  const { causes } = await officer.loanTestBatches.find({ id })
  expect(causes.map(({ key, outcome, count, daysAtMost }) => [key, outcome, count, daysAtMost])).toEqual([
    ['closing_disclosure_three_days', 'outside', 2, 2],
    ['closing_disclosure_missing', 'outside', 1, null],
    ['loan_estimate_without_consent', 'undetermined', 1, null],
    ['unreadable:closingDisclosure.sent', 'error', 1, null],
  ])
  const { items } = await officer.loanTestBatches.rows({ id, cause: 'closing_disclosure_three_days' })
  expect(loans(items)).toEqual(['two days', 'one day'])
  expect((await officer.loanTestBatches.rows({ id, cause: 'none' })).items).toEqual([])
})

test('adds up the dollars of a cause', async () => {
  const id = await run('qm-points-fees', [
    'loanNumber,consummation,loanAmount,pointsAndFees',
    'a,2026-02-02,300000,9120.50',
    'b,2026-02-02,400000,12500.25',
    'c,2026-02-02,300000,',
  ])
  const { causes } = await officer.loanTestBatches.find({ id })
  // 3 percent is $9,000 and $12,000.
  expect(causes).toMatchObject([
    { key: 'points_and_fees', count: 2, dollars: '620.75', daysAtMost: null },
    { key: 'missing:pointsAndFees', count: 1, dollars: null },
  ])
  expect(loans((await officer.loanTestBatches.rows({ id })).items)).toEqual(['b', 'a', 'c'])
  const csv = await (await officer.loanTestBatches.downloadCsv({ id })).text()
  expect(csv.split('\r\n')[0]).toContain(
    'outcome,errorCode,errorField,errorMessage,explanation,miss,missUnit,cause',
  )
  expect(csv.split('\r\n')[1]).toContain('120.50,dollars,Points and fees over the limit')
})

test('explains a batch that was run before rows had explanations', async () => {
  const id = await run('trid-forward', CLOSINGS)
  const before = await officer.loanTestBatches.rows({ id })
  await server.db.execute(sql`
    update loan_test_batch_rows set explanation = null, cause = null, severity = null where batch_id = ${id}`)
  const { items, causes } = {
    ...(await officer.loanTestBatches.rows({ id })),
    ...(await officer.loanTestBatches.find({ id })),
  }
  expect(items.map(({ explanation }) => explanation)).toEqual(items.map(() => null))
  expect(causes).toEqual([])
  await server.db.execute(sql`
    insert into jobs (institution_id, kind, payload)
    select institution_id, ${EXPLANATION_JOB}, jsonb_build_object('batchId', id) from loan_test_batches where id = ${id}`)
  while (await runNextJob());
  expect(await officer.loanTestBatches.rows({ id })).toEqual(before)
})

test('draws the report for the examiner once the batch is done', async () => {
  const started = await officer.loanTestBatches.start({
    calculator: 'trid-forward',
    name: 'June',
    file: new File([CLOSINGS.join('\n')], 'june closings.csv', { type: 'text/csv' }),
  })
  await expect(officer.loanTestBatches.downloadPdf({ id: started.id })).rejects.toMatchObject({
    code: 'NOT_DONE',
  })
  while (await runNextJob());
  const file = await officer.loanTestBatches.downloadPdf({ id: started.id })
  expect(file).toMatchObject({ name: 'loan-test-batch.pdf', type: 'application/pdf' })
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  const { rows } = await server.db.execute(
    sql`select file_name from loan_test_batches where id = ${started.id}`,
  )
  expect(rows).toEqual([{ file_name: 'june closings.csv' }])
})
