import { afterAll, expect, test } from 'vitest'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { BATCH_JOB, runBatchJob } from '../loan-test-batches/batch-work.ts'

const server = await startTestServer()
afterAll(server.close)
const institution = await server.newInstitution()
const officer = await institution.signedIn({ role: 'user' })
const admin = await server.signedIn({ role: 'admin' })

const STAY = {
  title: 'Receipt of the Closing Disclosure',
  status: 'stayed' as const,
  effect: 'not-in-force' as const,
  since: '2026-11-02',
  citations: ['12 CFR 1026.19(f)(1)(ii)'],
  document: null,
  source: 'Lender v. CFPB (D.D.C.), November 2, 2026',
  verification: 'secondary' as const,
  explanation: 'The court stayed the rule until it decides.',
}
const NOTE = 'Legal status: Receipt of the Closing Disclosure. The court stayed the rule until it decides.'

const INPUT = {
  closingDisclosure: { sent: '2026-06-08', method: 'in_person' as const },
  plannedConsummation: '2026-06-11',
}
const FILE = new File(
  [
    'loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation\n1,2026-06-08,in_person,2026-06-11\n2,2026-06-31,in_person,2026-06-11\n',
  ],
  'loans.csv',
  { type: 'text/csv' },
)
const pdfWords = async (file: File) =>
  readPdfPages(new Uint8Array(await file.arrayBuffer()))
    .join(' ')
    .replace(/\s+/g, ' ')

test('a paragraph that is no longer in force is noted in results, saved ones, batches, and every file', async () => {
  const saved = await officer.loanTestResults.save({
    calculator: 'trid-forward',
    name: 'Loan 117',
    input: INPUT,
  })
  const { id } = await officer.loanTestBatches.start({
    calculator: 'trid-forward',
    name: 'June',
    file: FILE,
  })
  await createJobRunner(
    server.db,
    { [BATCH_JOB]: (job) => runBatchJob(server.db, job) },
    createLog('silent'),
  )()
  expect((await officer.loanTests['trid-forward'](INPUT)).notes).not.toContain(NOTE)
  expect((await officer.loanTestBatches.find({ id })).lawNotes).not.toContain(NOTE)
  expect((await officer.loanTestResults.find({ id: saved.id })).notesSince).toEqual([])
  expect(await pdfWords(await officer.loanTestResults.downloadPdf({ id: saved.id }))).not.toContain(
    'Since this',
  )

  await admin.legalStatuses.enter(STAY)

  expect((await officer.loanTests['trid-forward'](INPUT)).notes).toContain(NOTE)
  expect((await officer.loanTestResults.runAgain({ id: saved.id })).answer.notes).toContain(NOTE)
  const proof = await officer.loanTestResults.find({ id: saved.id })
  expect(proof.answer.notes).not.toContain(NOTE)
  expect(proof.notesSince).toEqual([NOTE])
  const words = await pdfWords(await officer.loanTestResults.downloadPdf({ id: saved.id }))
  expect(words).toContain('Since this result was saved')
  expect(words).toContain(NOTE)

  expect((await officer.loanTestBatches.find({ id })).lawNotes).toContain(NOTE)
  const checked = await officer.loanTestBatches.check({ calculator: 'trid-forward', file: FILE })
  expect(checked.lawNotes).toContain(NOTE)
  expect(await pdfWords(await officer.loanTestBatches.downloadPdf({ id }))).toContain(NOTE)
  const csv = await (await officer.loanTestBatches.downloadCsv({ id })).text()
  const [header, first, unreadable] = csv.trim().split('\r\n')
  expect(header).toContain(',lawNotes,')
  expect(first).toContain(NOTE)
  expect(unreadable).not.toContain(NOTE)

  // A test of another section says nothing of it.
  const other = await officer.loanTestBatches.check({ calculator: 'hpml', file: FILE })
  expect(other.lawNotes).not.toContain(NOTE)
})
