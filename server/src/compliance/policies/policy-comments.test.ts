import { passageAt } from '@plumbline/rules/texts/passages.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayAfter } from '../../testing/time-zones.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let writer: TestClient
let reviewer: TestClient
let reviewerId: string
let user: TestClient
let userId: string

beforeEach(async () => {
  lender = await server.newInstitution()
  const people = [
    await lender.addMember({ role: 'manager', fullName: 'Wren Writer' }),
    await lender.addMember({ role: 'manager', fullName: 'Rae Reviewer' }),
    await lender.addMember({ role: 'user', fullName: 'Uma User' }),
  ] as const
  const [one, two, three] = await Promise.all(
    people.map(async (person) => server.clientOf(await server.tokenOf(person))),
  )
  writer = one!
  reviewer = two!
  user = three!
  reviewerId = people[1].userId
  userId = people[2].userId
})

const BODY = '# Records\n\nLoan files are kept for two years.'
const today = todayIn('America/New_York')

async function newDraft() {
  const policy = await writer.policies.create({ title: 'Records', body: BODY })
  const { id: versionId, rowVersion } = policy.versions[0]!
  return { id: policy.id, versionId, rowVersion }
}

const subjectOf = ({ id }: { id: string }) => ({ kind: 'policy', id }) as const
const passageOf = ({ versionId }: { versionId: string }) => {
  const at = BODY.indexOf('two years')
  return { ...passageAt(BODY, at, at + 9), partId: versionId }
}
const seenBy = async (who: TestClient, draft: { id: string }) =>
  (await who.comments.list(subjectOf(draft))).items.map(({ body }) => body)

test('a comment on a passage keeps its words and what stood around them', async () => {
  const draft = await newDraft()
  const passage = passageOf(draft)
  const made = await reviewer.comments.add({ ...subjectOf(draft), body: 'Why two?', passage })
  expect(made).toMatchObject({ passage, resolvedAt: null })
  await reviewer.comments.add({ ...subjectOf(draft), body: 'Reads well.' })
  const list = async (about: 'passages' | 'whole') =>
    (await writer.comments.list({ ...subjectOf(draft), about })).items.map(({ body }) => body)
  expect(await list('passages')).toEqual(['Why two?'])
  expect(await list('whole')).toEqual(['Reads well.'])
  expect((await writer.notifications.list({})).items.map(({ kind }) => kind)).toContain('comment.added')
})

test('it is resolved and opened again, and its author is told', async () => {
  const draft = await newDraft()
  const { id } = await reviewer.comments.add({ ...subjectOf(draft), body: 'Why?', passage: passageOf(draft) })
  expect(await writer.comments.resolve({ id, isResolved: true })).toMatchObject({
    resolvedByName: 'Wren Writer',
    resolvedAt: expect.any(String),
  })
  expect((await reviewer.notifications.list({})).items.map(({ subject }) => subject)).toEqual([
    'Wren Writer resolved your comment on “Records”',
  ])
  expect(await writer.comments.resolve({ id, isResolved: false })).toMatchObject({ resolvedAt: null })
  await expect(user.comments.resolve({ id, isResolved: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was said of a draft stays between those who wrote and approved it', async () => {
  const draft = await newDraft()
  const approver = await lender.addMember({ role: 'user', fullName: 'Abe Approver' })
  const abe = server.clientOf(await server.tokenOf(approver))
  const of = { ...subjectOf(draft), passage: passageOf(draft) }
  await reviewer.comments.add({ ...of, body: 'Said of the draft' })
  await writer.policies.submit({ ...draft, approverIds: [approver.userId], effectiveOn: today })
  expect(await seenBy(abe, draft)).toEqual(['Said of the draft'])
  await abe.policies.decide({ id: draft.id, versionId: draft.versionId, rowVersion: 2, isApproved: true })
  await user.comments.add({ ...of, body: 'Said of the policy' })
  expect(await seenBy(user, draft)).toEqual(['Said of the policy'])
  expect(await seenBy(abe, draft)).toEqual(['Said of the draft', 'Said of the policy'])
  expect((await user.comments.list(subjectOf(draft))).totalCount).toBe(1)
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a policy is found and commented on from the first hour of its day in %s',
  async (timeZone) => {
    const { version } = await writer.settings.find()
    await writer.settings.update({ name: 'Far away', type: 'credit_union', version, timeZone })
    const approver = await lender.signedIn()
    const inForce = async (effectiveOn: string) => {
      const draft = await newDraft()
      const approverIds = [(await approver.members.me()).userId]
      await writer.policies.submit({ ...draft, approverIds, effectiveOn })
      await approver.policies.decide({ ...draft, rowVersion: 2, isApproved: true })
      return draft
    }
    const now = await inForce(todayIn(timeZone))
    const later = await inForce(dayAfter(todayIn(timeZone)))
    await user.comments.add({ ...subjectOf(now), passage: passageOf(now), body: 'In force' })
    const found = JSON.stringify(await user.search.everything({ query: 'records' }))
    expect(found).toContain(now.id)
    expect(found).not.toContain(later.id)
    await expect(user.comments.add({ ...subjectOf(later), body: 'Too early' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  },
)

test('only people who may read the text are offered and mentioned', async () => {
  const draft = await newDraft()
  const offered = async (search: string) =>
    (await writer.comments.mentionable({ ...subjectOf(draft), partId: draft.versionId, search })).map(
      ({ name }) => name,
    )
  expect(await offered('')).toContain('Rae Reviewer')
  expect(await offered('RAE')).toEqual(['Rae Reviewer'])
  expect(await offered('uma')).toEqual([])
  const of = { ...subjectOf(draft), passage: passageOf(draft) }
  await expect(writer.comments.add({ ...of, body: '@Uma User', mentions: [userId] })).rejects.toMatchObject({
    code: 'MENTION_CANNOT_SEE',
    data: { names: ['Uma User'] },
  })
  await writer.comments.add({ ...of, body: '@Rae Reviewer, please look', mentions: [reviewerId] })
  expect((await reviewer.notifications.list({})).items.map(({ kind }) => kind)).toEqual(['comment.mention'])
})

test('where a mention lets people in, everyone is offered', async () => {
  const task = await writer.tasks.create({ title: 'Look at it' })
  const offered = await writer.comments.mentionable({ kind: 'task', id: task.id, search: 'uma' })
  expect(offered).toEqual([{ userId, name: 'Uma User' }])
})

test('a passage of a text that the person may not read, or of another policy, is refused', async () => {
  const draft = await newDraft()
  const other = await writer.policies.create({ title: 'Other', body: BODY })
  const passage = passageOf({ versionId: other.versions[0]!.id })
  await expect(writer.comments.add({ ...subjectOf(draft), body: 'Why?', passage })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const task = await writer.tasks.create({ title: 'Look at it' })
  await expect(
    writer.comments.add({ kind: 'task', id: task.id, body: 'Why?', passage }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
