import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const REGISTER = readFileSync(
  new URL('../../../../data/hmda/samples/2026-FRONTENDTESTBANK9999.txt', import.meta.url),
)

let manager: TestClient
let at: { examId: string; id: string }
beforeEach(async () => {
  manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'hmda' })
  const [item] = await manager.examItems.add({ id: exam.id, items: [{ number: '1', request: 'The LAR' }] })
  at = { examId: exam.id, id: item!.id }
})

const storeRegister = () =>
  manager.hmdaFiles.store({
    register: new File([REGISTER], 'register.txt'),
    ...{ name: 'lar-2026.txt', year: 2026, keepYears: 3 },
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

test('an own report and a saved loan test answer an item and go out', async () => {
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
