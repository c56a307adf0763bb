import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

let server: TestServer
let union: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient
let author: TestClient
let colleague: TestClient

beforeAll(async () => {
  server = await startTestServer()
  union = await server.newInstitution()
  manager = await union.signedIn({ role: 'manager', fullName: 'Mia Manager' })
  author = await union.signedIn({ fullName: 'Ana Author' })
  colleague = await union.signedIn()
})
afterAll(() => server.close())

const flyer = {
  title: 'Spring flyer',
  product: 'deposit',
  channel: 'print',
  text: 'Earn 4.10% APY. “Free” checking, too.',
  hasAccountFees: true,
} as const

test('the words of a piece are found, with what is missing and the rule; a list counts them', async () => {
  const made = await author.marketingReviews.create({ ...flyer, status: 'in_review' })
  const rules = made.findings.map(({ rule, citation }) => `${rule} ${citation}`)
  expect(rules).toEqual(
    expect.arrayContaining([
      'deposit-free 12 CFR 707.8(a)(2)',
      'deposit-apy 12 CFR 707.8(b)',
      'deposit-fees 12 CFR 707.8(c)(5)',
      'insured-by-ncua 12 CFR 740.5(a)',
    ]),
  )
  const free = made.findings.find(({ rule }) => rule === 'deposit-free')!
  expect(free.places.map(({ from, to }) => made.text.slice(from, to))).toEqual(['Free'])
  expect(made.findings[0]!.weight).toBe('prohibited')
  const [listed] = (await author.marketingReviews.list({ search: 'spring' })).items
  expect(listed!.findingCount).toBe(made.findings.filter(({ weight }) => weight !== 'look').length)
})

test('an approval past open words needs a reason, other words open the decision again, and the last day reminds', async () => {
  const made = await author.marketingReviews.create({ ...flyer, title: 'Flyer', status: 'in_review' })
  const { id } = made
  const use = { ...flyer, title: 'Flyer', id, status: 'in_use' as const }
  await expect(
    author.marketingReviews.update({ ...use, version: made.version, expiresOn: dayFromToday(9) }),
  ).rejects.toMatchObject({ code: 'NOT_APPROVED' })
  const approve = { id, version: made.version, decision: 'approved' as const }
  await expect(manager.marketingReviews.decide(approve)).rejects.toMatchObject({ code: 'WORDS_OPEN' })
  const decided = await manager.marketingReviews.decide({
    ...{ ...approve, decision: 'approved_with_conditions', note: 'With the small print of page 2.' },
  })
  expect(decided).toMatchObject({ decision: 'approved_with_conditions', decidedByName: 'Mia Manager' })

  const { version } = decided
  await expect(author.marketingReviews.update({ ...use, version })).rejects.toMatchObject({
    code: 'EXPIRY_NEEDED',
  })
  const used = await author.marketingReviews.update({ ...use, version, expiresOn: dayFromToday(1) })
  expect(used).toMatchObject({ status: 'in_use', decision: 'approved_with_conditions' })

  const noon = new Date(`${dayFromToday(0)}T17:00:00Z`)
  while (await remindAhead(server.db, noon, server.plumbline.services.deadlines));
  // Nobody owns it, so every manager hears of it.
  expect((await manager.notifications.list({})).items.map(({ subject }) => subject)).toContain(
    'The marketing piece “Flyer” expires by tomorrow',
  )
  expect((await manager.dashboard.needs({})).items).toContainEqual(
    expect.objectContaining({ kind: 'marketing_expiry', id, dueOn: dayFromToday(1) }),
  )

  const changed = await author.marketingReviews.update({
    ...{ ...use, version: used.version, expiresOn: dayFromToday(1), text: 'Earn 5% APY.' },
  })
  expect(changed).toMatchObject({ status: 'in_review', decision: 'open', decisionNote: '' })
  expect((await manager.dashboard.needs({})).items).toContainEqual(
    expect.objectContaining({ kind: 'marketing_decision', id }),
  )
})

const CLEAN = { product: 'general', channel: 'newsletter', text: 'Come and see us.' } as const

async function inUse(title: string) {
  const made = await author.marketingReviews.create({ ...CLEAN, title, status: 'in_review' })
  const { id } = made
  const { version } = await manager.marketingReviews.decide({
    ...{ id, version: made.version, decision: 'approved', note: 'Runs as it is.' },
  })
  const use = { ...CLEAN, id, title, status: 'in_use' as const, expiresOn: dayFromToday(9) }
  const used = await author.marketingReviews.update({ ...use, version })
  expect(used).toMatchObject({ status: 'in_use', decision: 'approved' })
  return { use, version: used.version }
}

