import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { removeSampleInstitution } from '../sample-institution/sample-institution.ts'

const server = await startTestServer()
afterAll(server.close)

const OPERATOR = { id: null, ip: '' }
let token: string
beforeAll(async () => {
  const lender = await server.newInstitution({ name: 'Harbor Lending' })
  token = await server.tokenOf(await lender.addMember({ role: 'manager', fullName: 'Maria Manager' }))
})

/** As the browser of somebody who looks around. */
async function visiting(method: string, path: string, bearer: string, body?: object) {
  const response = await server.request(`/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      'Plumbline-Visit': 'sample',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

test('without a sample institution a visit says so, and anybody of an institution can have one made', async () => {
  expect(await visiting('GET', '/me', token)).toMatchObject({ status: 410, body: { code: 'VISIT_ENDED' } })
  const client = server.clientOf(token)
  await client.setup.openSample()
  await client.setup.openSample()
  const { rows } = await server.db.execute(sql`select 1 from institutions where is_sample`)
  expect(rows).toHaveLength(1)
}, 120_000)

test('a visitor sees the sample through its manager, and never their own work beside it', async () => {
  const own = await server.clientOf(token).tasks.create({ title: 'Ours alone' })
  expect((await visiting('GET', '/me', token)).body).toMatchObject({
    fullName: 'Sample Manager',
    isSampleInstitution: true,
  })
  const { body } = await visiting('GET', '/tasks?whose=all', token)
  expect(body.items.length).toBeGreaterThan(10)
  expect(JSON.stringify(body)).not.toContain('Ours alone')
  expect(await visiting('GET', `/tasks/${own.id}`, token)).toMatchObject({ status: 404 })
  expect(await server.clientOf(token).members.me()).toMatchObject({ fullName: 'Maria Manager' })
})

test('a visitor changes nothing, computes what needs no storing, and administers nothing', async () => {
  const refused = { status: 403, body: { code: 'VISIT_READS_ONLY' } }
  expect(await visiting('POST', '/tasks', token, { title: 'Mine' })).toMatchObject(refused)
  expect(await visiting('POST', '/setup/end', token, { as: 'finished' })).toMatchObject(refused)
  expect(await visiting('GET', '/users', token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  const administrator = await server.tokenOf(await server.addMember({ role: 'admin' }))
  expect(await visiting('GET', '/users', administrator)).toMatchObject({ status: 403 })
})

test('a key, a director, and an ended trial do not visit', async () => {
  const lender = await server.newInstitution({ trialEndsAt: new Date(Date.now() - 86_400_000) })
  const ended = await server.tokenOf(await lender.addMember({ role: 'manager' }))
  expect(await visiting('GET', '/tasks', ended)).toMatchObject({ status: 403, body: { code: 'TRIAL_ENDED' } })
  const bank = await server.newInstitution()
  const director = await server.tokenOf(await bank.addMember({ role: 'user', seat: 'director' }))
  expect(await visiting('GET', '/tasks', director)).toMatchObject({ status: 403 })
  expect((await visiting('GET', '/me', director)).body).toMatchObject({ isSampleInstitution: false })
  expect(await visiting('GET', '/tasks', 'nobody')).toMatchObject({ status: 401 })
})

test('a visit ends with the sample institution', async () => {
  await removeSampleInstitution(server.db, server.plumbline.auth, OPERATOR)
  expect(await visiting('GET', '/tasks', token)).toMatchObject({ status: 410 })
})
