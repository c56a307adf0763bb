import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient
let author: TestClient
let stepper: TestClient
let stepperId: string

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.newInstitution()
  manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
  author = await bank.signedIn({ fullName: 'Ana Author' })
  const account = await bank.addMember({ fullName: 'Sam Stepper' })
  stepperId = account.userId
  stepper = server.clientOf(await server.tokenOf(account))
})
afterAll(() => server.close())

const step = (title: string, more: object = {}) => ({ id: crypto.randomUUID(), title, ...more })

test('a change goes through its steps and a second person’s decision before it is launched', async () => {
  const made = await author.productReviews.create({
    ...{ title: 'Fee for stop payments', kind: 'fee', productLine: 'deposit', launchOn: dayFromToday(5) },
    steps: [step('Fee schedule', { ownerId: stepperId }), step('Letter')],
  })
  expect(made).toMatchObject({ number: 1, stepCount: 2, stepsDone: 0, decision: 'open', mayDecide: false })
  expect(made.author?.name).toBe('Ana Author')
  const told = (await stepper.notifications.list({})).items.map(({ subject }) => subject)
  expect(told).toEqual(['Ana Author gave you a step of the product review “Fee for stop payments”'])

  // Who owns a step ticks it, and changes nothing else.
  const [first, second] = made.steps
  const ticked = await stepper.productReviews.tick({ id: made.id, stepId: first!.id, isDone: true })
  expect(ticked).toMatchObject({ stepsDone: 1, mayEdit: false })
  expect(ticked.steps[0]).toMatchObject({ doneOn: dayFromToday(0), ownerName: 'Sam Stepper' })
  await expect(
    stepper.productReviews.tick({ id: made.id, stepId: second!.id, isDone: true }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })

  const { id } = made
  const decide = { id, decision: 'approved' as const }
  await expect(manager.productReviews.decide({ ...decide, version: ticked.version })).rejects.toMatchObject({
    code: 'NOT_IN_REVIEW',
  })
  const fields = {
    ...ticked,
    steps: ticked.steps.map(({ id: of, title, ownerId, doneOn }) => ({ id: of, title, ownerId, doneOn })),
  }
  await expect(author.productReviews.update({ ...fields, status: 'launched' })).rejects.toMatchObject({
    code: 'NOT_APPROVED',
  })
  const asked = await author.productReviews.update({ ...fields, status: 'in_review' })
  expect((await manager.notifications.list({})).items[0]).toMatchObject({
    kind: 'product_review.asked',
    link: `/product-reviews?review=${id}`,
  })
  expect((await manager.dashboard.needs({})).items).toContainEqual(
    expect.objectContaining({ id, link: `/product-reviews?review=${id}` }),
  )

  await expect(
    manager.productReviews.decide({ id, version: asked.version, decision: 'approved_with_conditions' }),
  ).rejects.toMatchObject({ code: 'REASON_NEEDED' })
  const decided = await manager.productReviews.decide({
    ...{ id, version: asked.version, decision: 'approved_with_conditions' },
    note: 'Members hear of it 30 days before.',
  })
  expect(decided).toMatchObject({ decidedByName: 'Mia Manager', decidedOn: dayFromToday(0) })
  expect((await author.notifications.list({})).items[0]!.subject).toBe(
    'Mia Manager decided on “Fee for stop payments”: approved with conditions',
  )

  // Another fee than the one approved is decided on again.
  const again = { ...fields, status: 'in_review' as const, version: decided.version }
  const reopened = await author.productReviews.update({ ...again, description: 'Now $35.' })
  expect(reopened).toMatchObject({ decision: 'open', decisionNote: '', decidedOn: null })
  const approved = await manager.productReviews.decide({ ...decide, version: reopened.version })
  const launched = await author.productReviews.update({
    ...{ ...again, description: 'Now $35.', status: 'launched', version: approved.version },
  })
  expect(launched).toMatchObject({ status: 'launched', decision: 'approved' })
  const { items } = await author.history.list({ kind: 'product_review', id })
  expect(items.map(({ action }) => action)).toContain('reviewed')
  expect(JSON.stringify(items)).toContain('Members hear of it 30 days before.')
})

