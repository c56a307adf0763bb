import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { figureLapsedControls } from './control-figuring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// 90 + 120 + 30 + 45 + 20 = 305 hundredths.
const late = {
  title: 'Send notices in time',
  ...{ likelihood: 3, impact: 4, volume: 2, complexity: 3, change: 2 },
} as const
const log = {
  title: 'Log of deadlines',
  kind: 'system',
  judged: 'strong',
  judgedReason: 'It blocks.',
} as const
const codeOf = (error: { code: string }) => error.code

const newManager = async () => (await server.newInstitution()).signedIn({ role: 'manager' })

async function serve(client: TestClient, controlId: string, riskId: string) {
  await client.workLinks.add({ kind: 'control', id: controlId, target: { kind: 'risk', id: riskId } })
}

async function testOf(client: TestClient, controlId: string) {
  const plan = { year: 2026, title: 'Ten notices', frequency: 'quarterly', firstMonth: 1 } as const
  const made = await client.monitoring.create({ ...plan, requiresEvidence: false })
  await client.workLinks.add({
    kind: 'monitoring_test',
    id: made.id,
    target: { kind: 'control', id: controlId },
  })
  return made
}

test('one control serves many risks; tests make it strong and weak, and what remains of each risk follows', async () => {
  const manager = await newManager()
  const control = await manager.controls.create(log)
  expect(control).toMatchObject({ number: 1, judged: 'strong', strength: 'weak', riskCount: 0 })
  const one = await manager.risks.create(late)
  const other = await manager.risks.create({ ...late, title: 'Other' })
  await serve(manager, control.id, one.id)
  await manager.workLinks.add({ kind: 'risk', id: other.id, target: { kind: 'control', id: control.id } })
  const residuals = async () => [
    (await manager.risks.find({ id: one.id })).residual.score,
    (await manager.risks.find({ id: other.id })).residual.score,
  ]
  // 305 - 50: nothing shows yet that it works.
  expect(await residuals()).toEqual([255, 255])
  const { runs } = await testOf(manager, control.id)
  await manager.monitoring.record({ id: runs[0]!.id, result: 'passed' })
  // 305 - 200
  expect(await residuals()).toEqual([105, 105])
  expect(await manager.controls.find({ id: control.id })).toMatchObject({
    ...{ strength: 'strong', riskCount: 2 },
    because: expect.stringMatching(/^The test “Ten notices” passed on /),
    holdsUntil: expect.any(String),
  })
  await manager.monitoring.record({
    ...{ id: runs[1]!.id, result: 'failed', note: 'Two were late.' },
    finding: { title: 'Two were late', severity: 'low' },
  })
  expect(await residuals()).toEqual([255, 255])
  const { items } = await manager.history.list({ kind: 'risk', id: one.id })
  expect(items[0]!.changes).toEqual([
    { field: 'strength', from: 'Strong', to: 'Weak' },
    { field: 'residual', from: '1.05 Low', to: '2.55 Moderate' },
    {
      field: 'because',
      from: null,
      to: expect.stringMatching(
        /^“Log of deadlines” went from strong to weak\. The test “Ten notices” failed on /,
      ),
    },
  ])
  expect(await manager.risks.find({ id: one.id })).toMatchObject({
    strength: 'weak',
    servedBy: [{ id: control.id, title: log.title, strength: 'weak' }],
  })
  await manager.workLinks.remove({ kind: 'risk', id: one.id, target: { kind: 'control', id: control.id } })
  // Typed: no controls.
  expect(await residuals()).toEqual([305, 255])
})

test('a test that failed counts until it passes itself, whatever another one shows', async () => {
  const manager = await newManager()
  const { id } = await manager.controls.create(log)
  const strength = async () => (await manager.controls.find({ id })).strength
  const [one, other] = [await testOf(manager, id), await testOf(manager, id)]
  await manager.monitoring.record({
    ...{ id: one.runs[0]!.id, result: 'failed', note: 'Two were late.' },
    finding: { title: 'Two were late', severity: 'low' },
  })
  await manager.monitoring.record({ id: other.runs[0]!.id, result: 'passed' })
  expect(await strength()).toBe('weak')
  await manager.monitoring.record({ id: one.runs[1]!.id, result: 'passed' })
  expect(await strength()).toBe('strong')
})

