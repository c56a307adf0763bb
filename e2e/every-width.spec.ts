import { randomUUID } from 'node:crypto'
import { expect, expectFits, signIn, test } from './journey.ts'

/** A screen, and what is there when all of it is. */
const SCREENS = [
  ['/dashboard', 'heading', 'Recent Regulatory Updates'],
  ['/articles', 'article', undefined],
  ['/articles/new', 'textbox', 'Title'],
  ['/articles/adverse-action-notice-clocks-and-reasons', 'heading', /Adverse action/],
  ['/checklists?topic=hmda', 'checkbox', /./],
  ['/updates', 'heading', /./],
  ['/blog', 'heading', 'Latest Posts'],
  ['/press', 'heading', 'More Press Coverage'],
  ['/admin', 'table', 'Users'],
  ['/admin/requests', 'tab', /Trial requests/],
  ['/admin/audit', 'table', 'Audit log'],
  ['/account/security', 'heading', 'Passkeys'],
] as const

test.beforeEach(({ page }) => signIn(page))

for (const [path, role, name] of SCREENS) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole(role, name && { name }).first()).toBeVisible()
    await expectFits(page)
  })
}

test('requests with long words in them fit every screen, and speak in words', async ({ page, request }) => {
  const mark = randomUUID()
  const email = `wilhelmina.longfellow-featherstonehaugh-${mark}@lakecountycommunity.example`
  const person = { firstName: 'Wilhelmina', lastName: 'Longfellow', email, phone: '' }
  const proof = () => ({ idempotencyKey: randomUUID(), shownSeconds: 60 })
  const message = await request.post('/api/contact-messages', {
    data: {
      ...proof(),
      ...person,
      company: 'Lake County',
      inquiryType: 'partnership',
      subject: mark.repeat(3),
      message: mark.repeat(9),
    },
  })
  expect(message.ok(), await message.text()).toBe(true)
  const application = await request.post('/api/job-applications', {
    multipart: {
      ...proof(),
      ...person,
      position: mark,
      experience: '4-5',
      linkedin: `https://example.com/${mark.repeat(3)}`,
      coverLetter: mark.repeat(9),
      referralSource: 'job-board',
      resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    },
  })
  expect(application.ok(), await application.text()).toBe(true)
  for (const [kind, word] of [
    ['messages', 'Partnership'],
    ['applications', 'Job board'],
  ] as const) {
    await page.goto(`/admin/requests?kind=${kind}&search=${mark}`)
    await page.locator('summary').click()
    await expect(page.getByText(word, { exact: true })).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await expectFits(page)
  }
})

test('the assistant stands over no button of the article editor, also at its end', async ({ page }) => {
  await page.goto('/articles/new')
  const publish = page.getByRole('button', { name: 'Publish' })
  const assistant = page.getByRole('button', { name: 'Need help? Chat with us!' })
  await expect(publish).toBeVisible()
  await expect(assistant).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(() => page.evaluate(() => innerHeight + scrollY - document.documentElement.scrollHeight))
      .toBeGreaterThan(-2)
    const above = (await assistant.boundingBox())!
    const below = (await publish.boundingBox())!
    expect(above.y + above.height, `at ${width}`).toBeLessThanOrEqual(below.y)
  }
})
