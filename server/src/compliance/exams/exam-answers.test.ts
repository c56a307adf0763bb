import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { BATCH_JOB, runBatchJob } from '../../lending/loan-test-batches/batch-work.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { seatedClient } from '../../testing/exam-seat.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { zipEntryBytes, zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'

const server = await startTestServer()
afterAll(server.close)
const runNextJob = createJobRunner(
  server.db,
  { [BATCH_JOB]: (job) => runBatchJob(server.db, job) },
  createLog('silent'),
)

const REGISTER = readFileSync(
  new URL('../../../../data/hmda/samples/2026-FRONTENDTESTBANK9999.txt', import.meta.url),
)

/** Mailed a week ahead, a closing disclosure counts as received three business days later. */
const DISCLOSURE = {
  closingDisclosure: { sent: '2026-01-14', method: 'mail' },
  plannedConsummation: '2026-01-21',
}

let institution: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let at: { examId: string; id: string }
beforeEach(async () => {
  institution = await server.newInstitution({ name: 'Harbor Bank', timeZone: 'Pacific/Honolulu' })
  manager = await institution.signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'hmda' })
  const [item] = await manager.examItems.add({ id: exam.id, items: [{ number: '1', request: 'The LAR' }] })
  at = { examId: exam.id, id: item!.id }
})

const storeRegister = () =>
  manager.hmdaFiles.store({
    register: new File([REGISTER], 'register.txt'),
    ...{ name: 'lar-2026.txt', year: 2026, keepYears: 3 },
  })

const saveLoanTest = (loanNumber: string, client = manager) =>
  client.loanTestResults.save({
    calculator: 'trid-forward',
    name: `Closing of loan ${loanNumber}`,
    loanNumber,
    input: DISCLOSURE,
  })

async function bytesOfFirstDelivery(): Promise<Buffer> {
  const { deliveries } = await manager.examItems.find(at)
  const { path } = await manager.examItems.openDelivery({
    examId: at.examId,
    id: deliveries[0]!.id,
    isToSave: true,
  })
  return Buffer.from(await (await server.request(path)).arrayBuffer())
}

test('a stored HMDA register answers an item and goes out byte for byte; the log says that it was opened', async () => {
  const { id } = await storeRegister()
  const [found] = await manager.examItems.search({ ...at, query: 'lar-2026' })
  expect(found).toMatchObject({ kind: 'hmda_file', id, title: 'lar-2026.txt, HMDA 2026' })
  const answered = await manager.examItems.addAnswer({ ...at, kind: 'hmda_file', targetId: id })
  expect(answered.answers).toMatchObject([{ kind: 'hmda_file', path: '/hmda', warnings: [] }])
  await expect(manager.examItems.addAnswer({ ...at, kind: 'hmda_file', targetId: id })).rejects.toMatchObject(
    { code: 'ANSWERED_ALREADY' },
  )
  await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  expect(await bytesOfFirstDelivery()).toEqual(REGISTER)
  const { rows } = await server.db.execute<{ action: string }>(
    sql`select action from audit_log where subject_id = ${id} order by at`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['hmda.store', 'hmda.open'])
  // What went out stays, also when the register is deleted.
  await manager.hmdaFiles.remove({ id })
  expect(await bytesOfFirstDelivery()).toEqual(REGISTER)
})

