import { expect, expectAccessible, expectFits, test } from './journey.ts'

const PAGES = [
  '/developers',
  '/developers?search=task',
  '/developers?search=nothing-like-it',
  '/developers/tasks',
  '/developers/tasks/create',
  '/developers/client',
  '/developers/webhook-events',
  '/developers/changelog',
]

for (const path of PAGES)
  test(`${path} is accessible in both themes and fits every width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Plumbline for developers/)
    await expectFits(page)
    await expectAccessible(page)
  })

test('somebody finds an operation by its field and copies the call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/developers')
  await page.getByRole('searchbox').fill('create task')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Create a task' }).first().click()
  await page.getByRole('button', { name: 'Copy: ', exact: false }).first().click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/v1/tasks')
})

test('without scripts everything but copying works', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/developers?search=create+task')
  await page.getByRole('link').filter({ hasText: /task/i }).first().click()
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
