import type {
  ContactMessageInput,
  JobApplicationInput,
  TrialRequestInput,
} from '@plumbline/contract/outreach/inbox.ts'
import { RESUME_BYTES_AT_MOST } from '@plumbline/contract/outreach/inbox-limits.ts'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLogTable } from '../../platform/audit-log/audit-tables.ts'
import { verifyAuditChain } from '../../platform/audit-log/audit-verification.ts'
import { outgoingMailTable } from '../../platform/mail/mail-tables.ts'
import { startTestServer } from '../../testing/test-server.ts'
import {
  contactMessagesTable,
  jobApplicationResumesTable,
  jobApplicationsTable,
  submissionCountsTable,
  trialRequestsTable,
} from './inbox-tables.ts'
import { DAY } from './submission-rate-limit.ts'

const SUBMISSIONS_PER_HOUR = 12
const server = await startTestServer({
  environment: { SUBMISSIONS_PER_HOUR: String(SUBMISSIONS_PER_HOUR) },
})
const { db, nobody, request, close } = server
afterAll(close)
beforeEach(async () => {
  await db.execute(
    sql`truncate trial_requests, contact_messages, job_applications, job_application_resumes, filing_counts, outgoing_mail`,
  )
})

const proof = () => ({ idempotencyKey: crypto.randomUUID(), shownSeconds: 30, website: '' })

const trialRequest = (over: Partial<TrialRequestInput> = {}): TrialRequestInput => ({
  ...proof(),
  institutionType: 'credit_union',
  assetsSize: '100m_500m',
  regulatoryConcerns: ['trid', 'hmda'],
  numberOfEmployees: '11_50',
  currentComplianceTools: 'Spreadsheets',
  primaryGoal: 'save_time',
  fullName: 'Ada Example',
  email: 'ada@example.com',
  companyName: 'Example Credit Union',
  jobTitle: '',
  ...over,
})

const message = (over: Partial<ContactMessageInput> = {}): ContactMessageInput => ({
  ...proof(),
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '',
  company: 'Example Credit Union',
  inquiryType: 'partnership',
  subject: 'A question',
  message: 'First paragraph.\n\nSecond <b>paragraph</b>.',
  ...over,
})

const pdf = (size = 1000, name = 'ada.pdf') => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return new File([bytes], name, { type: 'application/pdf' })
}

const application = (over: Partial<JobApplicationInput> = {}): JobApplicationInput => ({
  ...proof(),
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '',
  position: 'Compliance analyst',
  experience: '4-5',
  linkedin: 'https://www.linkedin.com/in/ada',
  github: '',
  coverLetter: 'I read regulations for pleasure.',
  resume: pdf(),
  referralSource: 'job-board',
  startDate: '2026-09-01',
  salaryExpectation: '',
  ...over,
})

const audited = async (action: string) =>
  (await db.select().from(auditLogTable)).filter((entry) => entry.action === action)

test('a trial request is stored whole, as a new one, and acknowledged', async () => {
  await nobody.inbox.requestTrial(trialRequest({ regulatoryConcerns: ['trid', 'hmda', 'trid'] }))

  const [row, ...others] = await db.select().from(trialRequestsTable)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    institutionType: 'credit_union',
    regulatoryConcerns: ['trid', 'hmda'],
    email: 'ada@example.com',
    status: 'new',
    decidedAt: null,
  })
  const mail = await db.select().from(outgoingMailTable)
  expect(mail.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})

