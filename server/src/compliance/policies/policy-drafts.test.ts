import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

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

/** Spaces at the end of a line, an escape, and a table are nothing that a suggestion elsewhere may touch. */
const BODY =
  '# Records\r\n\r\nLoan files are kept for two years.  \nComplaints are kept for two years.\n\n| A | B |\n|--|:-|\n| 1\\* | 2 |\n\n\nThe board hears of both in March.'

async function newDraft(body = BODY) {
  const policy = await writer.policies.create({ title: 'Records', body })
  const { id: versionId, rowVersion } = policy.versions[0]!
  return { id: policy.id, versionId, rowVersion }
}

type Draft = Awaited<ReturnType<typeof newDraft>>

const suggest = (who: TestClient, draft: Draft, body: string) => who.policyDrafts.suggest({ ...draft, body })
const suggestions = async (who: TestClient, { id, versionId }: Draft) =>
  (await who.policyDrafts.suggestions({ id, versionId })).items
const textOf = async ({ id, versionId }: Draft) => (await writer.policies.findVersion({ id, versionId })).body
const toldTo = async (who: TestClient, kind: string) =>
  (await who.notifications.list({})).items.filter((one) => one.kind === kind).map(({ subject }) => subject)

const twoChanges = (body: string) =>
  body.replace('files are kept for two', 'files are kept for five').replace('March', 'April')

test('what a reviewer changes in a copy becomes suggestions; the draft stays, and its writer is told once', async () => {
  const draft = await newDraft()
  expect(await suggest(reviewer, draft, twoChanges(BODY))).toEqual({ openCount: 2 })
  expect(await textOf(draft)).toBe(BODY)
  expect(await suggestions(writer, draft)).toMatchObject([
    {
      authorName: 'Rae Reviewer',
      state: 'open',
      quote: 'two',
      replacement: 'five',
      at: BODY.indexOf('two years'),
    },
    {
      authorName: 'Rae Reviewer',
      state: 'open',
      quote: 'March',
      replacement: 'April',
      at: BODY.indexOf('March'),
    },
  ])
  expect(await toldTo(writer, 'policy.suggested')).toEqual([
    'Rae Reviewer suggests 2 changes in version 1 of “Records”',
  ])
  expect(await toldTo(reviewer, 'policy.suggested')).toEqual([])
})

test('one accepted and one rejected: the text changes there alone, the history names both people, one message', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, twoChanges(BODY))
  const [first, second] = await suggestions(writer, draft)
  const accepted = await writer.policyDrafts.decide({
    ...draft,
    suggestionIds: [first!.id],
    isAccepted: true,
  })
  expect(accepted).toEqual({ rowVersion: 2, decidedCount: 1, changedCount: 0 })
  expect(await textOf(draft)).toBe(BODY.replace('files are kept for two', 'files are kept for five'))
  expect(await toldTo(reviewer, 'policy.suggestions_decided')).toEqual([])
  await writer.policyDrafts.decide({
    ...draft,
    rowVersion: 2,
    suggestionIds: [second!.id],
    isAccepted: false,
  })
  expect(await textOf(draft)).toContain('March')
  expect(await toldTo(reviewer, 'policy.suggestions_decided')).toEqual([
    'Your suggestions on version 1 of “Records”: 1 accepted, 1 rejected',
  ])
  const { items } = await writer.history.list({ kind: 'policy', id: draft.id })
  expect(JSON.stringify(items)).not.toContain('five')
  expect(items.find(({ action }) => action === 'suggestion_accepted')).toMatchObject({
    actorName: 'Wren Writer',
    changes: [
      { field: 'version', to: '1' },
      { field: 'suggestedBy', to: 'Rae Reviewer' },
      { field: 'suggestions', from: null, to: '1' },
    ],
  })
  expect(
    (await suggestions(writer, draft)).map(({ state, decidedByName }) => [state, decidedByName]),
  ).toEqual([
    ['rejected', 'Wren Writer'],
    ['accepted', 'Wren Writer'],
  ])
})

