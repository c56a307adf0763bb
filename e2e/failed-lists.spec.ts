import type { Page } from '@playwright/test'
import { expect, expectAccessible, startSession, test } from './journey.ts'
import { useServerWithDatabase } from './server-with-database.ts'

const data = useServerWithDatabase(2)

/** Lists read shortly before are still served for some seconds. */
async function takeAwayFrom(page: Page, address: string) {
  await data.takeAway()
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(503)
}

for (const { address, words } of [
  { address: '/blog?search=rule', words: 'Failed to load blog posts' },
  { address: '/press?search=rule', words: 'Failed to load press items' },
]) {
  test(`shows an error on ${address} and retries`, async ({ page }) => {
    await takeAwayFrom(page, address)
    await page.goto(address)
    await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible()
    await expectAccessible(page)
    await data.giveBack()
    await expect(async () => {
      await page.getByRole('link', { name: 'Try again' }).click({ timeout: 1000 })
      await expect(page.getByText(words)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('link', { name: /^Read More/ }).first()).toBeVisible()
  })
}

test('shows a signed-in person that press items are loading, then that they failed', async ({ page }) => {
  await startSession(page)
  const address = '/press?type=media_mention'
  await takeAwayFrom(page, address)
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/press-management-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('status').getByText('Loading press items...')).toBeVisible()
  deliver()
  await expect(page.getByText('Failed to load press items')).toBeVisible()
  await expect(page.getByText('Loading press items...')).toBeHidden()
  await data.giveBack()
})
