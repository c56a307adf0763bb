import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const token = await server.tokenOf(await (await server.newInstitution()).addMember({ role: 'manager' }))
const authorization = `Bearer ${token}`
const ignoredBy = (response: Response) => response.headers.get('ignored-fields')

const create = (prefix: string, task: object) =>
  server.request(`${prefix}/tasks`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(task),
  })

test('fields that an operation does not know are named in the answer', async () => {
  const response = await create('/api/v1', { title: 'Check', dueDate: '2027-01-01', 'größe\r\n': 1 })
  expect(response.status).toBe(200)
  expect(ignoredBy(response)).toBe('dueDate, gr%C3%B6%C3%9Fe%0D%0A')
})

test('parameters of a query are named as well', async () => {
  const response = await server.request('/api/v1/tasks?whose=all&prioritys=high', {
    headers: { authorization },
  })
  expect(response.status).toBe(200)
  expect(ignoredBy(response)).toBe('prioritys')
})

test('what is known is not named, and the program’s own pages are told nothing', async () => {
  expect(ignoredBy(await create('/api/v1', { title: 'Check', dueOn: '2027-01-01' }))).toBeNull()
  expect(ignoredBy(await create('/api', { title: 'Check', dueDate: '2027-01-01' }))).toBeNull()
})

test('not more than twenty are named', async () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`field${number}`, 1]))
  const named = ignoredBy(await create('/api/v1', { title: 'Check', ...many }))
  expect(named!.split(', ')).toHaveLength(20)
})
