import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

test.use({ forcedColors: 'active' })

/** The background behind an element; in forced colors most elements share one. */
function groundOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
}

async function expectChosen(chosen: Locator, other: Locator) {
  await expect(chosen).toBeVisible()
  expect(await groundOf(chosen)).not.toBe(await groundOf(other))
}

test('selected items are visible in forced colors in the application', async ({ page }) => {
  await signIn(page)
  const entries = page.getByRole('navigation', { name: 'Application' })
  await expectChosen(
    entries.getByRole('link', { name: 'Dashboard', exact: true }),
    entries.getByRole('link', { name: 'Settings' }),
  )
  await page.goto('/admin/requests')
  await expectChosen(
    page.getByRole('tab', { name: /Trial requests/ }),
    page.getByRole('tab', { name: /Messages/ }),
  )
  await page.goto('/articles/new')
  const featured = page.getByRole('switch').first()
  const off = await groundOf(featured)
  await featured.click()
  await expect(featured).toBeChecked()
  await expect.poll(() => groundOf(featured)).not.toBe(off)
})

test('selected items are visible in forced colors on public pages', async ({ page }) => {
  await page.goto('/pricing')
  const choices = page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .first()
    .locator('label')
  await expectChosen(choices.first(), choices.last())
  await page.goto('/help?category=billing')
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  const choice = page.getByRole('switch')
  await expectChosen(choice.first(), choice.last())
})
