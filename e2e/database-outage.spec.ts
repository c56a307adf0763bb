import { ADMINISTRATOR } from './administrator.ts'
import { expect, signIn, startSession, test } from './journey.ts'
import { useServerWithDatabase } from './server-with-database.ts'

const data = useServerWithDatabase(1)

test('reports a database outage, keeps the input, and continues afterwards', async ({ page }) => {
  await startSession(page)
  await page.goto('/admin')
  await expect(page.getByRole('cell', { name: ADMINISTRATOR.email })).toBeVisible()

  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('grace@example.com')
  await dialog.getByLabel('Full Name').fill('Grace Example')
  await dialog.getByLabel('Company Name').fill('Lake Credit Union')
  await dialog.getByRole('button', { name: 'Generate a password' }).click()

  await data.takeAway()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByText('The service cannot read or save its data at the moment.')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Grace Example')
  await expect(dialog.getByLabel('Email')).toHaveValue('grace@example.com')

  await data.giveBack()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('cell', { name: 'grace@example.com' })).toBeVisible()

  await data.takeAway()
  await page
    .getByRole('navigation', { name: 'Application' })
    .getByRole('link', { name: 'Compliance Articles' })
    .click()
  await expect(page.getByText('The articles could not be loaded')).toBeVisible()
  await data.giveBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main a[href^="/articles/"]').first()).toBeVisible()
})

test('offers to retry a screen during an outage and signs nobody out', async ({ page }) => {
  await startSession(page)
  await page.goto('/articles')
  await expect(page.getByRole('heading', { name: 'Compliance Articles', level: 1 })).toBeVisible()

  await data.takeAway()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await data.giveBack()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
})

test('signs nobody out when a session has to be refreshed during an outage', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!text.includes('refresh_token')) continue
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expires_at: 1 }))
    }
  })
  await data.takeAway()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 60_000 })
  await data.giveBack()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
})

test('a reader without scripts sees the error and can retry', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await data.takeAway()
  await page.goto('/blog/thresholds-that-changed-for-2026?from=search')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await data.giveBack()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/blog/thresholds-that-changed-for-2026?from=search')
  await expect(page.getByRole('heading', { name: 'Thresholds that changed for 2026' })).toBeVisible()
  await context.close()
})
