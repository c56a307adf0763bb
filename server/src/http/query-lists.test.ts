import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const harbor = await server.newInstitution()
const token = await server.tokenOf(await harbor.addMember({ role: 'manager' }))
const client = server.clientOf(token)
for (const priority of ['high', 'medium', 'low'] as const)
  await client.tasks.create({ title: `Task, ${priority}`, priority })

const found = async (query: string) => {
  const response = await server.request(`/api/v1/tasks?whose=all&${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
  const { items } = (await response.json()) as { items: { priority: string }[] }
  return items.map(({ priority }) => priority).sort()
}

test.each([
  ['one value', 'priorities=high', ['high']],
  ['a repeated name', 'priorities=high&priorities=low', ['high', 'low']],
  ['a repeated name with brackets', 'priorities[]=high&priorities[]=low', ['high', 'low']],
  ['numbered brackets', 'priorities[0]=high&priorities[1]=low', ['high', 'low']],
])('a list in a query is read as %s', async (_, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('the document says so in the way that generators of clients know', async () => {
  const document = (await (await server.request('/api/v1/openapi.json')).json()) as {
    paths: Record<
      string,
      Record<string, { parameters?: { name: string; style?: string; explode?: boolean }[] }>
    >
  }
  const list = document.paths['/tasks']!.get!.parameters!.find(({ name }) => name === 'priorities')
  expect(list).toMatchObject({ style: 'form', explode: true })
})