test('evidence counts until it expires, and the strongest control of a risk counts', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const { id } = await manager.controls.create({ ...log, judged: 'adequate' })
  const spare = await manager.controls.create({ title: 'Second look', judged: 'weak' })
  const risk = await manager.risks.create(late)
  await serve(manager, id, risk.id)
  await serve(manager, spare.id, risk.id)
  const task = await manager.tasks.create({ title: 'Look' })
  const evidence = await manager.evidence.add({
    ...{ kind: 'control', id, title: 'Report', validOn: '2026-01-31', validUntil: '2090-01-31' },
    target: { kind: 'task', id: task.id },
  })
  const residual = async () => (await manager.risks.find({ id: risk.id })).residual.score
  // 305 - 125
  expect(await residual()).toBe(180)
  await server.db.execute(sql`
    update evidence set valid_until = '2026-02-28' where institution_id = ${lender.id} and id = ${evidence.id}`)
  await server.db.execute(sql`
    update controls set holds_until = '2026-02-28' where institution_id = ${lender.id} and id = ${id}`)
  while (await figureLapsedControls(server.db));
  expect(await manager.controls.find({ id })).toMatchObject({ strength: 'weak', holdsUntil: null })
  expect(await residual()).toBe(255)
  const { items } = await manager.history.list({ kind: 'control', id })
  expect(items[0]).toMatchObject({ actorId: null, actorName: 'Plumbline' })
})

test('a risk that controls serve is figured by them, by its method, and when it is edited', async () => {
  const manager = await newManager()
  const { id } = await manager.controls.create({ title: 'Second look', judged: 'weak' })
  const risk = await manager.risks.create(late)
  await serve(manager, id, risk.id)
  // 335 - 50, whatever is typed.
  const typed = { controlStrength: 'adequate', strengthReason: 'We think so.' } as const
  const edited = await manager.risks.update({
    ...late,
    ...typed,
    impact: 5,
    id: risk.id,
    version: risk.version,
  })
  expect(edited).toMatchObject({ strength: 'weak', residual: { score: 285 } })
  const [inUse] = await manager.riskMethods.list()
  const { method } = inUse!
  await manager.riskMethods.change({
    ...{ ...method, relief: { ...method.relief, weak: 20 } },
    ...{ version: 0, reason: 'Weak controls hardly help.' },
  })
  expect((await manager.risks.find({ id: risk.id })).residual.score).toBe(315)
})

test('everybody reads, the owner and managers write, and a strong one needs a reason', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const owner = await lender.addMember({ role: 'user' })
  const reader = await lender.signedIn({ role: 'user' })
  expect(await manager.controls.create({ ...log, judgedReason: '' }).catch(codeOf)).toBe('REASON_MISSING')
  const fields = { ...log, ownerId: owner.userId }
  const { id, version } = await manager.controls.create(fields)
  expect(await reader.controls.find({ id })).toMatchObject({ mayEdit: false })
  expect(await reader.controls.update({ ...fields, id, version }).catch(codeOf)).toBe('NOT_ALLOWED')
  expect(await reader.controls.create(fields).catch(codeOf)).toBe('FORBIDDEN')
  const client = server.clientOf(await server.tokenOf(owner))
  expect(await client.controls.update({ ...fields, id, version, judged: 'none' })).toMatchObject({
    strength: 'none',
  })
  expect((await client.notifications.list({})).items[0]).toMatchObject({
    ...{ kind: 'control.assigned', link: `/risks/controls?control=${id}` },
  })
  expect((await reader.controls.list({ strengths: ['none'], search: 'log' })).items).toMatchObject([{ id }])
})

test('its owner and managers alone decide what a risk or a control rests on', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const user = await lender.signedIn({ role: 'user' })
  const control = await manager.controls.create(log)
  const risk = await manager.risks.create(late)
  const evidence = {
    title: 'Opinion',
    validOn: '2026-01-09',
    target: { kind: 'control', id: control.id },
  } as const
  const refused = { code: 'SUPPORT_OF_OTHERS', status: 403 }
  for (const attempt of [
    () => serve(user, control.id, risk.id),
    () => user.evidence.add({ kind: 'control', id: control.id, ...evidence }),
    () => user.evidence.add({ kind: 'risk', id: risk.id, ...evidence }),
  ])
    await expect(attempt()).rejects.toMatchObject(refused)
  await serve(manager, control.id, risk.id)
  await expect(
    user.workLinks.remove({ kind: 'risk', id: risk.id, target: { kind: 'control', id: control.id } }),
  ).rejects.toMatchObject(refused)
  const added = await manager.evidence.add({ kind: 'control', id: control.id, ...evidence })
  const { id: evidenceId } = added
  await expect(user.evidence.unlink({ kind: 'control', id: control.id, evidenceId })).rejects.toMatchObject(
    refused,
  )
  await expect(
    user.evidence.update({ ...{ id: evidenceId, title: 'Mine', validOn: '2026-01-09', note: '' } }),
  ).rejects.toMatchObject(refused)
  // What nothing is figured from is linked by everybody who sees both.
  const task = await user.tasks.create({ title: 'Look' })
  await user.workLinks.add({ kind: 'task', id: task.id, target: { kind: 'risk', id: risk.id } })
})