test('a register that is gone, sealed with another key, or of another institution does not go out', async () => {
  const { id } = await storeRegister()
  await manager.examItems.addAnswer({ ...at, kind: 'hmda_file', targetId: id })
  await server.db.execute(sql`update hmda_files set key_mark = '0000000000000000' where id = ${id}`)
  const deliver = () => manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  await expect(deliver()).rejects.toMatchObject({ code: 'REGISTER_SEALED' })
  await manager.hmdaFiles.remove({ id })
  expect((await manager.examItems.find(at)).answers).toMatchObject([
    { warnings: ['This is gone. Take the answer off.'] },
  ])
  await expect(deliver()).rejects.toMatchObject({ code: 'ANSWER_GONE' })

  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const theirs = await stranger.hmdaFiles.store({
    register: new File([REGISTER], 'register.txt'),
    ...{ name: 'register.txt', year: 2026, keepYears: 3 },
  })
  await expect(
    manager.examItems.addAnswer({ ...at, kind: 'hmda_file', targetId: theirs.id }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await manager.examItems.search({ ...at, query: 'register' })).toEqual([])
})

test('an own report answers an item and goes out', async () => {
  const made = await manager.reports.create({
    ...{ kind: 'monthly-summary', format: 'pdf' },
    ...{ periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  })
  expect(await makeNextReport(server.db, server.plumbline.log)).toBe(true)
  const [offered] = await manager.examItems.search({ ...at, query: 'monthly' })
  expect(offered).toMatchObject({ kind: 'report', id: made.id })
  await manager.examItems.addAnswer({ ...at, kind: 'report', targetId: made.id })
  await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  const report = await manager.reports.download({ id: made.id })
  expect(await bytesOfFirstDelivery()).toEqual(Buffer.from(await report.arrayBuffer()))
})

const wordsOf = async (pdf: Buffer) => (await readPdfPages(pdf)).join(' ').replaceAll(/\s+/g, ' ')

test('a policy goes out as a PDF with its approval and as its text, without what approvers wrote', async () => {
  const account = await institution.addMember({ role: 'manager', fullName: 'Ana Approver' })
  const approver = server.clientOf(await server.tokenOf(account))
  const { id, versions } = await manager.policies.create({
    ...{ title: 'Refunds', body: '## Purpose\n\nWe **honor** every refund.' },
  })
  const draft = { id, versionId: versions[0]!.id }
  const {
    versions: [asked],
  } = await manager.policies.submit({
    ...{ ...draft, rowVersion: versions[0]!.rowVersion, effectiveOn: '2100-01-01' },
    ...{ approverIds: [account.userId], isParallel: false },
  })
  const { rowVersion } = asked!
  await approver.policies.decide({ ...draft, rowVersion, isApproved: true, comment: 'Between us: late.' })
  await manager.examItems.addAnswer({ ...at, kind: 'policy_version', targetId: draft.versionId })
  const delivered = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  expect(delivered.deliveryCount).toBe(2)
  const binder = await manager.examBinders.make({ id: at.examId })
  expect(binder.documentCount).toBe(2)
  const { path } = await manager.examBinders.open({ examId: at.examId, id: binder.id })
  const zip = Buffer.from(await (await server.request(path)).arrayBuffer())
  const names = zipEntryNames(zip).filter((name) => name.startsWith('items/'))
  expect(names).toEqual([
    expect.stringMatching(/0001 Refunds, version 1\.pdf$/),
    expect.stringMatching(/0002 Refunds, version 1\.md$/),
  ])
  expect(zipEntryText(zip, names[1]!)).toBe('## Purpose\n\nWe **honor** every refund.')
  for (const list of ['index.csv', 'SHA256SUMS'])
    for (const name of names) expect(zipEntryText(zip, list)).toContain(name)
  const text = await wordsOf(await bytesOfFirstDelivery())
  for (const word of ['We honor every refund.', 'Harbor Bank', 'Ana Approver', 'Approved', 'HST'])
    expect(text).toContain(word)
  const { sha256 } = (await manager.examItems.find(at)).answers[0]!
  expect(text.replaceAll(' ', '')).toContain(sha256)
  expect(text).not.toContain('Between us')
  expect(delivered.deliveries[1]).toMatchObject({ title: 'Refunds, version 1, text in Markdown', sha256 })

  const { client } = await seatedClient(server, manager, at.examId)
  const [item] = (await client.examiner.items({ id: at.examId })).items
  expect(item!.documents.map(({ fileName }) => fileName)).toEqual([
    'Refunds, version 1.pdf',
    'Refunds, version 1.md',
  ])
  const shown = await client.examiner.open({ examId: at.examId, id: item!.documents[1]!.id })
  expect(await (await server.request(shown.path)).text()).toContain('We **honor** every refund.')
})

test('the pages of a binder and of a task say the time where the institution is', async () => {
  // The person's own time zone is another one.
  await server.db.execute(
    sql`update user_profiles set time_zone = 'Asia/Tokyo' where institution_id = ${institution.id}`,
  )
  const task = await manager.tasks.create({ title: 'Check the zone' })
  await manager.examItems.addAnswer({ ...at, kind: 'task', targetId: task.id })
  await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  const binder = await manager.examBinders.make({ id: at.examId })
  const { path } = await manager.examBinders.open({ examId: at.examId, id: binder.id })
  const zip = Buffer.from(await (await server.request(path)).arrayBuffer())
  expect(zipEntryText(zip, 'README.txt')).toMatch(/made .* at \d+:\d\d:\d\d [AP]M HST/)
  const index = await wordsOf(zipEntryBytes(zip, 'index.pdf'))
  expect(index).toMatch(/ at \d+:\d\d:\d\d [AP]M HST/)
  expect(index).toContain('As in Pacific/Honolulu')
  expect(index).not.toContain('UTC')
  expect(await wordsOf(await bytesOfFirstDelivery())).toMatch(/as of .* [AP]M HST/)
})

test('a saved loan test answers an item; the binder and the examiner have it as it went out, and nothing else', async () => {
  const result = await saveLoanTest('2026-0117')
  const kept = await saveLoanTest('2026-0118')
  const [found] = await manager.examItems.search({ ...at, query: '2026-0117' })
  expect(found).toMatchObject({ kind: 'loan_test', id: result.id, title: 'Closing of loan 2026-0117' })
  const answered = await manager.examItems.addAnswer({ ...at, kind: 'loan_test', targetId: result.id })
  expect(answered.answers).toMatchObject([
    { kind: 'loan_test', path: `/loan-tests/results/${result.id}`, sha256: result.sha256, warnings: [] },
  ])
  await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  // Answered and not delivered.
  const others = await manager.examItems.add({
    id: at.examId,
    items: [{ number: '2', request: 'Other files' }],
  })
  await manager.examItems.addAnswer({
    ...{ examId: at.examId, id: others.at(-1)!.id },
    ...{ kind: 'loan_test', targetId: kept.id },
  })

  const delivered = await bytesOfFirstDelivery()
  const text = (await readPdfPages(delivered)).join(' ').replaceAll(/\s+/g, ' ')
  for (const word of [
    'When can we close? (trid-forward)',
    '2026-0117',
    'Outside the limit',
    'Planned consummation',
    '1026.19(f)(1)(ii)',
  ])
    expect(text).toContain(word)
  expect(text.replaceAll(' ', '')).toContain(result.sha256)

  const sha256 = createHash('sha256').update(delivered).digest('hex')
  const binder = await manager.examBinders.make({ id: at.examId })
  expect(binder.documentCount).toBe(1)
  const { path } = await manager.examBinders.open({ examId: at.examId, id: binder.id })
  const zip = Buffer.from(await (await server.request(path)).arrayBuffer())
  expect(zipEntryNames(zip).filter((name) => name.startsWith('items/'))).toEqual([
    expect.stringMatching(/^items\/.*Closing of loan 2026-0117\.pdf$/),
  ])
  expect(zipEntryText(zip, 'SHA256SUMS')).toContain(`${sha256}  items/`)
  expect(zip.includes(delivered)).toBe(true)
  expect(zip.includes('2026-0118')).toBe(false)

  const { client } = await seatedClient(server, manager, at.examId, { mayDownload: true })
  const { items } = await client.examiner.items({ id: at.examId })
  expect(items).toMatchObject([
    { id: at.id, documents: [{ title: 'Closing of loan 2026-0117', byteSize: delivered.length, sha256 }] },
  ])
  const seen = await client.examiner.open({
    examId: at.examId,
    id: items[0]!.documents[0]!.id,
    isToSave: true,
  })
  expect(Buffer.from(await (await server.request(seen.path)).arrayBuffer()).equals(delivered)).toBe(true)
  await expect(client.loanTestResults.find({ id: result.id })).rejects.toMatchObject({ status: 401 })
})

test('a loan test of another institution is not there', async () => {
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { id } = await saveLoanTest('2026-0119', stranger)
  await expect(manager.examItems.addAnswer({ ...at, kind: 'loan_test', targetId: id })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  )
  expect(await manager.examItems.search({ ...at, query: '2026-0119' })).toEqual([])
})

test('a request for tests of points and fees is answered by their batch, and a cited paragraph comes before words', async () => {
  const batch = await manager.loanTestBatches.start({
    calculator: 'qm-points-fees',
    name: 'Third quarter',
    file: new File(['loanNumber,consummation\nA-1,2026-06-11\n'], 'loans.csv', { type: 'text/csv' }),
  })
  expect(await runNextJob()).toBe(true)
  await saveLoanTest('1129')
  const ask = async (request: string) => {
    const items = await manager.examItems.add({ id: at.examId, items: [{ request }] })
    return manager.examItems.suggest({ examId: at.examId, id: items.at(-1)!.id })
  }
  for (const request of [
    'Loan tests of points and fees with their inputs',
    'Testing under 12 CFR 1026.43(e)(3)',
  ])
    expect((await ask(request))[0]).toMatchObject({
      kind: 'loan_batch',
      id: batch.id,
      title: 'Third quarter',
    })
  expect(await ask('Loan files')).toEqual([])
  await manager.examItems.addAnswer({ ...at, kind: 'loan_batch', targetId: batch.id })
  const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  expect(deliveries).toMatchObject([{ title: 'Third quarter', fileName: 'Third quarter.pdf' }])
  const [firstPage] = await readPdfPages(await bytesOfFirstDelivery())
  expect(JSON.stringify(firstPage)).toContain('Third quarter')
})
