import { OWN_TOPICS_AT_MOST } from '@plumbline/contract/compliance/topics.ts'
import { kindsOfFurtherPart } from '@plumbline/rules/applicability/parts-by-kind.ts'
import { whyUnbound } from '@plumbline/rules/applicability/unbound-topic.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { DUTIES } from '@plumbline/rules/duties/duties.ts'
import { OBLIGATIONS } from '@plumbline/rules/risks/obligations.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { policyTemplates } from '../policies/policy-templates.ts'
import { BUILT_IN_TEMPLATES } from '../tasks/built-in-templates.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient

beforeEach(async () => {
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager' })
})

const OF_THE_SPECIFICATION = [
  ['qm', 'Qualified Mortgage'],
  ['trid', 'TRID'],
  ['hmda', 'HMDA'],
  ['fair_lending', 'Fair Lending'],
  ['bsa_aml', 'BSA/AML'],
  ['cra', 'CRA'],
  ['flood_insurance', 'Flood Insurance'],
  ['appraisal_management', 'Appraisal Management'],
]

test('the eight of the specification come first, then the others, then the own ones by name', async () => {
  await manager.topics.create({ label: 'Wires' })
  await manager.topics.create({ label: 'Indirect auto' })
  const listed = (await manager.topics.list()).map(({ key, label }) => [key, label])
  expect(listed.slice(0, 8)).toEqual(OF_THE_SPECIFICATION)
  expect(listed[8]).toEqual(['ofac', 'OFAC'])
  expect(listed.slice(26)).toEqual([
    ['own_indirect_auto', 'Indirect auto'],
    ['own_wires', 'Wires'],
  ])
})

test('every law of a shipped topic is one that is judged', async () => {
  const verdicts = new Map(whatApplies({}, 2026, await loanTestData(server.db)).map((one) => [one.id, one]))
  const { rows } = await server.db.execute<{ key: string; laws: string[] }>(sql`select key, laws from topics`)
  for (const { key, laws } of rows)
    for (const law of laws)
      expect(verdicts.has(law) || kindsOfFurtherPart(law) !== undefined, `${law} of ${key}`).toBe(true)
})

test('every topic that the program itself gives to work is shipped', async () => {
  const shipped = new Set((await manager.topics.list()).map(({ key }) => key))
  const given = [
    ...DUTIES,
    ...OBLIGATIONS,
    ...policyTemplates('Ours'),
    ...BUILT_IN_TEMPLATES.flatMap(({ items }) => items),
  ]
  for (const { title, topic } of given)
    expect(!topic || shipped.has(topic), `${topic} of ${title}`).toBe(true)
})

test('a topic binds by charter', async () => {
  const data = await loanTestData(server.db)
  const { rows } = await server.db.execute<{ key: string; laws: string[] }>(sql`select key, laws from topics`)
  const unboundOf = (kind: 'credit_union' | 'community_bank' | 'mortgage_company') => {
    const verdicts = new Map(whatApplies({ kind }, 2026, data).map((one) => [one.id, one]))
    return rows.filter(({ laws }) => whyUnbound(laws, verdicts, kind)).map(({ key }) => key)
  }
  // 12 CFR 723.1: insured credit unions. 12 U.S.C. 2902(2), 2903: insured depository institutions of the FDIC.
  expect(unboundOf('credit_union')).toEqual(['cra'])
  expect(unboundOf('community_bank')).toEqual(['member_business_lending'])
  // 12 CFR 229.2(e) and 215.1(b) speak of banks, 12 CFR 1030.1(c) and 707.1(c) of accounts, 42 U.S.C. 4012a(b) of depositories.
  expect(unboundOf('mortgage_company')).toEqual([
    'cra',
    'flood_insurance',
    'regulation_cc',
    'truth_in_savings',
    'member_business_lending',
    'insider_lending',
  ])
})

