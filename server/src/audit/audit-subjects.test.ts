import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

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
const entriesOf = async (id: string) => {
  const { rows } = await server.db.execute(
    sql`select action, actor_id, subject_id, detail from audit_log where subject_id = ${id} order by number desc`,
  )
  return rows
}

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
