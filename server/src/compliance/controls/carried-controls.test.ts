import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The part of the migration that carries over what was typed on risks. */
function statements(): string[] {
  const file = new URL('../../../migrations/26113346_controls.sql', import.meta.url)
  const text = readFileSync(file, 'utf8').replaceAll(/^--.*$/gm, '')
  return text
    .slice(text.indexOf('create temporary table carried'))
    .split(/;\s*\n/)
    .filter((statement) => statement.trim() !== '')
}

test('what was typed on risks becomes controls, each text once, and no figure moves', async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const typed = {
    controls: 'Second look at each letter.\nMonthly sample.',
    controlStrength: 'adequate',
    strengthReason: 'No exception.',
  } as const
  const one = await manager.risks.create({ title: 'One', ...typed })
  const two = await manager.risks.create({ title: 'Two', ...typed })
  const other = await manager.risks.create({ title: 'Other', ...typed, controls: 'Fee comparison.' })
  const bare = await manager.risks.create({ title: 'Bare' })
  const task = await manager.tasks.create({ title: 'Look' })
  const target = { kind: 'task', id: task.id } as const
  await manager.evidence.add({ kind: 'risk', id: one.id, title: 'Sample', validOn: '2026-01-31', target })
  await server.db.transaction(async (tx) => {
    for (const statement of statements()) await tx.execute(sql.raw(statement))
  })
  const { items } = await manager.controls.list({})
  expect(items).toMatchObject([
    { number: 1, title: 'Second look at each letter.', strength: 'adequate', riskCount: 2 },
    { number: 2, title: 'Fee comparison.', strength: 'adequate', riskCount: 1 },
  ])
  const first = await manager.controls.find({ id: items[0]!.id })
  expect(first).toMatchObject({
    description: typed.controls,
    judged: 'adequate',
    judgedReason: 'No exception.',
  })
  expect(await manager.evidence.list({ kind: 'control', id: first.id })).toMatchObject([{ title: 'Sample' }])
  for (const before of [one, two, other, bare])
    expect(await manager.risks.find({ id: before.id })).toMatchObject({
      ...{ controls: before.controls, controlStrength: before.controlStrength },
      ...{ strength: before.strength, residual: before.residual, version: before.version },
    })
  // An edit figures it anew, with the evidence that came along, and moves nothing.
  const { id, version } = first
  expect(await manager.controls.update({ ...first, id, version })).toMatchObject({ strength: 'adequate' })
  expect((await manager.risks.find({ id: two.id })).residual).toEqual(two.residual)
})