test('nobody who wrote in a version approves it: by a save, or by a suggestion that was accepted', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, BODY.replace('March', 'April'))
  const [first] = await suggestions(writer, draft)
  await writer.policyDrafts.decide({ ...draft, suggestionIds: [first!.id], isAccepted: true })
  const submit = (approverId: string, rowVersion: number) =>
    writer.policies.submit({ ...draft, rowVersion, approverIds: [approverId], effectiveOn: '2100-01-01' })
  await expect(submit(reviewerId, 2)).rejects.toMatchObject({
    code: 'WRITER_APPROVES',
    message: expect.stringContaining('Rae Reviewer wrote in this version, or their suggestion was accepted'),
  })
  const other = await lender.addMember({ role: 'manager', fullName: 'Olga Other' })
  const editor = server.clientOf(await server.tokenOf(other))
  await suggest(reviewer, { ...draft, rowVersion: 2 }, await textOf(draft).then((text) => `${text} And May.`))
  const [second] = await suggestions(writer, draft)
  const decision = { ...draft, rowVersion: 2, suggestionIds: [second!.id], isAccepted: true }
  await editor.policyDrafts.decide(decision)
  const { versions } = await writer.policies.find({ id: draft.id })
  expect(versions[0]).toMatchObject({ writtenBy: { name: 'Wren Writer' } })
  expect(versions[0]).not.toHaveProperty('writerIds')
  await editor.policies.saveDraft({ ...draft, rowVersion: 3, body: BODY })
  await expect(submit((await writer.members.me()).userId, 4)).rejects.toMatchObject({
    code: 'WRITER_APPROVES',
    message: expect.stringContaining('Wren Writer'),
  })
  await submit(userId, 4)
})

test('a key of the institution decides no suggestion', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, BODY.replace('March', 'April'))
  const [first] = await suggestions(writer, draft)
  const { secret } = await writer.apiKeys.create({
    ...{ name: 'Program', belongsTo: 'institution', mayWrite: true, nouns: ['policies'], days: 30 },
  })
  await expect(
    server.clientOf(secret).policyDrafts.decide({ ...draft, suggestionIds: [first!.id], isAccepted: true }),
  ).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' })
})

test('all of one person at once; the rendered text is the new one', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, twoChanges(BODY))
  const suggestionIds = (await suggestions(writer, draft)).map(({ id }) => id)
  await writer.policyDrafts.decide({ ...draft, suggestionIds, isAccepted: true })
  expect(await textOf(draft)).toBe(twoChanges(BODY))
  const { html } = await writer.policies.findVersion({ id: draft.id, versionId: draft.versionId })
  expect(html).toContain('in April')
  await expect(
    writer.policyDrafts.decide({ ...draft, rowVersion: 2, suggestionIds, isAccepted: true }),
  ).rejects.toMatchObject({ code: 'ALREADY_DECIDED' })
})

test('a passage that changed since is said to, shows both, and cannot be accepted', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, BODY.replace('March', 'April'))
  const edited = `Words before.\n\n${BODY.replace('in March', 'in June')}`
  await writer.policies.saveDraft({ ...draft, body: edited })
  const [stale] = await suggestions(writer, draft)
  expect(stale).toMatchObject({ at: null, quote: 'March', replacement: 'April', now: 'June' })
  const decision = { ...draft, rowVersion: 2, suggestionIds: [stale!.id] }
  await expect(writer.policyDrafts.decide({ ...decision, isAccepted: true })).rejects.toMatchObject({
    code: 'PASSAGE_CHANGED',
  })
  expect(await textOf(draft)).toBe(edited)
  expect(await writer.policyDrafts.decide({ ...decision, isAccepted: false })).toMatchObject({
    decidedCount: 1,
  })
})

test('a suggestion moves with its passage, and of two for the same words the second waits', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, BODY.replace('March', 'April'))
  await suggest(writer, draft, BODY.replace('March', 'May'))
  await writer.policies.saveDraft({ ...draft, body: `Words before.\n\n${BODY}` })
  const both = await suggestions(writer, draft)
  expect(both.map(({ at }) => at)).toEqual([BODY.indexOf('March') + 15, BODY.indexOf('March') + 15])
  const decided = await writer.policyDrafts.decide({
    ...draft,
    rowVersion: 2,
    suggestionIds: both.map(({ id }) => id),
    isAccepted: true,
  })
  expect(decided).toEqual({ rowVersion: 3, decidedCount: 1, changedCount: 1 })
  expect(await textOf(draft)).toContain('in April')
})

test('sending again replaces what is still open: the same stays, the rest is withdrawn', async () => {
  const draft = await newDraft()
  await suggest(reviewer, draft, twoChanges(BODY))
  const before = await suggestions(writer, draft)
  expect(await suggest(reviewer, draft, BODY.replace('March', 'April'))).toEqual({ openCount: 1 })
  expect((await suggestions(writer, draft)).map(({ id }) => id)).toEqual([before[1]!.id])
  expect(await suggest(reviewer, draft, BODY)).toEqual({ openCount: 0 })
  expect(await toldTo(writer, 'policy.suggested')).toHaveLength(1)
})

