import { countWaiting } from '@plumbline/database/testing/waiting-statements.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signedIn({ role: 'admin' })
})
afterAll(() => server.close())

let filed = 0
async function fileTrial(values: Record<string, unknown> & { email?: string } = {}) {
  filed += 1
  const { email = `prospect-${filed}@bank.example` } = values
  await server.nobody.inbox.requestTrial({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 60,
    institutionType: 'community_bank',
    assetsSize: '100m_500m',
    regulatoryConcerns: ['trid', 'hmda'],
    numberOfEmployees: '11_50',
    primaryGoal: 'save_time',
    fullName: `Prospect ${filed}`,
    email,
    companyName: 'Hill Bank',
    ...values,
  })
  const { items } = await admin.requests.trials({ search: email })
  return items[0]!
}

test('accepting makes an account with fourteen days, and sends the invitation, once', async () => {
  const request = await fileTrial()
  const before = await admin.requests.unread()
  await admin.requests.acceptTrial({ id: request.id })

  const [user] = (await admin.users.list({ search: request.email })).items
  expect(user).toMatchObject({ companyName: 'Hill Bank', companyType: 'community_bank', role: 'manager' })
  const days = (Date.parse(user!.trialEndsAt!) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  const { rows } = await server.db.execute(
    sql`select kind from outgoing_mail where recipient = ${request.email} and kind = 'invite'`,
  )
  expect(rows).toHaveLength(1)
  expect((await admin.requests.unread()).trials).toBe(before.trials - 1)
  await expect(admin.requests.acceptTrial({ id: request.id })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
  })
})

test('somebody who asks twice is told so, and accepting one request settles the other', async () => {
  const first = await fileTrial()
  const second = await fileTrial({ email: first.email, fullName: 'Prospect again' })
  const letters = await acknowledgementsTo(first.email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'We received your trial request',
    'We have your trial request already',
  ])
  expect(letters[1]!.plain).not.toContain('Prospect again')
  const before = await admin.requests.unread()

  await admin.requests.acceptTrial({ id: second.id })
  const { items } = await admin.requests.trials({ search: first.email })
  expect(items.map(({ status }) => status)).toEqual(['accepted', 'accepted'])
  expect((await admin.requests.unread()).trials).toBe(before.trials - 2)
  await expect(admin.requests.acceptTrial({ id: first.id })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
  })
})

test('somebody with an account who asks for a trial is told how to sign in', async () => {
  const member = await server.addMember()
  await fileTrial({ email: member.email })
  const [letter] = await acknowledgementsTo(member.email)
  expect(letter!.subject).toBe('You have a Plumbline account already')
  expect(letter!.plain).toContain('http://localhost:3000/login')
})

test('who is declined gets one polite mail without the note, however often they asked', async () => {
  const first = await fileTrial()
  await fileTrial({ email: first.email.toUpperCase() })
  const before = await admin.requests.unread()
  await admin.requests.declineTrial({ id: first.id, note: 'A vendor, not an institution.' })
  await expect(admin.requests.declineTrial({ id: first.id })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
  })
  const { items } = await admin.requests.trials({ search: first.email })
  expect(items.map(({ status }) => status)).toEqual(['declined', 'declined'])
  expect((await admin.requests.unread()).trials).toBe(before.trials - 2)
  const [mail, ...others] = await mailsTo(first.email, 'trial_request_declined')
  expect(others).toEqual([])
  expect(mail!.plain).toContain('cannot offer you one at this time')
  expect(mail!.plain).toContain('http://localhost:3000/contact')
  expect(mail!.plain).not.toContain('vendor')

  const member = await server.addMember()
  const { id } = await fileTrial({ email: member.email })
  await admin.requests.declineTrial({ id })
  expect(await mailsTo(member.email, 'trial_request_declined'), 'waits for nothing').toEqual([])
})

/** Two open requests of one address. Filed without the form, which takes only so many from one visitor. */
async function filedTwice() {
  filed += 1
  const email = `twice-${filed}@bank.example`
  const { rows } = await server.db.execute<{ id: string }>(sql`
    insert into trial_requests (idempotency_key, institution_type, assets_size, regulatory_concerns,
      number_of_employees, current_compliance_tools, primary_goal, full_name, email, company_name, job_title)
    select gen_random_uuid(), 'community_bank', '100m_500m', '{trid}', '11_50', '', 'save_time', 'Prospect twice',
      address, 'Hill Bank', '' from unnest(array[${email}, ${email.toUpperCase()}]::text[]) address
    returning id`)
  const [lower, higher] = rows.map(({ id }) => id).sort()
  return { lower: lower!, higher: higher! }
}

