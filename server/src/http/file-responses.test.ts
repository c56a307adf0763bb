import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNextReport } from '../insight/reports/report-work.ts'
import { startTestServer, type TestClient } from '../testing/test-server.ts'

const server = await startTestServer()
let bearer: string
let admin: TestClient
beforeAll(async () => {
  bearer = await server.tokenOf(await server.addMember({ role: 'admin' }))
  admin = server.clientOf(bearer)
})
afterAll(server.close)

const download = (path: string) =>
  server.request(`http://localhost:3000/api${path}`, { headers: { Authorization: `Bearer ${bearer}` } })

let filed = 0
async function applyWith(resume: File) {
  const email = `applicant-${++filed}@example.com`
  await server.nobody.inbox.apply({
    idempotencyKey: crypto.randomUUID(),
    shownSeconds: 60,
    firstName: 'Ada',
    lastName: 'Example',
    email,
    experience: '4-5',
    coverLetter: 'Hello.',
    resume,
  })
  const [application] = (await admin.requests.applications({ search: email })).items
  return download(`/requests/applications/${application!.id}/resume`)
}

async function report() {
  const { id } = await admin.reports.create({
    kind: 'monthly-summary',
    format: 'pdf',
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
  })
  await makeNextReport(server.db, server.plumbline.log)
  return download(`/reports/${id}/file`)
}

test.each([
  ['a resume', () => applyWith(new File(['%PDF-1.7'], 'cv.pdf')), 'application/pdf'],
  ['a report', report, 'application/pdf'],
  ['the users', () => download('/users/export'), 'text/csv;charset=utf-8'],
  ['the audit log', () => download('/audit/export'), 'text/csv;charset=utf-8'],
])('%s is handed out to be saved, and could not run if it were opened', async (_, ask, type) => {
  const { status, headers } = await ask()
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*; sandbox$/)
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\system.ini', 'system.ini.pdf'],
  ['cv.pdf"; filename="evil.html', 'cv.pdf; filename=evil.html.pdf'],
  ['cv\r\nX-Injected: 1.pdf', 'cvX-Injected 1.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['.pdf', 'resume.pdf'],
  ['x'.repeat(500), `${'x'.repeat(120)}.pdf`],
])('the name %j breaks no header and leaves no folder', async (name, kept) => {
  const { headers } = await applyWith(new File(['%PDF-1.7'], name, { type: 'text/html' }))
  expect(headers.get('x-injected')).toBeNull()
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toContain(`filename*=utf-8''${encodeURIComponent(kept)}`)
})

test.each([
  ['a Word file', 'PK\x03\x04word/document.xml'],
  ['HTML before the mark of a PDF', '<script>alert(1)</script>%PDF-1.7'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['the mark cut short', '%PDF'],
])('%s by the name of a resume is refused', async (_, content) => {
  const resume = new File([content], 'cv.pdf', { type: 'application/pdf' })
  await expect(applyWith(resume)).rejects.toMatchObject({ code: 'RESUME_NOT_PDF' })
})

test('a PDF that is also a page keeps its bytes and is never a page', async () => {
  const both = '%PDF-1.7\n<html><script>alert(1)</script></html>'
  const response = await applyWith(new File([both], 'cv.html', { type: 'text/html' }))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(await response.text()).toBe(both)
})
