import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './journey.ts'

test.beforeEach(({ page }) => signIn(page))

const LOST = 'This part could not be loaded. Please try again, or reload the page.'

for (const { part, address, ask, isThere } of [
  {
    part: 'the form of a report',
    address: '/reports',
    ask: (page: Page) => page.getByRole('button', { name: 'Generate Report' }).click(),
    isThere: (page: Page) => page.getByRole('dialog', { name: 'Generate Report' }),
  },
  {
    part: 'the latest updates',
    address: '/settings',
    ask: (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click(),
    isThere: (page: Page) => page.getByRole('dialog'),
  },
  {
    part: 'the assistant',
    address: '/settings',
    ask: (page: Page) => page.getByRole('button', { name: 'Need help? Chat with us!' }).click(),
    isThere: (page: Page) => page.getByRole('log', { name: 'Conversation' }),
  },
])
  test(`keeps the page when ${part} fails to load and retries on demand`, async ({ page }) => {
    await page.goto(address)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('button', { name: 'Need help? Chat with us!' })).toBeVisible()
    await page.context().setOffline(true)
    await ask(page)
    await expect(page.getByRole('alert')).toHaveText(LOST)
    await expect(heading).toBeVisible()
    await expectAccessible(page)
    await page.context().setOffline(false)
    await ask(page)
    await expect(isThere(page)).toBeVisible()
  })

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Application' }).getByRole('link', { name })

test('keeps the current screen when the next one fails to load and retries on demand', async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const link = linkTo(page, 'Compliance Articles')
  await expect(link).toBeVisible()
  const before = await title.textContent()
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  await page.context().setOffline(true)
  for (const name of ['Regulatory Updates', 'Admin Portal']) {
    const lost = page.waitForEvent('requestfailed')
    await linkTo(page, name).hover()
    await lost
  }
  await link.click()
  await expect(page.getByRole('alert')).toHaveText(
    'This page could not be loaded. Please check your connection and try again.',
  )
  await expect(page).toHaveURL('/dashboard')
  await expect(title).toHaveText(before!)
  expect(loaded).toEqual([])
  await page.context().setOffline(false)
  await link.click()
  await expect(page).toHaveURL('/articles')
  await expect(title).toHaveText('Compliance Articles')
})

test('loads the new version of a screen after a deployment', async ({ page }) => {
  let isRenewed = false
  await page.route('**/assets/articles-page-*.js', (route) =>
    isRenewed ? route.continue() : route.fulfill({ status: 404 }),
  )
  page.on('request', (request) => {
    isRenewed ||= request.isNavigationRequest()
  })
  await linkTo(page, 'Compliance Articles').click()
  await expect(page).toHaveURL('/articles')
  await expect(page.getByRole('heading', { level: 1, name: 'Compliance Articles' })).toBeVisible()
})

test('shows a progress bar while a screen loads slowly', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/articles-page-*.js', async (route) => {
    await released
    await route.continue()
  })
  const line = page.getByRole('progressbar', { name: 'Loading the page' })
  await linkTo(page, 'Compliance Articles').click()
  await expect(line).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Compliance Articles' })).toBeVisible()
  await expect(line).toBeHidden()
})