test('the last step that is done is told to who can decide, and to the owner, once', async () => {
  const other = await server.newInstitution()
  const client = async (member: object) => {
    const account = await other.addMember(member)
    return { id: account.userId, client: server.clientOf(await server.tokenOf(account)) }
  }
  const owner = await client({ role: 'user' })
  const doer = await client({ role: 'user' })
  const decider = await client({ role: 'manager' })
  const maker = await client({ role: 'manager' })
  const made = await maker.client.productReviews.create({
    ...{ title: 'New card', status: 'in_review', ownerId: owner.id },
    steps: [step('Fee schedule', { ownerId: doer.id }), step('Letter', { ownerId: doer.id })],
  })
  const told = async ({ client: of }: typeof owner) =>
    (await of.notifications.list({})).items
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('All steps of'))
  const tick = (at: number, isDone = true) =>
    doer.client.productReviews.tick({ id: made.id, stepId: made.steps[at]!.id, isDone })
  await tick(0)
  expect(await told(decider)).toEqual([])
  await tick(1)
  await tick(1)
  expect(await told(decider)).toEqual(['All steps of “New card” are done: it is ready for your decision'])
  expect(await told(owner)).toEqual(['All steps of “New card” are done: it is awaiting a decision'])
  for (const person of [doer, maker]) expect(await told(person)).toEqual([])
  await tick(1, false)
  await tick(1)
  for (const person of [decider, owner]) expect(await told(person)).toHaveLength(1)
  await server.db.execute(sql`
    update notifications set created_at = now() - interval '2 days' where institution_id = ${other.id}`)
  await tick(1, false)
  await tick(1)
  for (const person of [decider, owner]) expect(await told(person)).toHaveLength(2)

  const draft = await maker.client.productReviews.create({
    ...{ title: 'New fee', ownerId: owner.id, steps: [step('Letter', { ownerId: doer.id })] },
  })
  await doer.client.productReviews.tick({ id: draft.id, stepId: draft.steps[0]!.id, isDone: true })
  expect((await told(owner))[0]).toBe('All steps of “New fee” are done: ask for a decision')
  expect(await told(decider)).toHaveLength(2)
})

test('nobody decides on the own work while another manager can; alone, with a reason', async () => {
  const other = await server.newInstitution()
  const only = await other.signedIn({ role: 'manager' })
  const { id, version } = await only.productReviews.create({ title: 'New card', status: 'in_review' })
  const input = { id, version, decision: 'approved' as const }
  expect((await only.productReviews.find({ id })).mayDecide).toBe(true)
  await expect(only.productReviews.decide(input)).rejects.toMatchObject({ code: 'REASON_NEEDED' })
  await other.signedIn({ role: 'manager' })
  expect((await only.productReviews.find({ id })).mayDecide).toBe(false)
  await expect(only.productReviews.decide({ ...input, note: 'Seen.' })).rejects.toMatchObject({
    code: 'OWN_WORK',
  })
})

test('an approval covers the words that were approved, whatever the status meanwhile', async () => {
  const words = { title: 'New app', description: 'As shown.' }
  const { id, version } = await author.productReviews.create({ ...words, status: 'in_review' })
  let at = (await manager.productReviews.decide({ id, version, decision: 'approved' })).version
  const update = async (fields: Partial<Parameters<TestClient['productReviews']['update']>[0]>) => {
    const review = await author.productReviews.update({ ...words, id, version: at, ...fields })
    at = review.version
    return review
  }
  const refused = { code: 'NOT_APPROVED' }
  expect(await update({ status: 'draft' })).toMatchObject({ decision: 'approved' })
  const other = { status: 'launched', description: 'Something else.' } as const
  await expect(update(other)).rejects.toMatchObject(refused)
  expect(await update({ status: 'launched' })).toMatchObject({ status: 'launched', decision: 'approved' })
  await expect(update(other)).rejects.toMatchObject(refused)
  expect(await update({ status: 'launched', launchOn: dayFromToday(0) })).toMatchObject({
    decision: 'approved',
  })

  // Withdrawn, it keeps what was decided; taken up again, it does not.
  expect(await update({ status: 'withdrawn' })).toMatchObject({ decision: 'approved' })
  await expect(update({ status: 'launched' })).rejects.toMatchObject(refused)
  expect(await update({ status: 'draft' })).toMatchObject({ decision: 'open', decidedByName: '' })
  await expect(update({ status: 'launched' })).rejects.toMatchObject(refused)
})

