import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let isFull = false
beforeAll(async () => {
  server = await startTestServer()
  server.plumbline.database.isInReserve = () => isFull
})
afterAll(() => server.close())

test('on the last tenth of the disk nothing new is stored; people sign in, read, and delete, and it is logged', async () => {
  const bank = await server.newInstitution()
  const person = await bank.addMember({ role: 'manager' })
  const before = server.clientOf(await server.tokenOf(person))
  const task = await before.tasks.create({ title: 'Before' })
  isFull = true
  try {
    const manager = server.clientOf(await server.tokenOf(person))
    const refused = { code: 'DISK_NEARLY_FULL', status: 507, message: expect.stringMatching(/nearly full/) }
    await expect(manager.tasks.create({ title: 'More' })).rejects.toMatchObject(refused)
    await expect(
      manager.comments.add({ kind: 'task', id: task.id, body: 'More', mentions: [] }),
    ).rejects.toMatchObject(refused)
    const form = await server.request('/contact', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ann' }),
    })
    expect([404, 507]).toContain(form.status)

    expect((await manager.tasks.find({ id: task.id })).title).toBe('Before')
    const audited = async () =>
      (await server.db.execute<{ count: number }>(sql`select count(*)::integer as count from audit_log`))
        .rows[0]!.count
    const entries = await audited()
    await manager.tasks.remove({ id: task.id })
    await expect(manager.tasks.find({ id: task.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await audited()).toBeGreaterThan(entries)
  } finally {
    isFull = false
  }
  await before.tasks.create({ title: 'After' })
})
