import type { Page } from '@playwright/test'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, test } from './journey.ts'

/** Fails the scripts until the returned function is called. */
async function loseScripts(page: Page, scripts: string): Promise<() => void> {
  let areLost = true
  await page.route(scripts, (route) => (areLost ? route.abort('internetdisconnected') : route.continue()))
  return () => {
    areLost = false
  }
}

async function expectTold(page: Page) {
  const told = page.getByRole('alert')
  await expect(told).toHaveText('This part could not be loaded. Please try again, or reload the page.')
  await expect(told).toBeInViewport()
  await expectAccessible(page)
}

for (const [which, scripts] of [
  ['no script comes', '/assets/*.js'],
  ['its own script does not come', '/assets/sign-in-*.js'],
] as const)
  test(`when ${which}, sign-in reports it and works on the next click`, async ({ page }) => {
    const giveBack = await loseScripts(page, scripts)
    await page.goto('/login')
    await page.getByLabel('Email').fill(ADMINISTRATOR.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
    const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
    await signIn.click()
    await expectTold(page)
    await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email)
    giveBack()
    await signIn.click()
    await expect(page).toHaveURL('/dashboard')
  })

test('reports scripts that fail to load on the trial form and works on the next click', async ({ page }) => {
  const giveBack = await loseScripts(page, '/assets/*.js')
  await page.goto('/questionnaire')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expectTold(page)
  giveBack()
  await next.click()
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
})
