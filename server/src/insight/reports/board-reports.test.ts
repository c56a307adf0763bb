import { afterAll, expect, test } from 'vitest'
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