describe('own topics', () => {
  test('are renamed and archived by managers; their key stays', async () => {
    const made = await manager.topics.create({ label: 'Indirect auto' })
    const renamed = await manager.topics.update({ ...made, label: 'Indirect lending' })
    expect(renamed).toMatchObject({ key: 'own_indirect_auto', label: 'Indirect lending', version: 2 })
    await expect(manager.topics.update({ ...made, label: 'Autos' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { byName: 'Ada Example', version: 2 },
    })
    // The key of the first is taken for good.
    expect(await manager.topics.create({ label: 'Indirect auto' })).toMatchObject({
      key: 'own_indirect_auto_2',
    })
    const user = await lender.signedIn({ role: 'user' })
    await expect(user.topics.create({ label: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a name is given once, whatever its case, and none of Plumbline’s', async () => {
    const { id, version } = await manager.topics.create({ label: 'Indirect auto' })
    const refused = { code: 'LABEL_TAKEN', data: { label: 'INDIRECT AUTO' } }
    await expect(manager.topics.create({ label: 'INDIRECT AUTO' })).rejects.toMatchObject(refused)
    await expect(manager.topics.create({ label: 'ofac' })).rejects.toMatchObject({ code: 'LABEL_TAKEN' })
    await expect(manager.topics.update({ id, version, label: 'trid' })).rejects.toMatchObject({
      code: 'LABEL_TAKEN',
    })
    // Its own name in another writing is no second one.
    expect(await manager.topics.update({ id, version, label: 'Indirect Auto' })).toMatchObject({
      label: 'Indirect Auto',
    })
  })

  test('there is a limit', async () => {
    await lender.inInstitution((tx) =>
      tx.execute(sql`
        insert into institution_topics (institution_id, key, label)
        select ${lender.id}, 'own_' || n, 'Topic ' || n from generate_series(1, ${OWN_TOPICS_AT_MOST}::integer) n`),
    )
    await expect(manager.topics.create({ label: 'One more' })).rejects.toMatchObject({
      code: 'TOO_MANY_TOPICS',
    })
  })

  test('one in use is not deleted', async () => {
    const { id, key } = await manager.topics.create({ label: 'Indirect auto' })
    const task = await manager.tasks.create({ title: 'Look at dealers', topic: key })
    await expect(manager.topics.remove({ id })).rejects.toMatchObject({
      code: 'IN_USE',
      message: 'One record has this topic. Archive it instead.',
      data: { count: 1 },
    })
    await manager.tasks.bulk({ ids: [task.id], change: { topic: null } })
    // Its undo would bring the topic back.
    await expect(manager.topics.remove({ id })).rejects.toMatchObject({ code: 'IN_USE', data: { count: 1 } })
    await lender.inInstitution((tx) => tx.execute(sql`delete from task_bulk_changes`))
    await manager.topics.remove({ id })
    await expect(manager.topics.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an archived one stays on its records, and is not chosen anew', async () => {
    const made = await manager.topics.create({ label: 'Indirect auto' })
    const { key } = made
    const task = await manager.tasks.create({ title: 'Look at dealers', topic: key, dueOn: dayFromToday(3) })
    await manager.topics.update({ ...made, isArchived: true })
    const kept = await manager.tasks.update({ id: task.id, version: task.version, title: 'Look', topic: key })
    expect(kept.topic).toBe(key)
    expect((await manager.tasks.list({ whose: 'all', topics: [key] })).items).toMatchObject([{ topic: key }])
    await expect(manager.tasks.create({ title: 'Another', topic: key })).rejects.toMatchObject(unknown(key))
    expect((await manager.score.overview()).concerns.some(({ topic }) => topic === key)).toBe(false)
  })
})

const unknown = (key: string) => ({
  code: 'BAD_REQUEST',
  message: `Topic: there is no topic "${key}" to choose. The list of topics says which there are.`,
})

/** Every way by which a record takes a topic, or a list is narrowed to one. */
const USES: Record<string, (client: TestClient, topic: string) => Promise<unknown>> = {
  task: (client, topic) => client.tasks.create({ title: 'Ours', topic }),
  'a task, changed': async (client, topic) => {
    const { id, version } = await client.tasks.create({ title: 'Ours' })
    return client.tasks.update({ id, version, title: 'Ours', topic })
  },
  tasks: async (client, topic) => {
    const { id } = await client.tasks.create({ title: 'Ours' })
    return client.tasks.bulk({ ids: [id], change: { topic } })
  },
  'a template of tasks': (client, topic) =>
    client.tasks.saveTemplate({
      name: 'Ours',
      anchor: 'Day',
      items: [{ title: 'Ours', topic, dueAfterDays: 1 }],
    }),
  policy: (client, topic) => client.policies.create({ title: 'Ours', topic }),
  finding: (client, topic) =>
    client.findings.create({ title: 'Ours', source: 'audit', severity: 'low', foundOn: '2026-01-09', topic }),
  complaint: (client, topic) =>
    client.complaints.create({
      ...{ title: 'Ours', kind: 'notice_of_error', channel: 'letter', receivedOn: '2026-01-09', topic },
    }),
  risk: (client, topic) => client.risks.create({ title: 'Ours', topic }),
  training: async (client, topic) => {
    const { userId } = await client.members.me()
    return client.trainings.create({ title: 'Ours', dueOn: dayFromToday(9), userIds: [userId], topic })
  },
  'monitoring test': (client, topic) =>
    client.monitoring.create({ title: 'Ours', year: 2026, frequency: 'monthly', firstMonth: 1, topic }),
  'list of tasks': (client, topic) => client.tasks.list({ topics: [topic] }),
  'board of tasks': (client, topic) => client.tasks.board({ topics: [topic] }),
  'month of tasks': (client, topic) => client.tasks.month({ topics: [topic], month: '2026-01' }),
  'list of policies': (client, topic) => client.policies.list({ topic }),
  'list of findings': (client, topic) => client.findings.list({ topic }),
  'list of complaints': (client, topic) => client.complaints.list({ topic }),
  'list of trainings': (client, topic) => client.trainings.list({ topic }),
  'list of risks': (client, topic) => client.risks.list({ topic }),
  analytics: (client, topic) => client.analytics.overview({ topic }),
  'rows of analytics': (client, topic) => client.analytics.rows({ chart: 'tasks', topic }),
}

test.each(Object.entries(USES))(
  '%s: the own topic is taken, another institution’s is refused by name',
  async (_, use) => {
    const { key } = await manager.topics.create({ label: 'Indirect auto' })
    const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
    await use(manager, key)
    await use(manager, 'ofac')
    await expect(use(stranger, key)).rejects.toMatchObject(unknown(key))
    await expect(use(manager, 'own_nothing')).rejects.toMatchObject(unknown('own_nothing'))
  },
)

test('another institution does not see them, and may give the same name', async () => {
  const mine = await manager.topics.create({ label: 'Indirect auto' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect((await stranger.topics.list()).filter(({ own }) => own)).toEqual([])
  await expect(stranger.topics.update({ ...mine, label: 'Theirs' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(stranger.topics.remove({ id: mine.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await stranger.topics.create({ label: 'Indirect auto' })).toMatchObject({ key: 'own_indirect_auto' })
})

test('an article of the library takes shipped topics alone', async () => {
  const admin = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
  const { key } = await manager.topics.create({ label: 'Indirect auto' })
  const article = {
    ...{ title: 'Sanctions', slug: `sanctions-${crypto.randomUUID()}`, excerpt: 'Lists.', body: 'Words.' },
    ...{ category: 'bsa-aml' as const, tags: [], citations: [], isFeatured: false, isPublished: true },
  }
  await expect(admin.articles.create({ ...article, topics: [key] })).rejects.toMatchObject(unknown(key))
  await admin.articles.create({ ...article, topics: ['ofac'] })
  expect((await manager.topics.list()).find((one) => one.key === 'ofac')!.hasArticles).toBe(true)
})

test('a file names a topic by its key or its name, and what is archived or unknown is refused', async () => {
  await manager.topics.create({ label: 'Indirect auto' })
  const gone = await manager.topics.create({ label: 'Old branch' })
  await manager.topics.update({ ...gone, isArchived: true })
  const check = (...topics: string[]) =>
    manager.workImports.check({
      kind: 'tasks',
      file: new File([['title,topic', ...topics.map((topic) => `Look,${topic}`)].join('\n')], 'tasks.csv'),
    })
  expect(
    (await check('OFAC', 'indirect auto', 'own_indirect_auto', 'trid', 'Fair Lending')).problems,
  ).toEqual([])
  expect((await check('Indirekt auto', 'Old branch')).problems).toMatchObject([
    { line: 2, column: 'topic', because: 'There is no topic of this name.', nearest: 'Indirect auto' },
    { line: 3, column: 'topic', because: 'There is no topic of this name.' },
  ])
})

test('own topics are scored as any other, with their names', async () => {
  const { key } = await manager.topics.create({ label: 'Indirect auto' })
  const { userId } = await manager.members.me()
  await manager.tasks.create({ title: 'Late', ownerId: userId, dueOn: dayFromToday(-3), topic: key })
  await manager.tasks.create({ title: 'Ahead', ownerId: userId, dueOn: dayFromToday(3), topic: key })
  await manager.policies.create({ title: 'Dealers', topic: key })
  const { concerns } = await manager.score.overview()
  // (2 × 0/1 + 2 × 1/2 + 3 × 1) ÷ 7 = 57.14
  expect(concerns.find(({ topic }) => topic === key)).toMatchObject({ label: 'Indirect auto', score: 57 })
})
