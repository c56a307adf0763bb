import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { remindOfAccessReviews } from './access-review-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function newTeam(plan: 'starter' | 'enterprise' = 'enterprise') {
  const institution = await server.newInstitution({ plan })
  const person = await institution.addMember({ role: 'manager', fullName: 'Mia Manager' })
  return { institution, person, manager: server.clientOf(await server.tokenOf(person)) }
}
const invitation = (email: string) => ({ email, fullName: 'Ina Invited', role: 'user' as const })

test('a user reads name, role, and email, and nothing of the accounts', async () => {
  const { institution } = await newTeam()
  const user = await institution.signedIn({ role: 'user', fullName: 'Uma User' })
  const { items } = await user.team.list({})
  expect(
    items.map(({ fullName, role, lastSignInAt, isInvited }) => ({ fullName, role, lastSignInAt, isInvited })),
  ).toEqual([
    { fullName: 'Mia Manager', role: 'manager', lastSignInAt: null, isInvited: null },
    { fullName: 'Uma User', role: 'user', lastSignInAt: null, isInvited: null },
  ])
})

test('two simultaneous invitations for the last place give one success', async () => {
  const { institution, manager } = await newTeam('starter')
  for (let n = 0; n < 3; n++) await institution.addMember()
  const outcomes = await Promise.allSettled([
    manager.team.invite(invitation('first@harbor.example')),
    manager.team.invite(invitation('second@harbor.example')),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ code: 'PLAN_LIMIT', data: { plan: 'starter', limit: 5 } })
  expect(await manager.settings.find()).toMatchObject({ people: 5, peopleAtMost: 5 })
})

test('suspended people and director seats take no place', async () => {
  const { institution, manager } = await newTeam('starter')
  const { userId } = await institution.addMember()
  for (let n = 0; n < 3; n++) await institution.addMember()
  await manager.team.invite({ ...invitation('director@harbor.example'), seat: 'director' })
  await manager.team.suspend({ userId })
  await manager.team.invite(invitation('replacement@harbor.example'))
  await expect(manager.team.reactivate({ userId })).rejects.toMatchObject({ code: 'PLAN_LIMIT' })
})

test('managers hear what somebody who is suspended still owns', async () => {
  const { institution, manager } = await newTeam()
  const { userId } = await institution.addMember({ fullName: 'Ada Owner' })
  const second = await institution.signedIn({ role: 'manager' })
  await manager.tasks.create({ title: 'File the report', ownerId: userId })
  await manager.team.suspend({ userId })
  const [told] = (await second.notifications.list({})).items
  expect(told!.subject).toMatch(/ suspended Ada Owner, who still owns 1 piece of work$/)
})

test('a manager does not learn that an address belongs to another institution', async () => {
  const { manager } = await newTeam()
  const other = await server.newInstitution()
  const { email } = await other.addMember()
  await expect(manager.team.invite(invitation(email))).rejects.toMatchObject({
    code: 'CANNOT_INVITE',
    message:
      'This address cannot be invited. Check its spelling, or ask an administrator of the installation.',
  })
  expect((await manager.team.list({ search: email })).totalCount).toBe(0)
  // The administrator is told, who sees all institutions.
  const operator = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
  const { id: institutionId } = await server.newInstitution()
  const company = { companyName: 'Any', companyType: 'credit_union', institutionId } as const
  await expect(
    operator.users.create({ ...company, email, fullName: 'Olu Other', role: 'user' }),
  ).rejects.toMatchObject({
    code: 'EMAIL_EXISTS',
    message: 'A user with this email address already exists.',
  })
  expect((await operator.users.list({ search: email })).totalCount).toBe(1)
})

/** An address that somebody signed up and proved, without a place in any institution. */
async function signedUp(email: string) {
  const account = { email, password: PASSWORD, emailConfirmed: true }
  const { id: userId } = await server.db.transaction((tx) =>
    server.plumbline.auth.accounts.create(tx, account, { id: null, ip: '192.0.2.9' }),
  )
  return { userId, email }
}

