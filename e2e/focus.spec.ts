import { expect, expectAccessible, expectFocusInPage, signInByForm, startSession, test } from './journey.ts'

test('puts the focus on the heading of the first screen after a sign-in', async ({ browser }) => {
  const page = await browser.newPage()
  await signInByForm(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.close()
})

test.beforeEach(({ page }) => startSession(page))

test('keeps the focus near a row deleted by keyboard', async ({ page }) => {
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Generate Report' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('2024-02-01')
  await dialog.getByLabel('To', { exact: true }).fill('2024-02-29')
  await dialog.getByRole('button', { name: 'Generate Report' }).press('Enter')
  const remove = page.getByLabel(/^Delete .*February 1, 2024/)
  await expect(remove).toBeVisible()
  await page.reload()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(remove).toHaveCount(0)
  await expectFocusInPage(page)
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ mayBeUnavailable: true })

  test('keeps the focus on the list after a retry', async ({ page }) => {
    await page.route('**/api/reports*', (route) => route.fulfill({ status: 503 }))
    await page.goto('/reports')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/reports*')
    await again.press('Enter')
    await expect(again).toBeHidden()
    await expectFocusInPage(page)
  })
})

test('moves the focus into the next screen and announces its title', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Browse Resources' }).press('Enter')
  await expect(page).toHaveURL('/resources')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Resources · Plumbline' })).toHaveCount(1)
})

test('keeps the focus in the sidebar and announces the new screen', async ({ page }) => {
  await page.goto('/dashboard')
  const settings = page
    .getByRole('navigation', { name: 'Application' })
    .getByRole('link', { name: 'Settings' })
  await settings.press('Enter')
  await expect(page).toHaveURL('/settings')
  await expect(settings).toBeFocused()
  await expect(page.locator('[aria-live=polite]', { hasText: 'Settings · Plumbline' })).toHaveCount(1)
})
