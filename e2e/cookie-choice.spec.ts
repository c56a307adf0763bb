import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './journey.ts'

test.use({ cookiesChosen: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choice' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('plumbline-consent') ?? 'null'))

test('shows the banner until a choice is made', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeHidden()
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toMatchObject({
    version: 1,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    necessary: true,
    functional: true,
    analytics: true,
    marketing: true,
  })

  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('rejecting allows necessary cookies only', async ({ page }) => {
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Reject All' }).click()
  expect(await kept(page)).toMatchObject({ functional: false, analytics: false, marketing: false })
})

test('customizes by keyboard: necessary stays on, Cancel and Escape save nothing, Save saves', async ({
  page,
}) => {
  await page.goto('/features')
  const customize = banner(page).getByRole('button', { name: 'Customize' })
  await customize.press('Enter')
  await expect(dialog(page).getByRole('switch', { name: 'Necessary' })).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  await expectAccessible(page)

  const analytics = dialog(page).getByRole('switch', { name: 'Analytics' })
  await analytics.press('Space')
  await expect(analytics).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(customize).toBeFocused()
  expect(await kept(page)).toBeNull()

  await customize.press('Enter')
  await expect(analytics).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await kept(page)).toBeNull()

  await customize.press('Enter')
  await analytics.press('Space')
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toMatchObject({ functional: false, analytics: true, marketing: false })
})

test('the settings reopen with the saved choice even while closing', async ({ page }) => {
  await page.goto('/features')
  const customize = banner(page).getByRole('button', { name: 'Customize' })
  await customize.click()
  await dialog(page).getByRole('switch', { name: 'Analytics' }).click()
  await dialog(page)
    .getByRole('button', { name: 'Cancel' })
    .evaluate((cancel: HTMLElement) => {
      cancel.click()
      document.querySelector<HTMLElement>('#cookie-banner [data-cookie-settings]')!.click()
      // By then the browser has fired the close event.
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    })
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).not.toBeChecked()
})

test('changes the choice from the cookie policy', async ({ page }) => {
  await page.goto('/cookies')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Manage Cookie Settings' }).first().click()
  const marketing = dialog(page).getByRole('switch', { name: 'Marketing' })
  await expect(marketing).toBeChecked()
  await marketing.click()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  expect(await kept(page)).toMatchObject({ functional: true, analytics: true, marketing: false })
})

test('opens the settings after hydration if requested before', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/islands-*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/terms')
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
  await link.press('Enter')
  await expect(dialog(page)).toBeHidden()
  scripts.resolve()
  await expect(dialog(page).getByRole('switch', { name: 'Functional' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(dialog(page)).toBeVisible()
})

test('logs an invalid stored choice and asks again', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('plumbline-consent', '{"necessary":'))
  await page.goto('/help')
  await expect(banner(page)).toBeVisible()
  expect(warnings).toEqual([expect.stringContaining('cookie choice cannot be read')])
})

test('without storage the choice applies to the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
})

test('a choice in one tab closes the banner in the other', async ({ page, context }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await banner(other).getByRole('button', { name: 'Reject All' }).click()
  await expect(banner(page)).toBeHidden()
})

test('members see the banner too', async ({ page }) => {
  await signIn(page)
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  await dialog(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toMatchObject({ analytics: false })
})