test('somebody who signed up is invited, and what they set before opens nothing of the institution', async () => {
  const { manager } = await newTeam()
  const person = await signedUp('early@harbor.example')
  const early = server.clientOf(await server.tokenOf(person))
  expect(await manager.team.invite(invitation(person.email))).toEqual({ userId: person.userId })

  await expect(early.team.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(server.tokenOf(person)).rejects.toThrow('invalid_credentials')
  const { items } = await manager.team.list({ search: person.email })
  expect(items).toMatchObject([{ isInvited: true, lastSignInAt: null, hasSecondFactor: false }])
  // Invited once: a second invitation, of anybody, is refused.
  const { manager: another } = await newTeam()
  for (const client of [manager, another])
    await expect(client.team.invite(invitation(person.email))).rejects.toMatchObject({
      code: 'CANNOT_INVITE',
    })
})

test('two institutions that invite the same address at once do not share a person', async () => {
  const email = 'wanted@harbor.example'
  await signedUp(email)
  const [first, second] = await Promise.all([newTeam(), newTeam()])
  const outcomes = await Promise.allSettled([
    first.manager.team.invite(invitation(email)),
    second.manager.team.invite(invitation(email)),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an examiner who has an account keeps it: the address cannot be invited', async () => {
  const { manager } = await newTeam()
  const person = await signedUp('examiner@agency.example')
  const { manager: host } = await newTeam()
  const exam = await host.exams.create({ agency: 'NCUA', kind: 'fair_lending' })
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const seat = { id: exam.id, email: person.email, name: 'Erin Examiner', lastDay, mayDownload: false }
  await host.examSeats.invite(seat)
  await expect(manager.team.invite(invitation(person.email))).rejects.toMatchObject({ code: 'CANNOT_INVITE' })
  expect(await server.tokenOf(person)).toBeTruthy()
})

test('the reason of a reset second factor reaches the person, the managers, and the log, and nobody else', async () => {
  const { institution, manager } = await newTeam()
  const second = await institution.signedIn({ role: 'manager' })
  const person = await institution.addMember({ fullName: 'Olu Officer' })
  const reason = 'Lost phone, checked by a call back'
  await manager.team.resetSecondFactor({ userId: person.userId, reason })
  const [entry] = (await second.settings.audit({ action: 'team.second_factor_reset' })).items
  expect(JSON.parse(entry!.detail)).toEqual({ reason })
  const csv = await (await second.settings.exportAudit({})).text()
  expect(csv).toContain(reason)
  const toldOf = async (client: typeof manager) =>
    (await client.notifications.list({})).items.map(({ subject }) => subject)
  expect((await toldOf(second))[0]).toContain(`reset the second factor of Olu Officer: ${reason}`)
  const own = server.clientOf(await server.tokenOf(person))
  expect((await toldOf(own))[0]).toContain(`reset your second factor: ${reason}`)

  const elsewhere = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(JSON.stringify(await elsewhere.settings.audit({}))).not.toContain(reason)
  const operator = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
  expect(JSON.stringify(await operator.audit.list({ action: 'team.second_factor_reset' }))).not.toContain(
    reason,
  )
})

test('invitations go to allowed domains only', async () => {
  const { manager } = await newTeam()
  const { version } = await manager.settings.find()
  await manager.settings.updateSecurity({
    version,
    requiresSecondFactor: false,
    sessionIdleMinutes: null,
    invitationDomains: ['harbor.example'],
  })
  await expect(manager.team.invite(invitation('a@elsewhere.example'))).rejects.toMatchObject({
    code: 'DOMAIN_NOT_ALLOWED',
    data: { domains: ['harbor.example'] },
  })
})

describe('the last manager', () => {
  const acts: [string, (manager: TestClient, userId: string) => Promise<unknown>, string][] = [
    [
      'cannot become a user',
      (manager, userId) => manager.team.changeRole({ userId, role: 'user' }),
      'LAST_MANAGER',
    ],
    ['cannot suspend themselves', (manager, userId) => manager.team.suspend({ userId }), 'OWN_ACCOUNT'],
    ['cannot remove themselves', (manager, userId) => manager.team.remove({ userId }), 'OWN_ACCOUNT'],
  ]
  test.each(acts)('%s', async (_name, act, code) => {
    const { manager, person } = await newTeam()
    await expect(act(manager, person.userId)).rejects.toMatchObject({ code })
  })
})

test('two managers who demote each other at once leave one manager', async () => {
  const { institution, manager, person } = await newTeam()
  const second = await institution.addMember({ role: 'manager' })
  const other = server.clientOf(await server.tokenOf(second))
  const outcomes = await Promise.allSettled([
    manager.team.changeRole({ userId: second.userId, role: 'user' }),
    other.team.changeRole({ userId: person.userId, role: 'user' }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an access review is signed only when every person was decided on', async () => {
  const { institution, manager, person } = await newTeam()
  const { userId } = await institution.addMember({ fullName: 'Uma User' })
  await expect(manager.team.signReview()).rejects.toMatchObject({
    code: 'REVIEW_INCOMPLETE',
    data: { open: 2 },
  })
  await manager.team.decideReview({ userId, decision: 'remove' })
  await manager.team.decideReview({ userId: person.userId, decision: 'confirm' })
  await manager.team.signReview()
  expect(await manager.team.pastReviews()).toMatchObject([
    {
      signedBy: 'Mia Manager',
      decisions: [{ decision: 'confirm' }, { fullName: 'Uma User', decision: 'remove' }],
    },
  ])
  expect((await manager.team.review()).decisions.map(({ decision }) => decision)).toEqual([null, null])
})

test('an access review is due each quarter, and managers are reminded ahead and when it is late', async () => {
  const { institution, manager } = await newTeam()
  const setDays = (review: string, created: string) =>
    server.db.execute(sql`
      with aged as (update institutions set created_at = now() - interval '90 days' where id = ${institution.id})
      update access_reviews set due_on = ${sql.raw(review)}, started_at = ${sql.raw(created)}
      where institution_id = ${institution.id} and signed_at is null`)
  const reminders = async () =>
    (await manager.notifications.list({})).items
      .filter(({ kind }) => kind === 'team.review_due')
      .map(({ subject }) => subject.replace(/ due .*/, ' due'))
  await remindOfAccessReviews(server.db)
  expect(await reminders()).toEqual([])
  await institution.addMember()
  const { dueOn } = await manager.team.review()
  await setDays('current_date + 10', 'now()')
  for (let n = 0; n < 2; n++) await remindOfAccessReviews(server.db)
  expect(await reminders()).toEqual(['The quarterly access review is due'])
  await server.db.execute(
    sql`update institutions set review_reminded_on = current_date - 20 where id = ${institution.id}`,
  )
  await setDays('current_date - 2', 'now()')
  for (let n = 0; n < 2; n++) await remindOfAccessReviews(server.db)
  expect(await reminders()).toEqual([
    'The quarterly access review was due',
    'The quarterly access review is due',
  ])
  await setDays(`'${dueOn}'`, 'now()')
  const { decisions } = await manager.team.review()
  for (const { userId } of decisions) await manager.team.decideReview({ userId, decision: 'confirm' })
  await manager.team.signReview()
  const next = (await manager.team.review()).dueOn
  expect(next > dueOn).toBe(true)
  expect(next).toMatch(/-(03-31|06-30|09-30|12-31)$/)
})

test('an invited person gets the idle limit of the institution: thirty minutes, or what a manager chose', async () => {
  const { manager } = await newTeam()
  const idleOf = async ({ userId }: { userId: string }) => {
    const { rows } = await server.db.execute<{ seconds: number | null }>(
      sql`select session_idle_seconds as seconds from auth.users where id = ${userId}`,
    )
    return rows[0]!.seconds
  }
  expect(await idleOf(await manager.team.invite(invitation('idle-30@harbor.example')))).toBe(1800)
  const { version } = await manager.settings.find()
  const rest = { requiresSecondFactor: false, invitationDomains: [] }
  await manager.settings.updateSecurity({ version, sessionIdleMinutes: 60, ...rest })
  expect(await idleOf(await manager.team.invite(invitation('idle-60@harbor.example')))).toBe(3600)
})

test('what managers do to people is in the log of their institution', async () => {
  const { institution, manager } = await newTeam()
  const { userId } = await institution.addMember()
  await manager.team.suspend({ userId })
  await manager.team.reactivate({ userId })
  await manager.team.signOutEverywhere({ userId })
  await manager.team.resendInvitation({ userId })
  expect((await manager.settings.audit({})).items.map(({ action }) => action)).toEqual([
    'team.invitation_resent',
    'team.member_signed_out',
    'team.member_reactivated',
    'team.member_suspended',
  ])
})

test('a manager looks through the passkeys of a person after a sign-out, and removes one', async () => {
  const { institution, manager } = await newTeam()
  const { userId } = await institution.addMember()
  for (const [name, days] of [
    ['Old', 31],
    ['New', 29],
  ] as const)
    await server.db.execute(sql`
      insert into auth.credentials (user_id, credential_id, public_key, counter, friendly_name, created_at)
      values (${userId}, ${`${userId} ${name}`}, 'key', 0, ${name}, now() - make_interval(days => ${days}))`)
  const passkeys = await manager.team.listPasskeys({ userId })
  expect(passkeys).toMatchObject([
    { name: 'Old', isRecent: false },
    { name: 'New', isRecent: true },
  ])
  const passkeyId = passkeys[1]!.id
  await manager.team.removePasskey({ userId, passkeyId })
  expect((await manager.team.listPasskeys({ userId })).map(({ name }) => name)).toEqual(['Old'])
  await expect(manager.team.removePasskey({ userId, passkeyId })).rejects.toMatchObject({
    code: 'PASSKEY_NOT_FOUND',
  })
  expect((await manager.settings.audit({})).items[0]).toMatchObject({ action: 'team.passkey_removed' })

  const { manager: stranger } = await newTeam()
  await expect(stranger.team.listPasskeys({ userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.team.removePasskey({ userId, passkeyId: passkeys[0]!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the other managers, and the person concerned, are told when the team changes', async () => {
  const { institution, manager } = await newTeam()
  const other = await institution.signedIn({ role: 'manager' })
  const person = await institution.addMember({ fullName: 'Uma User' })
  const user = server.clientOf(await server.tokenOf(person))
  await manager.team.invite(invitation('told@harbor.example'))
  await manager.team.changeRole({ userId: person.userId, role: 'manager' })
  const told = async (client: TestClient) =>
    (await client.notifications.list({})).items.map(({ topic, subject }) => `${topic}: ${subject}`).sort()
  expect(await told(other)).toEqual([
    'team: Mia Manager invited Ina Invited',
    'team: Mia Manager made Uma User a manager',
  ])
  expect(await told(user)).toEqual(['team: Mia Manager made Uma User a manager'])
  expect(await told(manager)).toEqual([])
})

describe('access to HMDA', () => {
  const namesOf = async (client: TestClient) =>
    (await client.team.list({})).items.map(({ fullName, worksOnHmda }) => [fullName, worksOnHmda])

  test('a manager lets a user work on it, the list and the review say so, and all concerned are told', async () => {
    const { institution, manager } = await newTeam()
    const other = await institution.signedIn({ role: 'manager', fullName: 'Nora Manager' })
    const { userId, email } = await institution.addMember({ role: 'user', fullName: 'Uma User' })
    const user = server.clientOf(await server.tokenOf({ email }))
    const worksOn = async () => (await manager.team.review()).decisions.map(({ worksOnHmda }) => worksOnHmda)
    expect(await worksOn()).toEqual([true, true, false])
    await manager.team.setHmdaAccess({ userId, worksOnHmda: true })
    await manager.team.setHmdaAccess({ userId, worksOnHmda: true })
    expect((await user.members.me()).worksOnHmda).toBe(true)
    expect(await namesOf(manager)).toEqual([
      ['Mia Manager', true],
      ['Nora Manager', true],
      ['Uma User', true],
    ])
    // Users read names, roles, and addresses of their team.
    expect((await namesOf(user)).map(([, worksOnHmda]) => worksOnHmda)).toEqual([null, null, null])
    expect(await worksOn()).toEqual([true, true, true])
    await manager.team.setHmdaAccess({ userId, worksOnHmda: false })
    expect((await user.members.me()).worksOnHmda).toBe(false)

    const told = async (client: TestClient) =>
      (await client.notifications.list({})).items.map(({ subject }) => subject).toSorted()
    const subjects = ['Mia Manager let Uma User work on HMDA', 'Mia Manager took HMDA away from Uma User']
    expect(await told(other)).toEqual(subjects)
    expect(await told(user)).toEqual(subjects)
    const { items } = await manager.settings.audit({ action: 'team.hmda_access_changed' })
    expect(items.map(({ detail, subjectId }) => [JSON.parse(detail), subjectId])).toEqual([
      [{ worksOnHmda: false }, userId],
      [{ worksOnHmda: true }, userId],
    ])
  })

  test('a signed review keeps who worked on it', async () => {
    const { institution, manager, person } = await newTeam()
    const { userId } = await institution.addMember({ fullName: 'Uma User', worksOnHmda: true })
    await manager.team.decideReview({ userId, decision: 'confirm' })
    await manager.team.decideReview({ userId: person.userId, decision: 'confirm' })
    await manager.team.signReview()
    await manager.team.setHmdaAccess({ userId, worksOnHmda: false })
    const [signed] = await manager.team.pastReviews()
    expect(signed!.decisions.map(({ worksOnHmda }) => worksOnHmda)).toEqual([true, true])
    expect(await (await manager.team.exportReviews()).text()).toMatch(/Uma User,user,confirm,yes/)
  })

  test('managers and directors are not named', async () => {
    const { institution, manager, person } = await newTeam()
    const director = await institution.addMember({ seat: 'director', worksOnHmda: true })
    const operator = await institution.addMember({ role: 'admin' })
    for (const { userId } of [person, director, operator])
      await expect(manager.team.setHmdaAccess({ userId, worksOnHmda: true })).rejects.toMatchObject({
        code: 'NOT_A_USER',
      })
    expect((await server.clientOf(await server.tokenOf(director)).members.me()).worksOnHmda).toBe(false)
  })

  test('a manager of another institution, and a user, give nobody anything', async () => {
    const { institution } = await newTeam()
    const { userId, email } = await institution.addMember({ role: 'user' })
    const user = server.clientOf(await server.tokenOf({ email }))
    const { manager: stranger } = await newTeam()
    const input = { userId, worksOnHmda: true }
    await expect(stranger.team.setHmdaAccess(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(user.team.setHmdaAccess(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await user.members.me()).worksOnHmda).toBe(false)
  })
})