test('a retired piece comes back only after a new decision', async () => {
  const { use, version } = await inUse('Comes back')
  const retired = await author.marketingReviews.update({ ...use, version, status: 'retired' })
  expect(retired.decision).toBe('approved')
  const again = { ...use, version: retired.version }
  for (const fields of [{}, { text: 'Free money!' }])
    await expect(author.marketingReviews.update({ ...again, ...fields })).rejects.toMatchObject({
      code: 'NOT_APPROVED',
    })
  const rewritten = await author.marketingReviews.update({ ...again, status: 'retired', text: 'Free money!' })
  expect(rewritten).toMatchObject({ status: 'retired', decision: 'open', decidedByName: '' })
  const { use: other, version: of } = await inUse('Comes back, too')
  const gone = await author.marketingReviews.update({ ...other, version: of, status: 'retired' })
  const back = await author.marketingReviews.update({ ...other, version: gone.version, status: 'draft' })
  expect(back.decision).toBe('open')
})

test('a piece may run shorter than approved; longer is decided on again', async () => {
  const { use, version } = await inUse('Runs on')
  const shorter = await author.marketingReviews.update({ ...use, version, expiresOn: dayFromToday(8) })
  expect(shorter).toMatchObject({ status: 'in_use', decision: 'approved' })
  const longer = { ...use, version: shorter.version, expiresOn: dayFromToday(30) }
  expect(await author.marketingReviews.update(longer)).toMatchObject({
    ...{ status: 'in_review', decision: 'open' },
  })
  const { use: other, version: of } = await inUse('Runs without end')
  const endless = await author.marketingReviews.update({
    ...{ ...other, version: of, status: 'in_review', expiresOn: null },
  })
  expect(endless.decision).toBe('open')
})

test('a manager who rewrote somebody else’s piece does not approve the own words', async () => {
  const second = await union.signedIn({ role: 'manager' })
  const { id, version } = await author.marketingReviews.create({ ...CLEAN, title: 'Theirs' })
  const asked = { ...CLEAN, id, title: 'Theirs', status: 'in_review' as const }
  const words = await manager.marketingReviews.update({ ...asked, version, text: 'My words.' })
  expect(words).toMatchObject({ mayDecide: false, isOwnWork: true })
  const decide = { id, version: words.version, decision: 'approved' as const, note: 'Fine.' }
  await expect(manager.marketingReviews.decide(decide)).rejects.toMatchObject({ code: 'OWN_WORK' })
  const waits = async (who: TestClient) =>
    (await who.dashboard.needs({})).items.some((need) => need.kind === 'marketing_decision' && need.id === id)
  expect([await waits(manager), await waits(second)]).toEqual([false, true])
  expect(await second.marketingReviews.find({ id })).toMatchObject({ mayDecide: true, isOwnWork: false })

  // Notes are nothing that is decided on.
  const titled = await second.marketingReviews.update({
    ...{ ...asked, text: 'My words.', version: words.version, description: 'Seen.' },
  })
  const decided = await second.marketingReviews.decide({ ...decide, version: titled.version })
  expect(decided.decision).toBe('approved')
})

test('a piece that is taken down is kept as long as the rules say', async () => {
  const made = await author.marketingReviews.create({ ...flyer, title: 'Old', lastUsedOn: '2026-01-31' })
  expect(made.retention).toMatchObject([{ citation: '12 CFR 707.9(c)', keepUntil: '2028-01-31' }])
  const now = await author.marketingReviews.create({ ...flyer, title: 'Gone', status: 'retired' })
  expect(now.lastUsedOn).toBe(dayFromToday(0))
})

test('what cannot be is refused by name, and strangers to a piece change nothing', async () => {
  const refused = (fields: object) =>
    author.marketingReviews
      .create({ ...flyer, ...fields })
      .then(() => undefined)
      .catch((error: { code: string }) => error.code)
  expect(await refused({ ownerId: crypto.randomUUID() })).toBe('PERSON_UNKNOWN')
  expect(await refused({ startsOn: '2026-02-01', expiresOn: '2026-01-31' })).toBe('ENDS_BEFORE_START')
  expect(await refused({ lastUsedOn: dayFromToday(2) })).toBe('DATE_AHEAD')
  expect(await refused({ status: 'in_use', expiresOn: dayFromToday(9) })).toBe('NOT_APPROVED')
  const { id, version } = await author.marketingReviews.create({ ...flyer, title: 'Mine' })
  expect(await colleague.marketingReviews.find({ id })).toMatchObject({ mayEdit: false })
  await expect(colleague.marketingReviews.update({ ...flyer, id, version })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  const decide = { id, version, decision: 'approved' as const, note: 'Seen.' }
  await expect(colleague.marketingReviews.decide(decide)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(stranger.marketingReviews.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.marketingReviews.decide(decide)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