test.each(['acceptTrial', 'declineTrial'] as const)(
  '%s of a repeated request waits in line with a decision on the other',
  async (decide) => {
    const { lower, higher } = await filedTwice()
    const { decided } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from trial_requests where id = ${lower} for update`)
      const decided = admin.requests[decide]({ id: higher })
      await expect.poll(() => countWaiting(server.db)).toBe(1)
      // The other decision holds nothing that this one needs.
      await tx.execute(sql`select 1 from trial_requests where id = ${higher} for update nowait`)
      return { decided }
    })
    await decided
    await expect(admin.requests[decide]({ id: lower })).rejects.toMatchObject({ code: 'ALREADY_DECIDED' })
  },
)

test('the audit log names every request that a decision settles', async () => {
  const detailsOf = async (action: string, id: string) => {
    const { rows } = await server.db.execute<{ detail: string; subjectId: string }>(sql`
      select detail::text as detail, subject_id as "subjectId" from audit_log
      where action = ${action} and (subject_id = ${id} or detail::text like ${`%${id}%`}) order by number`)
    return rows.map(({ detail, subjectId }) => ({ subjectId, ...JSON.parse(detail) }))
  }
  const accepted = await filedTwice()
  await admin.requests.acceptTrial({ id: accepted.higher })
  const [first, second] = await detailsOf('trial.accept', accepted.higher)
  expect(first).toEqual({ subjectId: expect.any(String), request: accepted.higher })
  expect(second).toEqual({
    ...{ subjectId: first!.subjectId, request: accepted.lower, decidedWith: accepted.higher },
  })
  const declined = await filedTwice()
  await admin.requests.declineTrial({ id: declined.higher })
  expect(await detailsOf('trial.decline', declined.higher)).toEqual([
    { subjectId: declined.higher },
    { subjectId: declined.lower, decidedWith: declined.higher },
  ])
})

const acknowledgementsTo = (email: string) => mailsTo(email, 'trial_request_received')

async function mailsTo(email: string, kind: string): Promise<Mail[]> {
  const { rows } = await server.db.execute<Mail>(sql`
    select subject, plain, html from outgoing_mail
    where lower(recipient) = lower(${email}) and kind = ${kind} order by created_at`)
  return rows
}

interface Mail extends Record<string, unknown> {
  subject: string
  plain: string
  html: string
}

async function invitationTo(email: string): Promise<Mail> {
  const { rows } = await server.db.execute<Mail>(
    sql`select subject, plain, html from outgoing_mail where recipient = ${email} and kind = 'invite'`,
  )
  return rows[0]!
}

test('who asked for a trial is told that it was accepted, until when it is, and how to get another link', async () => {
  const request = await fileTrial()
  await admin.requests.acceptTrial({ id: request.id })
  const { subject, plain, html } = await invitationTo(request.email)
  const [user] = (await admin.users.list({ search: request.email })).items
  // The day where the institution is, as above its screens.
  const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(
    new Date(user!.trialEndsAt!),
  )
  expect(subject).toBe('Your free trial of Plumbline is ready')
  for (const text of [plain, html]) {
    expect(text).toContain(`Hello ${request.fullName},`)
    expect(text).toContain('Your request for a free trial was accepted.')
    expect(text).toContain('14 days')
    expect(text).toContain(end)
    expect(text).toContain('http://localhost:3000/login')
    expect(text).not.toContain('administrator')
  }
})

test('who is invited otherwise reads nothing of a trial, and gets another link by themselves', async () => {
  const email = 'colleague@bank.example'
  await admin.users.create({
    email,
    fullName: 'Colleague',
    companyName: 'Hill Bank',
    companyType: 'community_bank',
    role: 'user',
  })
  const { subject, plain, html } = await invitationTo(email)
  expect(subject).toBe('Your Plumbline account for Hill Bank')
  for (const text of [plain, html]) {
    expect(text).toContain('http://localhost:3000/login')
    expect(text).toContain('An administrator made an account for you at Hill Bank')
    expect(text).not.toMatch(/trial|ask your administrator/)
  }
})

test('an address that was filed before and cannot be used is said, and nothing is half-done', async () => {
  const { id } = await fileTrial()
  await server.db.execute(sql`update trial_requests set email = 'ada@example..com' where id = ${id}`)
  await expect(admin.requests.acceptTrial({ id })).rejects.toMatchObject({
    code: 'EMAIL_INVALID',
    status: 422,
  })
  const { items } = await admin.requests.trials({ search: 'ada@example..com' })
  expect(items).toMatchObject([{ id, status: 'new' }])
})

test('an address with an apostrophe gets its account', async () => {
  const email = "sean.o'brien@bank.example"
  await fileTrial({ email })
  const { items } = await admin.requests.trials({ search: email })
  await admin.requests.acceptTrial({ id: items[0]!.id })
  expect((await admin.users.list({ search: email })).items).toMatchObject([{ email }])
})

test('declining keeps the note; an address that has an account is said, and nothing is half-done', async () => {
  const declined = await fileTrial()
  await admin.requests.declineTrial({ id: declined.id, note: 'A vendor, not an institution.' })
  expect((await admin.requests.trials({ search: declined.email })).items[0]).toMatchObject({
    status: 'declined',
    decisionNote: 'A vendor, not an institution.',
  })
  const member = await server.addMember()
  const again = await fileTrial({ email: member.email })
  await expect(admin.requests.acceptTrial({ id: again.id })).rejects.toMatchObject({ code: 'EMAIL_EXISTS' })
  expect((await admin.requests.trials({ search: member.email })).items).toMatchObject([
    { id: again.id, status: 'new' },
  ])
})

test('a request of somebody who was invited meanwhile waits for its answer, and says why', async () => {
  const request = await fileTrial()
  await admin.users.create({
    email: request.email,
    fullName: 'Invited',
    companyName: 'Hill Bank',
    companyType: 'community_bank',
    role: 'user',
  })
  await expect(admin.requests.acceptTrial({ id: request.id })).rejects.toMatchObject({ code: 'EMAIL_EXISTS' })
  expect((await admin.requests.trials({ search: request.email })).items[0]!.status).toBe('new')
})

test('messages and applications are listed, searched, dealt with; a resume is handed out as it came', async () => {
  await server.nobody.inbox.sendMessage({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 60,
    firstName: 'Mo',
    lastName: 'Writer',
    email: 'mo@example.com',
    company: 'Lake CU',
    inquiryType: 'sales',
    subject: 'About prices',
    message: 'How much?',
  })
  const [message] = (await admin.requests.messages({ search: 'about prices', status: 'new' })).items
  await admin.requests.setMessageDone({ id: message!.id, isDone: true })
  expect((await admin.requests.messages({ status: 'new' })).items).toEqual([])
  expect((await admin.requests.messages({ status: 'dealt-with' })).totalCount).toBe(1)

  const resume = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' })
  await server.nobody.inbox.apply({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 60,
    firstName: 'Jo',
    lastName: 'Candidate',
    email: 'jo@example.com',
    experience: '4-5',
    coverLetter: 'Dear all',
    resume,
  })
  const [application] = (await admin.requests.applications({ search: 'candidate' })).items
  const file = await admin.requests.resume({ id: application!.id })
  expect([file.name, file.type, await file.text()]).toEqual([
    'cv.pdf',
    'application/pdf',
    '%PDF-1.4\n%%EOF\n',
  ])
  await admin.requests.setApplicationReviewed({ id: application!.id, isReviewed: true })
  expect((await admin.requests.unread()).applications).toBe(0)
})

test('what is not there is said', async () => {
  const id = crypto.randomUUID()
  const calls = [
    () => admin.requests.acceptTrial({ id }),
    () => admin.requests.declineTrial({ id }),
    () => admin.requests.setMessageDone({ id, isDone: true }),
    () => admin.requests.setApplicationReviewed({ id, isReviewed: true }),
    () => admin.requests.resume({ id }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a character that cannot be stored is refused wherever it stands', async () => {
  const nul = '\u0000'
  await expect(admin.users.list({ search: `a${nul}b` })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(admin.articles.list({ search: nul })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(admin.search.everything({ query: `x${nul}` })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(server.nobody.blog.list({ category: nul })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
