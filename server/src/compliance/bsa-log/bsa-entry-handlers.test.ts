import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const codeOf = (error: { code: string }) => error.code
const detected = { reference: '2026-014', startsOn: '2026-01-30' } as const

async function newLog(type: 'credit_union' | 'community_bank' = 'credit_union') {
  const bank = await server.newInstitution({ type })
  const account = await bank.addMember({ role: 'manager', fullName: 'Mia Manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  return { bank, manager, managerId: account.userId }
}

test('the manager who opens the log is named with the others, and the audit log says so', async () => {
  const { bank, manager, managerId } = await newLog()
  expect(await manager.bsaEntries.access()).toEqual({ isNamed: false, mayStart: true, people: [] })
  expect(await manager.bsaEntries.list({}).catch(codeOf)).toBe('NOT_FOUND')
  const { userId } = await bank.addMember({ role: 'user', fullName: 'Otto Officer' })
  const { people, isNamed } = await manager.bsaEntries.setPeople({ userIds: [userId] })
  expect(isNamed).toBe(true)
  expect(people).toEqual([
    { userId: managerId, name: 'Mia Manager' },
    { userId, name: 'Otto Officer' },
  ])
  const { rows } = await server.db.execute<{ actor_id: string; detail: string }>(
    sql`select actor_id, detail from audit_log where institution_id = ${bank.id} and action = 'bsa_log.people'`,
  )
  expect(rows.map(({ actor_id, detail }) => [actor_id, JSON.parse(detail)])).toEqual([
    [managerId, { userIds: [managerId, userId] }],
  ])
})

test('a manager stays named; while one is, no other lets themselves in', async () => {
  const { bank, manager, managerId } = await newLog()
  const user = await bank.addMember({ role: 'user' })
  const second = await bank.addMember({ role: 'manager' })
  const other = server.clientOf(await server.tokenOf(second))
  const userClient = server.clientOf(await server.tokenOf(user))
  await manager.bsaEntries.setPeople({ userIds: [user.userId] })
  expect(await other.bsaEntries.setPeople({ userIds: [second.userId] }).catch(codeOf)).toBe('NOT_FOUND')
  // Named, and no manager.
  expect(await userClient.bsaEntries.setPeople({ userIds: [user.userId] }).catch(codeOf)).toBe('FORBIDDEN')
  expect(await manager.bsaEntries.setPeople({ userIds: [user.userId] }).catch(codeOf)).toBe('NOBODY_LEFT')
  const strangers = [managerId, crypto.randomUUID()]
  expect(await manager.bsaEntries.setPeople({ userIds: strangers }).catch(codeOf)).toBe('PERSON_UNKNOWN')

  // Once no named manager is left, another manager can open the log again.
  await manager.bsaEntries.setPeople({ userIds: [managerId, user.userId] })
  await manager.team.changeRole({ userId: second.userId, role: 'manager' }).catch(() => undefined)
  await other.team.suspend({ userId: managerId })
  expect((await other.bsaEntries.access()).mayStart).toBe(true)
  const { people } = await other.bsaEntries.setPeople({ userIds: [user.userId] })
  expect(people.map(({ userId }) => userId).toSorted()).toEqual([second.userId, user.userId].toSorted())
})

test('the clock goes by the kind, the suspect, and the institution', async () => {
  const { manager } = await newLog()
  await manager.bsaEntries.setPeople({ userIds: [] })
  const made = await manager.bsaEntries.create(detected)
  // January 31 is the first day, March 1 the 30th.
  expect(made.clock).toMatchObject({ dueOn: '2026-03-01', citation: '12 CFR 748.1(d)(2)(i)' })
  const { id } = made
  const later = await manager.bsaEntries.update({ ...detected, id, version: made.version, suspect: 'no' })
  expect(later.clock.dueOn).toBe('2026-03-31')
  const currency = await manager.bsaEntries.create({ ...detected, kind: 'ctr' })
  expect(currency.clock).toMatchObject({ dueOn: '2026-02-14', citation: '31 CFR 1010.306(a)(1)' })
  const { items } = await manager.bsaEntries.list({})
  expect(items.map((entry) => entry.clock.dueOn)).toEqual(['2026-02-14', '2026-03-31'])

  const bank = await newLog('community_bank')
  await bank.manager.bsaEntries.setPeople({ userIds: [] })
  expect((await bank.manager.bsaEntries.create(detected)).clock.citation).toBe('31 CFR 1020.320(b)(3)')
})

test('what does not fit together is refused', async () => {
  const { bank, manager } = await newLog()
  await manager.bsaEntries.setPeople({ userIds: [] })
  const { userId: unnamed } = await bank.addMember({ role: 'manager' })
  const refused = (fields: object) => manager.bsaEntries.create({ ...detected, ...fields }).catch(codeOf)
  expect(await refused({ startsOn: dayFromToday(2) })).toBe('DAY_AHEAD')
  expect(await refused({ decidedOn: '2026-01-29' })).toBe('DAYS_REVERSED')
  expect(await refused({ filedOn: '2026-02-02' })).toBe('NOT_TO_BE_FILED')
  expect(await refused({ decision: 'no_file' })).toBe('REASON_MISSING')
  expect(await refused({ decision: 'no_file', reason: 'x'.repeat(501) })).toBe('BAD_REQUEST')
  expect(await refused({ ownerId: unnamed })).toBe('PERSON_NOT_NAMED')
  const { id, version } = await manager.bsaEntries.create({
    ...{ ...detected, decision: 'file', decidedOn: '2026-02-02', filedOn: '2026-02-20' },
  })
  expect(await manager.bsaEntries.update({ ...detected, id, version: version - 1 }).catch(codeOf)).toBe(
    'CHANGED_MEANWHILE',
  )
})

test('a person who leaves is no longer named, and an entry is not handed over with other work', async () => {
  const { bank, manager, managerId } = await newLog()
  const leaver = await bank.addMember({ role: 'user' })
  const heir = await bank.addMember({ role: 'user' })
  await manager.bsaEntries.setPeople({ userIds: [leaver.userId] })
  const { id } = await manager.bsaEntries.create({ ...detected, ownerId: leaver.userId })
  await manager.team.remove({ userId: leaver.userId, handTo: heir.userId })
  expect((await manager.bsaEntries.access()).people.map(({ userId }) => userId)).toEqual([managerId])
  expect((await manager.bsaEntries.find({ id })).owner).toBeNull()
  const heirs = server.clientOf(await server.tokenOf(heir))
  expect(await heirs.bsaEntries.find({ id }).catch(codeOf)).toBe('NOT_FOUND')
})
