import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const account = await server.addMember({ role: 'admin' })
const admin = server.clientOf(await server.tokenOf(account))

const TEXT = { excerpt: 'In short.', content: 'At length.', isFeatured: false, publishedAt: null, tags: [] }
let posts = 0
const newPost = async () =>
  admin.blog.create({
    ...TEXT,
    title: 'A draft',
    slug: `draft-${++posts}`,
    category: null,
    featuredImageUrl: null,
    isPublished: false,
  })
const newPressItem = () =>
  admin.press.create({
    ...TEXT,
    title: 'An item',
    type: 'press_release',
    publicationName: null,
    author: null,
    externalUrl: null,
    imageUrl: null,
  })
const newReport = () =>
  admin.reports.create({
    kind: 'monthly-summary',
    format: 'pdf',
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
  })

async function newMessage() {
  await server.nobody.inbox.sendMessage({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 30,
    website: '',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
    phone: '',
    company: 'Lake Credit Union',
    inquiryType: 'other',
    subject: 'A question',
    message: 'What is it?',
  })
  return (await admin.requests.messages({})).items[0]!
}

const entriesOf = async (id: string) => {
  const { rows } = await server.db.execute(
    sql`select action, actor_id, subject_id, detail from audit_log where subject_id = ${id} order by number desc`,
  )
  return rows
}

test.each([
  ['blog.delete', newPost, (id: string) => admin.blog.delete({ id })],
  ['blog.preview', newPost, (id: string) => admin.blog.previewLink({ id })],
  ['press.delete', newPressItem, (id: string) => admin.press.delete({ id })],
  ['press.preview', newPressItem, (id: string) => admin.press.previewLink({ id })],
  ['report.delete', newReport, (id: string) => admin.reports.remove({ id })],
  ['message.done', newMessage, (id: string) => admin.requests.setMessageDone({ id, isDone: true })],
] as [string, () => Promise<{ id: string }>, (id: string) => Promise<unknown>][])(
  'the entry of %s names its subject as it is stored, however the caller wrote it',
  async (action, make, change) => {
    const { id } = await make()
    await change(id.toUpperCase())
    expect((await entriesOf(id))[0]).toMatchObject({ action, actor_id: account.userId, subject_id: id })
  },
)

test.each([
  ['blog.preview', newPost, (id: string) => admin.blog.previewLink({ id })],
  ['press.preview', newPressItem, (id: string) => admin.press.previewLink({ id })],
] as const)('%s says until when the text is open', async (action, make, open) => {
  const { id } = await make()
  const { expiresAt } = await open(id)
  expect((await entriesOf(id))[0]).toMatchObject({ action, detail: JSON.stringify({ expiresAt }) })
})

test('a link to nothing leaves no entry', async () => {
  const id = crypto.randomUUID()
  await expect(admin.blog.previewLink({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(admin.press.previewLink({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await entriesOf(id)).toEqual([])
})

test('an operator sees that an institution worked, and its managers what', async () => {
  const manager = await server.addMember({ role: 'manager' })
  const client = server.clientOf(await server.tokenOf(manager))
  await client.tasks.sheet({})
  const [operators] = (await admin.audit.list({ action: 'task.export' })).items
  const [managers] = (await client.settings.audit({ action: 'task.export' })).items
  expect(managers).toMatchObject({ actorId: manager.userId, detail: '{"rows":0}' })
  expect(operators).toEqual({ ...managers, detail: '{}' })

  const post = await newPost()
  await admin.blog.delete({ id: post.id })
  const [own] = (await admin.audit.list({ action: 'blog.delete' })).items
  expect(own!.detail).not.toBe('{}')
})