test('administrators, and nobody else, are told of a request, with a link that opens it', async () => {
  const admin = await server.signedIn({ role: 'admin' })
  const manager = await server.signedIn({ role: 'manager' })
  const trial = trialRequest({ companyName: 'Example\n Credit Union' })
  await nobody.inbox.requestTrial(trial)
  await nobody.inbox.requestTrial(trial)
  await nobody.inbox.sendMessage(message())
  const told = async (client: typeof admin) =>
    (await client.notifications.list({})).items.map(({ subject, topic }) => [topic, subject]).toSorted()
  expect(await told(admin)).toEqual([
    ['request', 'A message about partnership arrived from Example Credit Union'],
    ['request', 'Example Credit Union asks for a trial'],
  ])
  expect(await told(manager)).toEqual([])
  const { items } = await admin.notifications.list({})
  const { link } = items.find(({ subject }) => subject.includes('trial'))!
  await nobody.inbox.requestTrial(trialRequest({ fullName: 'Ben Example' }))
  const address = new URL(link, 'http://localhost')
  expect([address.pathname, address.searchParams.get('kind')]).toEqual(['/admin/requests', 'trials'])
  const opened = await admin.requests.trials({ id: address.searchParams.get('id')! })
  expect(opened.items.map(({ fullName }) => fullName)).toEqual(['Ada Example'])
})

test('a message goes to the address of its kind of inquiry, and is acknowledged without its words', async () => {
  await nobody.inbox.sendMessage(message())

  expect(await db.select().from(contactMessagesTable)).toMatchObject([
    { subject: 'A question', status: 'new' },
  ])
  const mail = await db.select().from(outgoingMailTable)
  const ours = mail.find(({ recipient }) => recipient === 'partners@plumbline.example')
  expect(ours?.plain).toContain('Second <b>paragraph</b>.')
  expect(ours?.html).toContain('Second &lt;b&gt;paragraph&lt;/b&gt;.')
  const acknowledgement = mail.find(({ recipient }) => recipient === 'ada@example.com')
  expect(acknowledgement?.plain).toContain('within one business day')
  expect(acknowledgement?.plain).not.toMatch(/question|paragraph|Ada/)
  expect(mail).toHaveLength(2)
})

test('the audit entry names the submission and nobody', async () => {
  await nobody.inbox.sendMessage(message())

  const [row] = await db.select({ id: contactMessagesTable.id }).from(contactMessagesTable)
  const entry = (await audited('contact_message.file')).find(({ subjectId }) => subjectId === row!.id)
  expect(entry).toMatchObject({ actorId: null, ip: '', detail: '{}' })
  expect(await verifyAuditChain(db)).toMatchObject({ outcome: 'whole' })
})

test('an application keeps its resume byte for byte', async () => {
  await nobody.inbox.apply(application({ resume: pdf(200_000, '../Ada\u202e "CV".PDF') }))

  const [row] = await db.select().from(jobApplicationsTable)
  expect(row).toMatchObject({ experience: '4-5', startDate: '2026-09-01', status: 'new' })
  const [resume] = await db.select().from(jobApplicationResumesTable)
  expect(resume).toMatchObject({ applicationId: row!.id, fileName: 'Ada CV.pdf' })
  expect(Buffer.from(resume!.content).equals(Buffer.from(await pdf(200_000).arrayBuffer()))).toBe(true)
})

test('a resume of exactly five megabytes is accepted, one byte more is not', async () => {
  await nobody.inbox.apply(application({ resume: pdf(RESUME_BYTES_AT_MOST) }))
  await expect(
    nobody.inbox.apply(application({ resume: pdf(RESUME_BYTES_AT_MOST + 1) })),
  ).rejects.toMatchObject({ code: 'RESUME_TOO_LARGE', status: 413 })

  expect(await db.select({ id: jobApplicationsTable.id }).from(jobApplicationsTable)).toHaveLength(1)
})

test.each([
  ['something else by the name of a PDF', new File(['<html>'], 'ada.pdf', { type: 'application/pdf' })],
  ['an empty file', new File([], 'ada.pdf', { type: 'application/pdf' })],
])('a resume that is %s is refused', async (_, resume) => {
  await expect(nobody.inbox.apply(application({ resume }))).rejects.toMatchObject({ code: 'RESUME_NOT_PDF' })
  expect(await db.select().from(jobApplicationResumesTable)).toEqual([])
})

test('an upload that is cut files nothing', async () => {
  const whole = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAda\r\n--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  )
  const response = await request('/api/job-applications', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: whole,
  })
  expect(response.status).toBe(400)
  expect(await db.select().from(jobApplicationsTable)).toEqual([])
})

