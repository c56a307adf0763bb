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
