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
  test(`where ${part} cannot be fetched, the page stays and it is asked for again`, async ({ page }) => {
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
