import { afterAll, beforeEach, expect, test } from 'vitest'
import { jobApplicationsTable } from '../outreach/inbox/inbox-tables.ts'
import { openSite } from '../program/site.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const { app } = await openSite(server.plumbline, { isDevelopment: false })
afterAll(() => server.close())
beforeEach(() => server.db.delete(jobApplicationsTable))

const shownAt = () => new Date(Date.now() - 60_000).toISOString()
const pdf = (bytes: number) =>
  new File(['%PDF-1.7', new Uint8Array(bytes - 8)], 'ada.pdf', { type: 'application/pdf' })

async function post(path: string, fields: Record<string, string | File>, asFiles = path === '/careers') {
  const texts = { shownAt: shownAt(), ...fields }
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  const body = asFiles ? form : new URLSearchParams(texts as Record<string, string>)
  const response = await app.request(path, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

/** Where each form has its long text. */
const LONG_TEXTS = [
  ['/contact', 'message'],
  ['/careers', 'coverLetter'],
  ['/questionnaire', 'currentComplianceTools'],
] as const

const count = (text: string, sign: string) => text.split(sign).length - 1

test.each(LONG_TEXTS)('%s sends back what is within the limit, sign by sign', async (path, field) => {
  const typed = `${'“Ω”👩‍⚖️\n'.repeat(1000)}${'x'.repeat(1000)}`
  expect(typed.length).toBe(10_000)
  const { status, text } = await post(path, { [field]: typed, email: 'nobody' })
  expect(status).toBe(422)
  expect(text).toContain(typed)
  expect(text).not.toContain('Please keep this to')
})

test.each(LONG_TEXTS)(
  '%s sends back what is somewhat too long whole, to be shortened',
  async (path, field) => {
    const { status, text } = await post(path, { [field]: 'ж'.repeat(19_000) })
    expect(status).toBe(422)
    expect(text).toContain('ж'.repeat(19_000))
    expect(text).toContain('Please keep this to 10,000 characters; it has 19,000.')
  },
)

test.each(LONG_TEXTS)(
  '%s sends back the beginning of what is much too long, and says so',
  async (path, field) => {
    const { status, text } = await post(path, {
      [field]: 'ж'.repeat(40_000),
      shownAt: 'ж'.repeat(1000),
      email: 'ж'.repeat(1000),
    })
    expect(status).toBe(422)
    expect(text).toContain(
      'Please keep this to 10,000 characters; it has 40,000. Only the first 20,000 are still here.',
    )
    // Once in the field, and once for the script that makes it come alive.
    expect(count(text, 'ж')).toBeLessThan(2 * 21_000)
  },
)

test('a choice that is sent very often is sent back once', async () => {
  const body = `${'regulatoryConcerns=trid&'.repeat(5000)}${'fullName=Ada&'.repeat(5000)}`
  const response = await app.request('/questionnaire', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect(response.status).toBe(422)
  const text = await response.text()
  expect(count(text, 'trid')).toBeLessThan(10)
  expect(count(text, 'Ada')).toBeLessThan(10)
})

test.each(['/contact', '/questionnaire', '/pricing'])('%s takes no more than texts need', async (path) => {
  const { status, text } = await post(path, { message: 'x'.repeat(256 * 1024) })
  expect(status).toBe(413)
  expect(text).toBe('A form may have 0.25 MiB at most. Go back: what you typed is still there.')
})

const APPLICATION = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  experience: '4-5',
  coverLetter: 'I read regulations for pleasure.',
}
const MIB = 1024 * 1024

test('an application brings its resume of five megabytes', async () => {
  const { status } = await post('/careers', { ...APPLICATION, resume: pdf(5 * MIB) })
  expect(status).toBe(302)
  expect(await server.db.select({ id: jobApplicationsTable.id }).from(jobApplicationsTable)).toHaveLength(1)
})

test('an application that is larger is refused, and without a file takes no more than other forms', async () => {
  const large = await post('/careers', { ...APPLICATION, resume: pdf(6 * MIB) })
  expect(large).toEqual({
    status: 413,
    text: 'File size must be less than 5MB. Go back: what you typed is still there.',
  })
  const texts = await post('/careers', { ...APPLICATION, coverLetter: 'x'.repeat(256 * 1024) }, false)
  expect(texts.status).toBe(413)
})
