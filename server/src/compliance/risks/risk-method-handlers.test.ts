import { inherentRisk, residualRisk, STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// 90 + 120 + 30 + 45 + 20 = 305 hundredths by the published method.
const late = { title: 'Send notices in time', likelihood: 3, impact: 4, volume: 2, complexity: 3, change: 2 }
const own = {
  ...STANDARD_METHOD,
  weights: { likelihood: 20, impact: 50, volume: 10, complexity: 10, change: 10 },
  words: { ...STANDARD_METHOD.words, impact: ['Nobody', 'A few', 'A branch', 'A county', 'Everybody'] },
  relief: { weak: 25, adequate: 100, strong: 150 },
  bandsFrom: { moderate: 180, high: 275, critical: 330 },
}
const change = { ...own, version: 0, reason: 'Harm to members counts most.' }
const codeOf = (error: { code: string }) => error.code

test('a new version figures every risk anew, says so in their histories, and leaves what was approved', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const { id, version } = await manager.risks.create(late)
  const weak = { ...late, title: 'Even', likelihood: 3, impact: 3, volume: 3, complexity: 3, change: 3 }
  const even = await manager.risks.create(weak)
  await manager.risks.update({
    ...{ ...weak, id: even.id, version: even.version },
    ...{ controlStrength: 'weak', strengthReason: 'Seen once.' },
  })
  const approved = await manager.risks.approve({ title: '2026' })
  const made = await manager.riskMethods.change(change)
  expect(made).toMatchObject({
    ...{ version: 1, name: 'Version 1', reason: change.reason, movedCount: 2 },
    method: { weights: own.weights, words: { impact: own.words.impact } },
  })
  expect((await manager.riskMethods.list()).map(({ name }) => name)).toEqual(['Version 1', '2026-1'])
  // 60 + 200 + 20 + 30 + 20 = 330, where critical begins now.
  expect(await manager.risks.find({ id })).toMatchObject({
    inherent: { score: 330, band: 'critical' },
    residual: { score: 330, band: 'critical' },
    ...{ method: 'Version 1', version },
  })
  // 300 stays 300 by any weights; weak controls take off 25 instead of 50.
  expect(await manager.risks.find({ id: even.id })).toMatchObject({
    inherent: { score: 300, band: 'high' },
    residual: { score: 275, band: 'high' },
  })
  const { items } = await manager.history.list({ kind: 'risk', id })
  expect(items[0]!.changes).toEqual([
    { field: 'method', from: '2026-1', to: 'Version 1' },
    { field: 'inherent', from: '3.05 High', to: '3.30 Critical' },
    { field: 'residual', from: '3.05 High', to: '3.30 Critical' },
  ])
  expect((await manager.risks.list({ bands: ['critical'] })).items.map((risk) => risk.id)).toEqual([id])
  expect(await manager.risks.assessment({ id: approved.id })).toMatchObject({
    assessment: { method: '2026-1' },
    usedMethod: { weights: STANDARD_METHOD.weights },
    risks: [{ residual: { score: 305, band: 'high' } }, { residual: { score: 250, band: 'moderate' } }],
  })
  expect(await manager.risks.approve({ title: 'Later' })).toMatchObject({ method: 'Version 1' })
  const { rows } = await server.db.execute(sql`
    select detail from audit_log where institution_id = ${lender.id} and action = 'risk.change_method'`)
  expect(rows.map(({ detail }) => JSON.parse(String(detail)))).toEqual([{ version: 1, moved: 2 }])
})

test('what is entered later is figured by the version in use, in its words', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await manager.riskMethods.change(change)
  const made = await manager.risks.create(late)
  expect(made).toMatchObject({ inherent: { score: 330, band: 'critical' }, method: 'Version 1' })
  const { id, version } = made
  const less = {
    ...late,
    impact: 2,
    id,
    version,
    controlStrength: 'adequate',
    strengthReason: 'Seen.',
  } as const
  const changed = await manager.risks.update(less)
  expect(changed.residual).toEqual(residualRisk(inherentRisk(less, own), 'adequate', own))
  const { items } = await manager.history.list({ kind: 'risk', id })
  expect(items[0]!.changes).toContainEqual({ field: 'impact', from: '4. A county', to: '2. A few' })
})

test('what cannot be a method is refused by the name of its part, and nothing changes', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const refusalOf = (part: object) =>
    manager.riskMethods
      .change({ ...change, ...part })
      .catch((error: { data?: unknown }) => JSON.stringify(error.data))
  expect(await refusalOf({ weights: { ...own.weights, impact: 40 } })).toContain(
    'Weights: together they must be 100 percent. They are 90 percent.',
  )
  expect(await refusalOf({ bandsFrom: { moderate: 280, high: 275, critical: 330 } })).toContain('Levels: ')
  expect(await refusalOf({ relief: { weak: 101, adequate: 100, strong: 150 } })).toContain('Controls: ')
  expect(await manager.riskMethods.change({ ...change, ...STANDARD_METHOD }).catch(codeOf)).toBe(
    'NOTHING_CHANGED',
  )
  expect(await manager.riskMethods.list()).toHaveLength(1)
  await manager.riskMethods.change(change)
  expect(await manager.riskMethods.change(change).catch(codeOf)).toBe('CHANGED_MEANWHILE')
  expect(await manager.riskMethods.change({ ...change, version: 1 }).catch(codeOf)).toBe('NOTHING_CHANGED')
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect((await stranger.riskMethods.list()).map(({ version }) => version)).toEqual([0])
  expect((await stranger.risks.create(late)).inherent.score).toBe(305)
  const reader = await lender.signedIn({ role: 'user' })
  expect(await reader.riskMethods.list()).toHaveLength(2)
  expect(await reader.riskMethods.change({ ...change, version: 1 }).catch(codeOf)).toBe('FORBIDDEN')
  await expect(
    server.db.execute(sql`update risk_methods set reason = 'Other' where institution_id = ${lender.id}`),
  ).rejects.toMatchObject({ cause: { message: 'a version of the method does not change' } })
})
