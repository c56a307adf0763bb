import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const lender = await server.newInstitution()
const one = await lender.addMember({ role: 'manager' })
const manager = server.clientOf(await server.tokenOf(one))
const colleague = await lender.addMember({ role: 'user', fullName: 'Uma User' })
const user = server.clientOf(await server.tokenOf(colleague))

const titlesOf = async (client: TestClient, search: string) =>
  (await client.tasks.list({ whose: 'all', search, sort: 'title' })).items.map(({ title }) => title)

describe('words', () => {
  beforeAll(async () => {
    await manager.tasks.create({ title: 'Check the rate sheet', description: 'Reg Z, 12 CFR 1026.19(f).' })
    await manager.tasks.create({ title: 'Check escrow of Müller & Söhne', ownerId: colleague.userId })
    await manager.tasks.create({ title: "O'Hara: 100% of the_file \\ done" })
    const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
    await stranger.tasks.create({ title: 'Check the rate sheet of a stranger' })
  })

  test.each([
    ['check', ['Check escrow of Müller & Söhne', 'Check the rate sheet']],
    ['SHEET che', ['Check the rate sheet']],
    ['1026.19(f)', ['Check the rate sheet']],
    ['müller söh', ['Check escrow of Müller & Söhne']],
    ["o'hara 100%", ["O'Hara: 100% of the_file \\ done"]],
    ['heck', []],
    ['check nothing', []],
    ["' & :* | !", []],
    ['§', []],
  ])('finds the tasks with words that begin with %s', async (search, titles) => {
    expect(await titlesOf(manager, search)).toEqual(titles)
  })

  test('finds for a user what they own, and what they were let in to', async () => {
    expect(await titlesOf(user, 'check')).toEqual(['Check escrow of Müller & Söhne'])
    const { items } = await manager.tasks.list({ whose: 'all', search: 'rate sheet' })
    const subject = { kind: 'task', id: items[0]!.id } as const
    await manager.comments.add({ ...subject, body: '@Uma User, see', mentions: [] })
    await server.db.execute(
      sql`update tasks set watcher_ids = array[${colleague.userId}::uuid] where id = ${subject.id}`,
    )
    expect(await titlesOf(user, 'check')).toEqual(['Check escrow of Müller & Söhne', 'Check the rate sheet'])
    expect((await user.tasks.list({ whose: 'mine', search: 'check' })).items).toHaveLength(1)
  })

  test('the words of a changed task are the new ones', async () => {
    const task = await manager.tasks.create({ title: 'Pelican' })
    await server.db.execute(sql`update tasks set title = 'Heron' where id = ${task.id}`)
    expect(await titlesOf(manager, 'pelican')).toEqual([])
    expect(await titlesOf(manager, 'heron')).toEqual(['Heron'])
  })

  test('a word of any length is stored and found by its beginning', async () => {
    const long = 'x'.repeat(19_000)
    await manager.tasks.create({ title: 'Long word', description: long })
    expect(await titlesOf(manager, 'x'.repeat(60))).toEqual(['Long word'])
  })

  test('finds evidence by its title or its file, of the institution alone', async () => {
    const task = await manager.tasks.create({ title: 'With a proof' })
    const fileId = await storeFile(manager, 'bank-statement.txt', 'Statement')
    await manager.evidence.add({
      kind: 'task',
      id: task.id,
      title: 'Balance of March',
      validOn: '2026-01-09',
      fileId,
    })
    const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
    for (const query of ['march bal', 'statement', 'BANK'])
      expect((await manager.evidence.find({ query })).map(({ title }) => title)).toEqual(['Balance of March'])
    expect(await manager.evidence.find({ query: 'march statement' })).toEqual([])
    expect(await stranger.evidence.find({ query: 'statement' })).toEqual([])
  })
})

describe('many tasks', () => {
  const MANY = 2_500
  let client: TestClient

  beforeAll(async () => {
    const bank = await server.newInstitution()
    const boss = await bank.addMember({ role: 'manager' })
    client = server.clientOf(await server.tokenOf(boss))
    await server.db.execute(sql`
      insert into tasks (institution_id, title, status, done_at, priority, topic, owner_id, due_on)
      select ${bank.id}, 'Review ' || case when n % 501 = 0 then 'rare' else 'usual' end || ' file ' || n,
        (array['open', 'in_progress', 'done', 'waiting'])[1 + n % 4],
        case when n % 4 = 2 then now() - n * interval '1 hour' end, (array['high', 'medium', 'low'])[1 + n % 3],
        (array['trid', 'hmda'])[1 + n % 2], ${boss.userId}, date '2025-01-01' + n % 700
      from generate_series(1, ${MANY}::integer) n`)
  })

  test('a common word is found in the order of the list', async () => {
    const { items, counts } = await client.tasks.list({ whose: 'all', search: 'review usual', sort: 'due' })
    expect(items).toHaveLength(50)
    expect(items.map(({ dueOn }) => dueOn)).toEqual(items.map(({ dueOn }) => dueOn!).toSorted())
    expect(items[0]!.dueOn).toBe('2025-01-01')
    expect(counts).toMatchObject({ shown: 1_000, isAtLeast: true })
    const rare = await client.tasks.list({
      whose: 'all',
      search: 'rare review',
      statuses: ['open', 'waiting'],
    })
    expect(rare.items).toHaveLength(2)
    expect(rare.counts).toMatchObject({ shown: 2 })
  })

  test.each([
    [{ statuses: ['open', 'waiting'], topics: ['hmda'] }, "status in ('open', 'waiting') and topic = 'hmda'"],
    [{ topics: ['trid', 'hmda'], priorities: ['high'] }, "priority = 'high'"],
    [{ overdueOnly: true }, "due_on < current_date and status <> 'done'"],
    [{ overdueOnly: true, statuses: ['done'] }, 'false'],
    [{ overdueOnly: true, statuses: ['open'] }, "due_on < current_date and status = 'open'"],
  ] as const)(
    'every page of %j holds what the filter leaves, once and in order',
    async (filter, condition) => {
      const { rows } = await server.db.execute<{ id: string }>(sql`
      select id from tasks where owner_id is not null and title like 'Review %' and ${sql.raw(condition)}
      order by priority_rank, due_on, id limit 100`)
      const pages = []
      for (const page of [1, 2]) {
        const input = { ...filter, statuses: [...('statuses' in filter ? filter.statuses : [])] }
        const topics = [...('topics' in filter ? filter.topics : [])]
        const priorities = [...('priorities' in filter ? filter.priorities : [])]
        const { items } = await client.tasks.list({
          ...input,
          topics,
          priorities,
          whose: 'all',
          sort: 'priority',
          page,
        })
        pages.push(...items.map(({ id }) => id))
      }
      expect(pages.slice(0, rows.length)).toEqual(rows.map(({ id }) => id))
    },
  )

  test('the board shows what was done last first', async () => {
    const { columns } = await client.tasks.board({ whose: 'all' })
    const done = columns.find(({ status }) => status === 'done')!
    expect(done.items).toHaveLength(125)
    expect(done.items[0]!.title).toBe('Review usual file 2')
    expect(done.count).toBe(MANY / 4)
  })
})