test('an approver who is not a manager suggests in review; a manager decides after taking it back', async () => {
  const draft = await newDraft()
  await expect(suggest(user, draft, twoChanges(BODY))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(suggestions(user, draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await writer.policies.submit({ ...draft, approverIds: [userId], effectiveOn: '2100-01-01' })
  await suggest(user, { ...draft, rowVersion: 2 }, twoChanges(BODY))
  const suggestionIds = (await suggestions(user, draft)).map(({ id }) => id)
  const decision = { ...draft, suggestionIds, isAccepted: true }
  await expect(writer.policyDrafts.decide({ ...decision, rowVersion: 2 })).rejects.toMatchObject({
    code: 'NOT_A_DRAFT',
  })
  await expect(user.policyDrafts.decide({ ...decision, rowVersion: 2 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await writer.policies.withdraw({ id: draft.id, versionId: draft.versionId, rowVersion: 2 })
  await expect(
    writer.policies.submit({ ...draft, rowVersion: 3, approverIds: [reviewerId], effectiveOn: '2100-01-01' }),
  ).rejects.toMatchObject({ code: 'SUGGESTIONS_OPEN', data: { openCount: 2 } })
  expect(await writer.policyDrafts.decide({ ...decision, rowVersion: 3 })).toMatchObject({ decidedCount: 2 })
})

test('what is open when the version is approved lapses, and its author is told', async () => {
  const draft = await newDraft()
  const { id, versionId } = draft
  await writer.policies.submit({ ...draft, approverIds: [userId], effectiveOn: '2100-01-01' })
  await suggest(reviewer, { ...draft, rowVersion: 2 }, twoChanges(BODY))
  await user.policies.decide({ id, versionId, rowVersion: 2, isApproved: true })
  expect(await toldTo(reviewer, 'policy.suggestions_decided')).toEqual([
    'Your suggestions on version 1 of “Records”: 2 not decided',
  ])
  await expect(suggest(reviewer, { ...draft, rowVersion: 4 }, BODY)).rejects.toMatchObject({
    code: expect.stringMatching(/VERSION_CLOSED|CHANGED_MEANWHILE/),
  })
})

test('a draft that was saved meanwhile, and too many changes, are refused', async () => {
  const long = Array.from({ length: 201 }, (_, at) => `Rule number ${at} is kept here.`).join('\n\n')
  const draft = await newDraft(long)
  await expect(suggest(reviewer, draft, long.replaceAll('kept', 'told'))).rejects.toMatchObject({
    code: 'TOO_MANY_SUGGESTIONS',
  })
  await writer.policies.saveDraft({ ...draft, body: `${long}.` })
  await expect(suggest(reviewer, draft, long)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { byName: 'Wren Writer', version: 2 },
  })
})

test('two people in one draft see each other until one of them leaves; others of the institution do not', async () => {
  const { id, versionId } = await newDraft()
  const draft = { id, versionId }
  await writer.policyDrafts.present({ ...draft, section: 'Records' })
  const seen = await reviewer.policyDrafts.present({ ...draft, isSuggesting: true })
  expect(seen).toMatchObject({
    others: [{ name: 'Wren Writer', section: 'Records', isSuggesting: false }],
    rowVersion: 1,
  })
  expect((await writer.policyDrafts.present(draft)).others).toMatchObject([
    { name: 'Rae Reviewer', section: '', isSuggesting: true },
  ])
  await writer.policyDrafts.present({ ...draft, isLeaving: true })
  expect((await reviewer.policyDrafts.present(draft)).others).toEqual([])
  await expect(user.policyDrafts.present(draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('once a version is in force its readers do not read what was proposed for its draft', async () => {
  const draft = await newDraft()
  const { id, versionId } = draft
  await suggest(reviewer, draft, BODY.replace('March', 'April'))
  const [first] = await suggestions(writer, draft)
  await writer.policyDrafts.decide({ ...draft, suggestionIds: [first!.id], isAccepted: false })
  const today = todayIn((await writer.members.me()).timeZone)
  const approver = await lender.addMember({ role: 'user', fullName: 'Abe Approver' })
  const deciding = server.clientOf(await server.tokenOf(approver))
  await writer.policies.submit({ ...draft, approverIds: [approver.userId], effectiveOn: today })
  await deciding.policies.decide({ id, versionId, rowVersion: 2, isApproved: true })
  expect((await user.policies.findVersion({ id, versionId })).state).toBe('effective')
  await expect(suggestions(user, draft)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await suggestions(deciding, draft)).toHaveLength(1)
  expect(await suggestions(reviewer, draft)).toHaveLength(1)
})

test('a reader who is no approver reads the suggestions of no version', async () => {
  const draft = await newDraft()
  const { id, versionId } = draft
  await suggest(reviewer, draft, twoChanges(BODY))
  const [first] = await suggestions(writer, draft)
  await expect(
    user.policyDrafts.decide({ ...draft, suggestionIds: [first!.id], isAccepted: true }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const elsewhere = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(elsewhere.policyDrafts.suggestions({ id, versionId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(
    elsewhere.policyDrafts.decide({ ...draft, suggestionIds: [first!.id], isAccepted: true }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
