import { afterAll, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { tellOfMissingFigures } from './missing-figures.ts'

const server = await startTestServer()
afterAll(server.close)

test('administrators hear once a year, after December 1, that figures of the next year are missing', async () => {
  const administrator = await server.signedIn({ role: 'admin' })
  const manager = await server.signedIn({ role: 'manager' })
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.filter(({ kind }) => kind === 'law.figures')
  await tellOfMissingFigures(server.db, new Date('2026-12-01T23:00:00Z'))
  expect(await told(administrator)).toEqual([])

  await tellOfMissingFigures(server.db, new Date('2026-12-02T01:00:00Z'))
  await tellOfMissingFigures(server.db, new Date('2027-02-01T01:00:00Z'))
  expect(await told(administrator)).toMatchObject([
    { subject: expect.stringContaining('not loaded for 2027'), link: '/admin/data?year=2027' },
  ])
  expect(await told(manager)).toEqual([])
})
