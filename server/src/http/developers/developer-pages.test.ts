import { contract } from '@plumbline/contract/index.ts'
import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type ApiDocument, catalogOf } from './api-catalog.ts'
import { COPY_SCRIPT } from './developer-frame.ts'

const LARGEST_BYTES = 150_000

let server: TestServer
let document: ApiDocument
beforeAll(async () => {
  server = await startTestServer()
  document = (await (await server.request('/api/v1/openapi.json')).json()) as ApiDocument
})
afterAll(() => server.close())

const pageAt = async (path: string) => {
  const response = await server.request(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('every noun and every operation has a page of less than 150 KB', async () => {
  const nouns = catalogOf(document)
  expect(nouns.map(({ name }) => name).sort()).toEqual(Object.keys(contract).sort())
  const start = (await pageAt('/developers')).text
  for (const { name, operations } of nouns) {
    expect(start).toContain(`href="/developers/${name}"`)
    const page = await pageAt(`/developers/${name}`)
    expect(page.status, name).toBe(200)
    expect(Buffer.byteLength(page.text), name).toBeLessThan(LARGEST_BYTES)
    for (const operation of operations) {
      const address = `/developers/${name}/${operation.name}`
      expect(page.text).toContain(`href="${address}"`)
      const one = await pageAt(address)
      expect(one.status, address).toBe(200)
      expect(Buffer.byteLength(one.text), address).toBeLessThan(LARGEST_BYTES)
    }
  }
})

test('a page says how to call, what a field means, and what is refused', async () => {
  const { text } = await pageAt('/developers/tasks/create')
  expect(text).toContain("curl -X POST '")
  expect(text).toContain('/api/v1/tasks')
  expect(text).toContain('<code>title</code>')
  expect(text).toContain('The tasks that have to be done first.')
  expect(text).toContain('401 <code>UNAUTHORIZED</code>')
  expect(text).toContain('Idempotency-Key')
})

test('a search finds operations by their words, addresses, and fields, and what is typed is escaped', async () => {
  const found = await pageAt('/developers?search=create+task')
  expect(found.text).toContain('href="/developers/tasks/create"')
  expect((await pageAt('/developers?search=dueOn')).text).toContain('href="/developers/tasks/create"')
  const nothing = await pageAt('/developers?search=%3Cscript%3Ex')
  expect(nothing.text).toContain('No operation matches')
  expect(nothing.text).toContain('value="&lt;script&gt;x"')
  expect(nothing.text).not.toContain('<script>x')
})

test('every event of webhooks is described, in the document and on its page', async () => {
  expect(Object.keys(document.webhooks!)).toEqual([...WEBHOOK_EVENTS])
  const { text } = await pageAt('/developers/webhook-events')
  for (const event of WEBHOOK_EVENTS) {
    expect(text).toContain(`<code>${event}</code>`)
    expect(JSON.stringify(document.webhooks![event])).toContain(`"type":"${event}.`)
  }
  expect(JSON.stringify(document.webhooks!.loan_test)).toContain(
    '`loan_test.store_run` (Stored a run of loan files in the institution)',
  )
})

test('the changes are listed, and the earlier address leads here', async () => {
  expect((await pageAt('/developers/changelog')).text).toContain('2027-11-25')
  const earlier = await server.request('/api/docs')
  expect([earlier.status, earlier.headers.get('location')]).toEqual([301, '/developers'])
})

test('the one script that runs is that of the copy buttons', async () => {
  const { text, headers } = await pageAt('/developers/tasks')
  expect(text.split('<script').length).toBe(2)
  expect(text).toContain(COPY_SCRIPT)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test.each(['/developers/nothing', '/developers/tasks/nothing', '/developers/tasks/create/further'])(
  '%s is no page',
  async (path) => {
    expect((await pageAt(path)).status).toBe(404)
  },
)

test('a page says how to connect each assistant, and names every job', async () => {
  const { status, text } = await pageAt('/developers/assistants')
  expect(status).toBe(200)
  for (const words of [
    'http://localhost:3000/mcp',
    'Claude',
    'ChatGPT',
    'VS Code',
    'Test a loan',
    'loan_tests',
  ])
    expect(text).toContain(words)
  expect((await pageAt('/developers/assistants/more')).status).toBe(404)
})

test('the client and the command are named with lines to copy', async () => {
  const start = (await pageAt('/developers')).text
  expect(start).toContain('href="/developers/client"')
  const address = 'http://localhost:3000/developers/plumbline-client.tgz'
  expect(start).toContain(`npx --package ${address} plumbline-client tasks list --status open`)
  const { status, text } = await pageAt('/developers/client')
  expect(status).toBe(200)
  for (const line of [
    `npm install ${address}`,
    `npm install --global ${address}`,
    'plumbline-client tasks list --status open',
    'await client.tasks.create(',
  ])
    expect(text).toContain(line)
})