test('the same filled-in form is filed once, however often and however simultaneously it comes', async () => {
  const form = message()
  await Promise.all([1, 2, 3].map(() => nobody.inbox.sendMessage(form)))
  await nobody.inbox.sendMessage(form)

  expect(await db.select().from(contactMessagesTable)).toHaveLength(1)
  expect(await db.select().from(outgoingMailTable)).toHaveLength(2)
})

test.each([{ website: 'https://spam.example' }, { shownSeconds: 1.9 }])(
  'what programs do is refused: %j',
  async (over) => {
    await expect(nobody.inbox.sendMessage(message(over))).rejects.toMatchObject({ code: 'LOOKS_AUTOMATED' })
    expect(await db.select().from(contactMessagesTable)).toEqual([])
  },
)

test('a client files so many an hour, and is told when to come back; a repeat is no further one', async () => {
  for (let filed = 1; filed < SUBMISSIONS_PER_HOUR; filed++) await nobody.inbox.sendMessage(message())
  const last = message()
  await nobody.inbox.sendMessage(last)

  const refused = nobody.inbox.requestTrial(trialRequest())
  await expect(refused).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    data: { retryAfterSeconds: expect.any(Number) },
  })
  expect(await db.select().from(trialRequestsTable)).toEqual([])
  await nobody.inbox.sendMessage(last)

  await db.execute(sql`update filing_counts set hour = hour - interval '1 hour'`)
  await nobody.inbox.requestTrial(trialRequest())
  const counts = await db.select().from(submissionCountsTable).where(isNull(submissionCountsTable.bytes))
  expect(counts.map(({ filed }) => filed)).toEqual([1])
  expect(counts[0]!.clientHash).not.toContain('127.0.0.1')
})

/** What tables take of the disk, the texts and files that stand apart from their rows included. */
const bytesTaken = async () =>
  (
    await db.execute(sql`select relname, pg_total_relation_size(oid)::text as bytes from pg_class
      where relname in ('trial_requests', 'contact_messages', 'job_applications', 'job_application_resumes',
        'filing_counts', 'outgoing_mail', 'audit_log') order by relname`)
  ).rows

test('of what is refused over the limit nothing was written, however often and however simultaneously it comes', async () => {
  const noise = crypto.getRandomValues(new Uint8Array(60_000))
  const resume = () => new File(['%PDF-1.7', noise], 'ada.pdf', { type: 'application/pdf' })
  for (let filed = 0; filed < SUBMISSIONS_PER_HOUR; filed++) await nobody.inbox.sendMessage(message())
  const before = await bytesTaken()

  const refused = await Promise.allSettled(
    Array.from({ length: 20 }, () => nobody.inbox.apply(application({ resume: resume() }))),
  )

  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
  expect(await bytesTaken()).toEqual(before)
  const counts = await db.select().from(submissionCountsTable).where(isNull(submissionCountsTable.bytes))
  expect(counts.map(({ filed }) => filed)).toEqual([SUBMISSIONS_PER_HOUR])
})

test('a network has a day of rows and bytes, all networks together have one, and a repeat is no further one', async () => {
  const last = message()
  await nobody.inbox.sendMessage(last)
  const days = () => db.select().from(submissionCountsTable).where(isNotNull(submissionCountsTable.bytes))
  const [one, other] = await days()
  expect([one!.filed, other!.filed]).toEqual([1, 1])
  expect(one!.bytes).toBeGreaterThan(100)
  /** As if the day's counts were these, for one of the two and then for the other one. */
  const eachWith = async (share: { filed?: number; bytes?: number }, work: () => Promise<unknown>) => {
    const ofDay = isNotNull(submissionCountsTable.bytes)
    for (const { clientHash } of [one!, other!]) {
      await db.update(submissionCountsTable).set({ filed: 1, bytes: 0 }).where(ofDay)
      await db
        .update(submissionCountsTable)
        .set(share)
        .where(eq(submissionCountsTable.clientHash, clientHash))
      await work()
    }
  }
  const isRefused = async () => {
    const before = await bytesTaken()
    await expect(nobody.inbox.sendMessage(message())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await bytesTaken()).toEqual(before)
    await nobody.inbox.sendMessage(last)
  }
  await eachWith({ filed: DAY.all.hours * SUBMISSIONS_PER_HOUR }, isRefused)
  await eachWith({ bytes: DAY.all.bytesForEach * SUBMISSIONS_PER_HOUR }, isRefused)
  await eachWith({ bytes: DAY.network.bytesForEach * SUBMISSIONS_PER_HOUR - 5_000 }, () =>
    nobody.inbox.sendMessage(message()),
  )
})