test('who last changed the words leaves the decision to a manager who did not', async () => {
  const other = await server.newInstitution()
  const writer = await other.signedIn({ role: 'manager' })
  const changer = await other.signedIn({ role: 'manager' })
  const { id, version, ...made } = await writer.productReviews.create({ title: 'Card', status: 'in_review' })
  const { version: at } = await changer.productReviews.update({
    ...{ id, version, title: 'Card', status: made.status, description: 'Rewritten.' },
  })
  const decide = { id, version: at, decision: 'approved' as const, note: 'Seen.' }
  const waits = async (who: TestClient) =>
    (await who.dashboard.needs({})).items.some((need) => need.kind === 'product_review_decision')
  // Of two managers, the one whose words were replaced reads the new ones, and says why nobody else decides.
  expect([await waits(writer), await waits(changer)]).toEqual([true, false])
  await expect(changer.productReviews.decide(decide)).rejects.toMatchObject({ code: 'OWN_WORK' })
  await expect(writer.productReviews.decide({ ...decide, note: '' })).rejects.toMatchObject({
    code: 'REASON_NEEDED',
  })
  // A third one is nobody’s author.
  const third = await other.signedIn({ role: 'manager' })
  expect([await waits(writer), await waits(changer), await waits(third)]).toEqual([false, false, true])
  await expect(writer.productReviews.decide(decide)).rejects.toMatchObject({ code: 'OWN_WORK' })
  expect(await third.productReviews.decide({ ...decide, note: '' })).toMatchObject({ decision: 'approved' })
})

test('what cannot be is refused by name', async () => {
  const refused = (fields: object) =>
    author.productReviews
      .create({ title: 'X', ...fields })
      .then(() => undefined)
      .catch((error: { code: string }) => error.code)
  expect(await refused({ ownerId: crypto.randomUUID() })).toBe('PERSON_UNKNOWN')
  expect(await refused({ steps: [step('A', { ownerId: crypto.randomUUID() })] })).toBe('PERSON_UNKNOWN')
  expect(await refused({ steps: [step('A', { doneOn: dayFromToday(2) })] })).toBe('DATE_AHEAD')
  expect(await refused({ status: 'launched' })).toBe('NOT_APPROVED')
  const made = await author.productReviews.create({ title: 'Mine' })
  await expect(stepper.productReviews.update({ ...made, title: 'Theirs', steps: [] })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await expect(author.productReviews.decide({ ...made, decision: 'approved' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('the launch reminds the owner and who has a step left, until it is done', async () => {
  const made = await author.productReviews.create({
    ...{ title: 'Instant transfers', launchOn: dayFromToday(1), ownerId: stepperId },
    steps: [
      step('Limits', { ownerId: stepperId }),
      step('Done', { ownerId: stepperId, doneOn: dayFromToday(0) }),
    ],
  })
  const noon = new Date(`${dayFromToday(0)}T17:00:00Z`)
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  const words = (await stepper.notifications.list({})).items.map(({ subject }) => subject)
  expect(words).toContain('The launch of “Instant transfers” is planned by tomorrow: finish its review')
  expect(words).toContain('Your step is due by tomorrow: Instant transfers: Limits')
  expect(words.filter((each) => each.includes('Done'))).toEqual([])
  const needs = (await stepper.dashboard.needs({})).items.filter(({ link }) => link.endsWith(made.id))
  expect(needs.map(({ kind }) => kind).toSorted()).toEqual(['product_review', 'product_review_step'])
})

test('the list filters and searches, the next launch first', async () => {
  const reader = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await reader.productReviews.create({ title: 'Old form', kind: 'form', status: 'withdrawn' })
  await reader.productReviews.create({ title: 'Later', launchOn: dayFromToday(30) })
  await reader.productReviews.create({ title: 'Sooner', kind: 'system', launchOn: dayFromToday(3) })
  const titles = async (input: Parameters<TestClient['productReviews']['list']>[0]) =>
    (await reader.productReviews.list(input)).items.map(({ title }) => title)
  expect(await titles({})).toEqual(['Sooner', 'Later', 'Old form'])
  expect(await titles({ kinds: ['system'] })).toEqual(['Sooner'])
  expect(await titles({ statuses: ['withdrawn'] })).toEqual(['Old form'])
  expect(await titles({ search: 'lat' })).toEqual(['Later'])
  const found = await reader.search.everything({ query: 'sooner' })
  expect(JSON.stringify(found)).toContain('/product-reviews?review=')
})
