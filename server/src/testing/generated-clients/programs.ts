/** Each creates twice under one key, asks with lists, changes against an old version, sends a file, and pages. */
const BEGINNING = `
import { randomUUID } from 'node:crypto'
const { PLUMBLINE_URL = '', PLUMBLINE_KEY = '', TITLE: title = '' } = process.env
const authorization = 'Bearer ' + PLUMBLINE_KEY
const idempotencyKey = randomUUID()
const bytes = new Blob(['Minutes of the meeting'], { type: 'text/plain' })
const rows: string[] = []
`

export const OPENAPI_FETCH = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'
${BEGINNING}
const client = createClient<paths>({ baseUrl: PLUMBLINE_URL, headers: { authorization } })
const asForm = (body: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return form
}
const once = { header: { 'Idempotency-Key': idempotencyKey } }
const first = await client.POST('/tasks', { params: once, body: { title, priority: 'high' } })
const again = await client.POST('/tasks', { params: once, body: { title, priority: 'high' } })
if (!first.data || !again.data) throw new Error(first.error?.message)
const { id, version } = first.data
const listed = await client.GET('/tasks', {
  params: { query: { whose: 'all', priorities: ['high', 'low'], statuses: ['open'], search: title } },
})
await client.PUT('/tasks/{id}', { params: { path: { id } }, body: { version, title, priority: 'high' } })
const late = await client.PUT('/tasks/{id}', { params: { path: { id } }, body: { version, title } })
const missing = await client.GET('/tasks/{id}', { params: { path: { id: randomUUID() } } })
const begun = await client.POST('/files', { body: { name: 'minutes.txt', byteSize: bytes.size } })
if (!begun.data) throw new Error(begun.error.message)
const { id: fileId } = begun.data
await client.POST('/files/{id}/chunks/{position}', {
  params: { path: { id: fileId, position: 0 } },
  body: { bytes: bytes as unknown as string },
  bodySerializer: asForm,
})
const stored = await client.POST('/files/{id}/finish', { params: { path: { id: fileId } } })
let cursor: string | undefined
do {
  const { data } = await client.GET('/tasks/rows', { params: { query: { limit: 1, ...(cursor && { cursor }) } } })
  for (const task of data?.items ?? []) if (task.title === title) rows.push(task.title)
  cursor = data?.nextCursor ?? undefined
} while (cursor)
console.log(JSON.stringify({
  isSameTask: id === again.data.id,
  listed: listed.data?.items.map((task) => task.title),
  conflict: { status: late.response.status, code: late.error?.code },
  missing: { status: missing.response.status, code: missing.error?.code },
  stored: { name: stored.data?.name, byteSize: stored.data?.byteSize },
  rows,
}))`

export const HEY_API = `
import * as api from './client'
import { client } from './client/client.gen'
${BEGINNING}
client.setConfig({ auth: PLUMBLINE_KEY })
const headers = { 'Idempotency-Key': idempotencyKey }
const first = await api.tasksCreate({ headers, body: { title, priority: 'high' }, throwOnError: true })
const again = await api.tasksCreate({ headers, body: { title, priority: 'high' }, throwOnError: true })
const { id, version } = first.data
const listed = await api.tasksList({
  query: { whose: 'all', priorities: ['high', 'low'], statuses: ['open'], search: title },
})
await api.tasksUpdate({ path: { id }, body: { version, title, priority: 'high' } })
const late = await api.tasksUpdate({ path: { id }, body: { version, title } })
const missing = await api.tasksFind({ path: { id: randomUUID() } })
const begun = await api.filesStart({ body: { name: 'minutes.txt', byteSize: bytes.size }, throwOnError: true })
const { id: fileId } = begun.data
await api.filesPutChunk({ path: { id: fileId, position: 0 }, body: { bytes }, throwOnError: true })
const stored = await api.filesFinish({ path: { id: fileId } })
let cursor: string | undefined
do {
  const { data } = await api.tasksRows({ query: { limit: 1, ...(cursor && { cursor }) } })
  for (const task of data?.items ?? []) if (task.title === title) rows.push(task.title)
  cursor = data?.nextCursor ?? undefined
} while (cursor)
console.log(JSON.stringify({
  isSameTask: id === again.data.id,
  listed: listed.data?.items.map((task) => task.title),
  conflict: { status: late.response?.status, code: late.error?.code },
  missing: { status: missing.response?.status, code: missing.error?.code },
  stored: { name: stored.data?.name, byteSize: stored.data?.byteSize },
  rows,
}))`

export const ORVAL = `
import * as api from './client'
${BEGINNING}
const withKey = { headers: { authorization } }
const once = { headers: { authorization, 'Idempotency-Key': idempotencyKey } }
const first = await api.tasksCreate({ title, priority: 'high' }, once)
const again = await api.tasksCreate({ title, priority: 'high' }, once)
if (first.status !== 200 || again.status !== 200) throw new Error(JSON.stringify(first.data))
const { id, version } = first.data
const listed = await api.tasksList(
  { whose: 'all', priorities: ['high', 'low'], statuses: ['open'], search: title },
  withKey,
)
await api.tasksUpdate(id, { version, title, priority: 'high' }, withKey)
const late = await api.tasksUpdate(id, { version, title }, withKey)
const missing = await api.tasksFind(randomUUID(), withKey)
const begun = await api.filesStart({ name: 'minutes.txt', byteSize: bytes.size }, withKey)
if (begun.status !== 200 || listed.status !== 200) throw new Error(JSON.stringify(begun.data))
if (late.status !== 409 || missing.status !== 404) throw new Error('not refused')
const { id: fileId } = begun.data
await api.filesPutChunk(fileId, 0, { bytes }, withKey)
const stored = await api.filesFinish(fileId, withKey)
if (stored.status !== 200) throw new Error(JSON.stringify(stored.data))
let cursor: string | undefined
do {
  const page = await api.tasksRows({ limit: 1, ...(cursor && { cursor }) }, withKey)
  if (page.status !== 200) throw new Error(JSON.stringify(page.data))
  for (const task of page.data.items) if (task.title === title) rows.push(task.title)
  cursor = page.data.nextCursor ?? undefined
} while (cursor)
console.log(JSON.stringify({
  isSameTask: id === again.data.id,
  listed: listed.data.items.map((task) => task.title),
  conflict: { status: late.status, code: late.data.code },
  missing: { status: missing.status, code: missing.data.code },
  stored: { name: stored.data.name, byteSize: stored.data.byteSize },
  rows,
}))`
