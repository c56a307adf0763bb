import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { leaveInstitution } from '../../tenancy/team/work-handover.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { makeNextReport } from './report-work.ts'

const server = await startTestServer()
afterAll(server.close)
const PERIOD = { periodStart: '2026-01-01', periodEnd: '2026-01-31', format: 'word' } as const

async function make(client: TestClient, kind: 'board-report' | 'monthly-summary') {
  const { id } = await client.reports.create({ kind, ...PERIOD })
  await makeNextReport(server.db, server.plumbline.log)
  return id
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code }) => code,
  )

test('a director reads the board reports of the own managers, and nothing else', async () => {
  const harbor = await server.newInstitution()
  const summit = await server.newInstitution()
  const manager = await harbor.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const user = await harbor.signedIn({ role: 'user' })
  const director = await harbor.signedIn({ seat: 'director' })
  const theirs = await make(await summit.signedIn({ role: 'manager' }), 'board-report')
  const summary = await make(manager, 'monthly-summary')
  const ofUser = await make(user, 'board-report')
  const waiting = await manager.reports.create({ kind: 'board-report', ...PERIOD })
  expect(await director.reports.forBoard()).toEqual([])
  await makeNextReport(server.db, server.plumbline.log)

  expect(await director.reports.forBoard()).toMatchObject([{ id: waiting.id, madeBy: 'Mara Manager' }])
  expect((await director.reports.downloadForBoard({ id: waiting.id })).size).toBeGreaterThan(1000)
  for (const id of [theirs, summary, ofUser])
    expect(await codeOf(director.reports.downloadForBoard({ id }))).toBe('NOT_FOUND')
  expect(await codeOf(user.reports.forBoard())).toBe('FORBIDDEN')
  expect(await codeOf(user.reports.downloadForBoard({ id: waiting.id }))).toBe('FORBIDDEN')
  expect(await codeOf(director.reports.list({}))).toBe('FORBIDDEN')
})

test('a board report with findings of an examination is shown to nobody but who made it', async () => {
  const harbor = await server.newInstitution()
  const manager = await harbor.signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const made = await manager.reports.create({ kind: 'board-report', ...PERIOD, examIds: [exam.id] })
  await makeNextReport(server.db, server.plumbline.log)
  expect((await manager.reports.download({ id: made.id })).size).toBeGreaterThan(1000)

  const director = await harbor.signedIn({ seat: 'director' })
  const colleague = await harbor.signedIn({ role: 'manager' })
  for (const reader of [director, colleague, manager]) {
    expect(await reader.reports.forBoard()).toEqual([])
    expect(await codeOf(reader.reports.downloadForBoard({ id: made.id }))).toBe('NOT_FOUND')
  }
})

test('a report stays with the institution that it was made for', async () => {
  const harbor = await server.newInstitution()
  const summit = await server.newInstitution()
  const member = await harbor.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(member))
  const id = await make(manager, 'board-report')
  const waiting = await manager.reports.create({ kind: 'board-report', ...PERIOD })
  await server.db.transaction(async (tx) => {
    await leaveInstitution(tx, harbor.id, member.userId)
    await tx.execute(
      sql`update user_profiles set institution_id = ${summit.id} where user_id = ${member.userId}`,
    )
  })
  await makeNextReport(server.db, server.plumbline.log)

  const moved = server.clientOf(await server.tokenOf(member))
  const director = await summit.signedIn({ seat: 'director' })
  expect(await director.reports.forBoard()).toEqual([])
  expect((await moved.reports.list({})).items).toEqual([])
  for (const report of [id, waiting.id]) {
    expect(await codeOf(director.reports.downloadForBoard({ id: report }))).toBe('NOT_FOUND')
    expect(await codeOf(moved.reports.download({ id: report }))).toBe('NOT_FOUND')
  }
  expect(await (await harbor.signedIn({ seat: 'director' })).reports.forBoard()).toMatchObject([{ id }])
})
