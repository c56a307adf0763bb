import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { tellOfLaw } from './law-notices.ts'

const server = await startTestServer()
afterAll(server.close)

let manager: TestClient
let user: TestClient
let userId: string

/** Regulation Z reaches everyone who extends credit to consumers: at least "may apply" while facts are not known. */
const addUpdate = (slug: string, part = '1026') =>
  server.db.execute(sql`
    insert into regulatory_updates (slug, title, category, priority, description, citation, dated, parts, changed_at, added_at)
    values (${slug}, ${`Update ${slug}`}, 'Regulation Z', 'medium', 'Words.', ${`12 CFR part ${part}`}, '2026-01-02',
      array[${part}::text], clock_timestamp(), clock_timestamp())`)

const tell = async () => {
  while (await tellOfLaw(server.db));
}
const told = async (client: TestClient) =>
  (await client.notifications.list({})).items
    .filter(({ kind }) => kind === 'law.changed')
    .map(({ subject, topic, link }) => ({ subject, topic, link }))

beforeEach(async () => {
  await server.db.execute(sql`delete from regulatory_updates`)
  await addUpdate('of-the-past')
  const lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager' })
  const member = await lender.addMember({ role: 'user' })
  userId = member.userId
  user = server.clientOf(await server.tokenOf(member))
  await tell()
})

test('managers hear once of an update that came or changed, and of none of the past', async () => {
  expect(await told(manager)).toEqual([])
  await addUpdate('new-rule')
  await tell()
  await tell()
  expect(await told(manager)).toEqual([
    { subject: 'New regulatory update: Update new-rule', topic: 'law', link: '/updates/new-rule' },
  ])
  expect(await told(user)).toEqual([])

  await server.db.execute(
    sql`update regulatory_updates set changed_at = clock_timestamp() where slug = 'of-the-past'`,
  )
  await tell()
  expect((await told(manager)).map(({ subject }) => subject).sort()).toEqual([
    'A regulatory update changed: Update of-the-past',
    'New regulatory update: Update new-rule',
  ])
})

test('many at once are one notification, and what does not apply is none', async () => {
  for (const slug of ['a', 'b', 'c', 'd']) await addUpdate(slug)
  await addUpdate('elsewhere', '9999')
  await tell()
  expect(await told(manager)).toEqual([
    {
      subject: '4 regulatory updates that may concern you arrived or changed',
      topic: 'law',
      link: '/updates',
    },
  ])
})

test('the owner of an open task hears that the law behind it changed, and of no other paragraph', async () => {
  const own = async (title: string, text: string) => {
    const { id } = await manager.tasks.create({ title, ownerId: userId })
    await manager.citationLinks.add({ kind: 'task', id, text })
    return id
  }
  await own('Test Loan Estimates', '12 CFR 1026.19(e)(3)')
  await own('Review advertisements', '12 CFR 1026.24')
  const done = await own('Last year', '12 CFR 1026.19(e)')
  const { version } = await manager.tasks.find({ id: done })
  await manager.tasks.setStatus({ id: done, status: 'done', version })
  await addUpdate('trid')
  await server.db.execute(
    sql`update regulatory_updates set affected = array['12 CFR 1026.19(e)(3)(iv)'] where slug = 'trid'`,
  )
  await tell()
  await tell()
  expect(await told(user)).toEqual([
    {
      subject: 'The law behind your task changed: Test Loan Estimates',
      topic: 'law',
      link: '/updates/trid',
    },
  ])
})