test('a client that files more than its hour at once files its hour', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: SUBMISSIONS_PER_HOUR + 8 }, () => nobody.inbox.sendMessage(message())),
  )

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
  expect(await db.select().from(contactMessagesTable)).toHaveLength(SUBMISSIONS_PER_HOUR)
})

test.each([
  ['a trial request', () => nobody.inbox.requestTrial, trialRequest],
  ['a message', () => nobody.inbox.sendMessage, message],
  ['an application', () => nobody.inbox.apply, application],
] as [string, () => (form: unknown) => Promise<void>, () => unknown][])(
  'over the limit %s that was filed before is none to be refused',
  async (_, operation, fill) => {
    const file = operation()
    const form = fill()
    await file(form)
    for (let filed = 1; filed < SUBMISSIONS_PER_HOUR; filed++) await nobody.inbox.sendMessage(message())

    await file(form)
    await expect(file(fill())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  },
)

test.each([
  { firstName: '   ' },
  { email: 'nobody' },
  { email: 'a@example.com,b@example.com' },
  { email: 'Ada <ada@example.com>' },
  { email: 'ada@example..com' },
  { subject: 'x'.repeat(50_000) },
  { message: 'x'.repeat(50_000) },
  { inquiryType: 'nonsense' as 'other' },
])('a message with %j is refused by name', async (over) => {
  const [field] = Object.keys(over)
  await expect(nobody.inbox.sendMessage(message(over))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [expect.objectContaining({ path: [field] })] },
  })
})

test.each(['0000-01-01', '1899-12-31', '2101-01-01'])('nobody starts on %s', async (startDate) => {
  await expect(nobody.inbox.apply(application({ startDate }))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [expect.objectContaining({ path: ['startDate'] })] },
  })
})

test('whom the sign-in service can give an account, may ask for one', async () => {
  await nobody.inbox.requestTrial(trialRequest({ email: "Sean.O'Brien@bank.com" }))
  const filed = await db.select().from(trialRequestsTable)
  expect(filed.map(({ email }) => email)).toEqual(["Sean.O'Brien@bank.com"])
})

test('a character that the database cannot keep is refused', async () => {
  await expect(nobody.inbox.sendMessage(message({ message: 'a\0b' }))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test.each(['<script>alert(1)</script>', 'שלום, זו הודעה', '👩‍⚖️ naïve “quotes” \\ \' "'])(
  'text is stored as it was written: %s',
  async (text) => {
    await nobody.inbox.sendMessage(message({ message: text, subject: text }))
    const [row] = await db.select().from(contactMessagesTable)
    expect(row).toMatchObject({ message: text, subject: text })
  },
)

test.each([{ linkedin: 'javascript:alert(1)' }, { github: 'github' }, { startDate: 'soon' }])(
  'an application with %j is refused',
  async (over) => {
    await expect(nobody.inbox.apply(application(over))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)

test('a trial request without a concern is refused', async () => {
  await expect(nobody.inbox.requestTrial(trialRequest({ regulatoryConcerns: [] }))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test('one address gets three confirmations a day, whatever is sent in its name', async () => {
  for (let count = 0; count < 4; count++)
    await nobody.inbox.sendMessage(message({ email: 'Victim@example.com' }))
  await nobody.inbox.requestTrial(trialRequest({ email: 'victim@example.com' }))
  const sent = await db.select().from(outgoingMailTable)
  expect(sent.filter(({ recipient }) => recipient.toLowerCase() === 'victim@example.com')).toHaveLength(3)
  expect(await db.select().from(contactMessagesTable)).toHaveLength(4)
})
