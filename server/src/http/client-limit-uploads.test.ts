import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

// As the program counts without a setting.
const server = await startTestServer({ environment: { REQUESTS_PER_MINUTE: '3000' } })
afterAll(server.close)

test('a file of 25 MB comes in as fast as the connection allows; other large bodies use up the share', async () => {
  const lender = await server.newInstitution()
  const bearer = await server.tokenOf(await lender.addMember({ role: 'manager' }))
  const chunks = 100
  const started = await server.request('/api/files', {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'minutes.pdf', byteSize: chunks * CHUNK_BYTES }),
  })
  const { id } = (await started.json()) as { id: string }
  const form = new FormData()
  form.set('bytes', new File([new Uint8Array(CHUNK_BYTES)], 'chunk'))
  const whole = new Response(form)
  const type = whole.headers.get('content-type')!
  const body = await whole.arrayBuffer()
  const send = (path: string) =>
    server.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'Content-Type': type,
        'Content-Length': String(body.byteLength),
      },
      body,
    })
  const answers = []
  for (let position = 0; position < chunks; position++)
    answers.push((await send(`/api/files/${id}/chunks/${position}`)).status)
  expect(new Set(answers)).toEqual(new Set([204]))
  const others = []
  for (let sent = 0; sent < chunks; sent++) others.push((await send('/api/contact-messages')).status)
  expect(others).toContain(429)
})
