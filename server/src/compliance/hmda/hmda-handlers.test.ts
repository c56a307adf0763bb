import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const member = await server.addMember({ role: 'user', worksOnHmda: true })
const token = await server.tokenOf(member)
const manager = await server.tokenOf(await server.addMember({ role: 'manager' }))
const other = await server.newInstitution({})
const stranger = await server.tokenOf(await other.addMember({ role: 'manager' }))
const SAMPLE = new URL('../../../../data/hmda/samples/2026-FRONTENDTESTBANK9999.txt', import.meta.url)

const json = async (method: string, path: string, who: string, body?: unknown) => {
  const response = await server.request(`http://localhost:3000/api${path}`, {
    method,
    headers: { authorization: `Bearer ${who}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
async function check(content: string | Uint8Array<ArrayBuffer>, year: string) {
  const form = new FormData()
  form.append('register', new File([content], 'register.txt'))
  form.append('year', year)
  const response = await server.request('http://localhost:3000/api/hmda/check', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: response.status, text: await response.text() }
}

test('checks a file and streams the lines of the command line', async () => {
  const { status, text } = await check(readFileSync(SAMPLE), '2026')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(status).toBe(200)
  expect(lines.filter(({ edit }) => edit === 'Q646')).toHaveLength(6)
  expect(lines[0]).toMatchObject({ row: 2, kind: 'quality' })
  expect(lines.at(-1).summary).toMatchObject({
    rows: 10,
    year: 2026,
    findings: { syntactical: 0, validity: 0 },
  })
})

test('says why a file cannot be read', async () => {
  const { status, text } = await check('just words', '2026')
  expect([status, JSON.parse(text).data.because]).toEqual([422, expect.stringContaining('pipe')])
})

const decision = {
  edit: 'Q617',
  loan: 'A'.repeat(32),
  values: 'B'.repeat(32),
  reason: 'The amount rose afterward.',
}

test('keeps decisions for the institution and for nobody else', async () => {
  expect((await json('POST', '/hmda/decisions', token, decision)).status).toBe(200)
  const own = (await json('GET', '/hmda/decisions', manager)).body
  expect(own.decisions).toMatchObject([{ ...decision, who: expect.stringMatching(/./) }])
  const theirs = (await json('GET', '/hmda/decisions', stranger)).body
  expect(theirs.decisions).toEqual([])
  expect(theirs.key).not.toBe(own.key)
  await json('POST', '/hmda/decisions', token, {
    ...decision,
    values: 'C'.repeat(32),
    reason: 'Looked again.',
  })
  expect((await json('GET', '/hmda/decisions', token)).body.decisions).toMatchObject([
    { reason: 'Looked again.' },
  ])
  await json('POST', '/hmda/decisions/reopen', stranger, decision)
  expect((await json('GET', '/hmda/decisions', token)).body.decisions).toHaveLength(1)
  await json('POST', '/hmda/decisions/reopen', token, decision)
  expect((await json('GET', '/hmda/decisions', token)).body.decisions).toEqual([])
})

test('a manager switches the memory off, which erases decisions and key', async () => {
  await json('POST', '/hmda/decisions', token, decision)
  const { key } = (await json('GET', '/hmda/decisions', token)).body
  expect((await json('POST', '/hmda/memory', token, { remembers: false })).status).toBe(403)
  await json('POST', '/hmda/memory', manager, { remembers: false })
  const off = (await json('GET', '/hmda/decisions', token)).body
  expect([off.remembers, off.decisions, off.key === key]).toEqual([false, [], false])
  expect((await json('POST', '/hmda/decisions', token, decision)).body.code).toBe('DECISIONS_OFF')
})
