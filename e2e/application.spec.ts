import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectFits, signIn, test } from './journey.ts'

test.beforeEach(({ page }) => signIn(page))

test('the dashboard says what is specified', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Overview of your compliance management')).toBeVisible()
  const main = page.getByRole('main')
  for (const [label, value, change] of [
    ['Active Regulations', '127', '+12%'],
    ['Compliance Articles', '45', '+8%'],
    ['Pending Reviews', '8', '-15%'],
    ['Risk Alerts', '3', '+2'],
  ] as const) {
    const figure = main.getByRole('heading', { name: label }).locator('xpath=following-sibling::p')
    await expect(figure).toContainText(value)
    await expect(figure).toContainText(change)
  }
  await expect(main.getByRole('heading', { name: 'Recent Regulatory Updates' })).toBeVisible()
  const updates = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(updates).toHaveCount(3)
  for (const [index, priority] of ['high', 'medium', 'low'].entries())
    await expect(updates.nth(index)).toContainText(new RegExp(priority, 'i'))
  await expectAccessible(page)

  await main.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/updates')
  await page.goBack()
  await main.getByRole('link', { name: 'Browse Resources' }).click()
  await expect(page).toHaveURL('/resources')
  await page.goBack()
  await main.getByRole('link', { name: 'Check Compliance' }).click()
  await expect(page).toHaveURL('/checklists')
  await page.goBack()
  await main.getByRole('button', { name: 'Create Report' }).click()
  await expect(page.getByRole('dialog', { name: 'Generate Report' })).toBeVisible()
})

test('every entry of the sidebar leads somewhere, and its width is kept', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Application' })
  for (const [label, address] of [
    ['Compliance Articles', '/articles'],
    ['Regulatory Updates', '/updates'],
    ['Resources', '/resources'],
    ['Analytics', '/analytics'],
    ['Notifications', '/notifications'],
    ['User Management', '/users'],
    ['Admin Portal', '/admin'],
    ['Settings', '/settings'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await sidebar.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  await page.getByRole('button', { name: 'Narrow sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Widen sidebar' })).toBeVisible()
})

test('the header search is worked by keyboard alone', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Search compliance topics' })
  await expect(box).toHaveAttribute('placeholder', 'Search compliance topics...')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('adverse action')
  const first = page.getByRole('option').first()
  await expect(first.locator('mark').first()).toHaveText(/adverse|action/i)
  await expectAccessible(page, '[role=listbox]')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/articles\/[a-z0-9-]+$/)

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('escrow')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/articles?search=escrow')
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('escrow')
})

test('the bell shows the latest updates, and its dot goes once they are seen', async ({ page }) => {
  await page.getByRole('button', { name: /^Notifications, \d+ unseen$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Latest regulatory updates' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const seen = page.getByRole('button', { name: 'Notifications', exact: true })
  await expect(seen).toBeVisible()
  await page.reload()
  await expect(seen).toBeVisible()
})

for (const { format, opening, ending } of [
  { format: 'PDF', opening: '%PDF-', ending: '.pdf' },
  { format: 'Excel', opening: 'PK', ending: '.xlsx' },
]) {
  test(`a report is made as ${format} and downloaded`, async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Generate Report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate Report' })
    await dialog.getByRole('radio', { name: /Regulatory Changes/ }).check()
    await dialog.getByRole('button', { name: 'This year' }).click()
    await dialog.getByRole('radio', { name: new RegExp(format) }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Generate Report' }).click()
    await expect(page).toHaveURL('/reports')
    const row = page.getByRole('row').filter({ hasText: format })
    await expect(row.getByText('Ready')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expectFits(page)
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Download Regulatory Changes' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toContain(ending)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, opening.length).toString('latin1')).toBe(opening)
  })
}

test('a tick on a checklist stays', async ({ page }) => {
  await page.goto('/checklists')
  await expect(page.getByRole('heading', { level: 1, name: 'Check Compliance' })).toBeVisible()
  await page.getByLabel('Topic', { exact: true }).selectOption('HMDA')
  await expect(page).toHaveURL('/checklists?topic=hmda')
  const box = page.getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await expectAccessible(page)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await box.click()
  await expect(box).toBeChecked()
  await saved
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
})

test('what is still to come says so', async ({ page }) => {
  for (const address of ['updates', 'resources', 'analytics', 'notifications', 'users', 'settings']) {
    await page.goto(`/${address}`)
    await expect(page.getByText('Coming Soon')).toBeVisible()
    await expectAccessible(page)
  }
})

test('an unknown address is Not Found in the shell', async ({ page }) => {
  await page.goto('/no/such/screen')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
