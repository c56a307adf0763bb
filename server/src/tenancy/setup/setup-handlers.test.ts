import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const newLender = async () => {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager', fullName: 'Maria Manager' })
  const user = await lender.signedIn({ role: 'user' })
  return { lender, manager, user }
}

const fact = (key: 'regulator' | 'assets' | 'products', value: unknown, year: number | null = null) =>
  ({ key, value, year }) as never

test('a new institution begins with the first step, and a user is told who can take it', async () => {
  const { manager, user } = await newLender()
  const before = await manager.setup.find()
  expect(before).toMatchObject({ next: 'institution', endedAs: null, managers: ['Maria Manager'] })
  await manager.setup.markStep({ step: 'institution', state: 'done' })
  await manager.setup.markStep({ step: 'size', state: 'skipped' })
  expect(await user.setup.find()).toMatchObject({
    next: 'products',
    steps: expect.arrayContaining([
      { step: 'institution', state: 'done' },
      { step: 'size', state: 'skipped' },
    ]),
    managers: ['Maria Manager'],
  })
  await manager.setup.markStep({ step: 'size', state: 'done' })
  expect((await manager.setup.find()).steps[1]).toEqual({ step: 'size', state: 'done' })
  await manager.setup.end({ as: 'dismissed' })
  expect(await manager.setup.find()).toMatchObject({ endedAs: 'dismissed' })
  await manager.setup.end({ as: 'finished' })
  expect(await user.setup.find()).toMatchObject({ endedAs: 'finished' })
  await expect(user.setup.end({ as: 'finished' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const stranger = await newLender()
  expect(await stranger.manager.setup.find()).toMatchObject({ endedAs: null, next: 'institution' })
})

test('saves the facts of a step together, corrects them the same day, and records only what changed', async () => {
  const { manager } = await newLender()
  await manager.setup.saveFacts({
    facts: [fact('regulator', 'ncua'), fact('assets', '431200000.00', 2025)],
  })
  await manager.setup.saveFacts({ facts: [fact('regulator', 'occ'), fact('assets', '431200000.00', 2025)] })
  const facts = await manager.settings.facts()
  expect(facts.map(({ key, value, year }) => [key, value, year])).toEqual([
    ['assets', '431200000.00', 2025],
    ['regulator', 'occ', null],
  ])
  expect(facts[0]!.trueSince).toBe('2025-12-31')
  const { items } = await manager.settings.audit({})
  expect(items.filter(({ action }) => action === 'institution.fact_changed')).toHaveLength(3)
})

test('names every value that is not valid, and saves none', async () => {
  const { manager, user } = await newLender()
  const facts = [fact('regulator', 'ncua'), fact('assets', 'a lot', 2025), fact('products', ['houses'])]
  await expect(manager.setup.saveFacts({ facts })).rejects.toMatchObject({
    code: 'INVALID_FACTS',
    data: { problems: [{ key: 'assets' }, { key: 'products' }] },
  })
  expect(await manager.settings.facts()).toEqual([])
  await expect(user.setup.saveFacts({ facts: [] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('shows what would apply while facts are typed, without saving them', async () => {
  const { manager } = await newLender()
  const outcomeOf = (answer: Awaited<ReturnType<typeof manager.setup.preview>>, id: string) =>
    answer.items.find((item) => item.id === id)!.outcome
  expect(outcomeOf(await manager.setup.preview({ facts: [] }), '1026')).toBe('may_apply')
  const typed = [fact('products', ['closed_end_mortgage']), fact('assets', '4312x', 2025)]
  expect(outcomeOf(await manager.setup.preview({ facts: typed }), '1026')).toBe('applies')
  expect(await manager.settings.facts()).toEqual([])
})

test('shows the manager what the trial request said, and nobody else', async () => {
  const { lender, manager, user } = await newLender()
  expect((await manager.setup.find()).trial).toBeNull()
  await server.db.execute(sql`
    insert into trial_requests (idempotency_key, institution_type, assets_size, regulatory_concerns, number_of_employees,
      current_compliance_tools, primary_goal, full_name, email, company_name, job_title, status, decided_at, account_id)
    values (gen_random_uuid(), 'credit_union', '100m_500m', '{trid,hmda}', '11_50', '', 'save_time', 'Maria Manager',
      'maria@example.com', 'Harbor', '', 'accepted', now(),
      (select user_id from user_profiles where institution_id = ${lender.id} and role = 'manager'))`)
  const trial = {
    assetsSize: '100m_500m',
    numberOfEmployees: '11_50',
    regulatoryConcerns: ['trid', 'hmda'],
  }
  expect((await manager.setup.find()).trial).toEqual(trial)
  expect((await user.setup.find()).trial).toBeNull()
  expect((await (await newLender()).manager.setup.find()).trial).toBeNull()
})
