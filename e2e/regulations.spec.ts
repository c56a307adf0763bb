import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, signIn, test } from './journey.ts'

/** All parts and their history: under a minute on a machine that has nothing else to do. */
const FILLED_WITHIN_MS = 240_000
test.describe.configure({ timeout: FILLED_WITHIN_MS + 120_000 })

test('a member reads, jumps by citation, goes back in time, and sees what changed', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request))
  // The texts fill the library in the background after the first start.
  await expect(async () => {
    await page.goto('/resources/regulations/1026/19')
    await expect(page.getByRole('heading', { level: 1, name: /1026\.19/ })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
  await page.getByLabel('Citation or words').first().fill('Reg Z 19(f)(1)(ii)')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/resources\/regulations\/1026\/19.*#f-1-ii$/)
  await expect(page.locator('#f-1-ii')).toBeFocused()
  await expectAccessible(page)

  await page.goto('/resources/regulations/1026/43?on=2025-06-01')
  await expect(page.getByRole('heading', { level: 1, name: /1026\.43/ })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/1026\/46\?on=2025-06-01/)

  await page.goto('/resources/regulations/1026/redline?page=43&from=2025-12-31&to=2026-01-15')
  await expect(page.getByText('$1,305').first()).toBeVisible()
  await expectAccessible(page)
})

test('a manager assesses an update with evidence and signs it off, on a phone too', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request, { role: 'manager' }))
  const update = page.getByRole('link', { name: /HMDA asset-size/ }).first()
  await expect(async () => {
    await page.goto('/updates?kind=threshold')
    await expect(update).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
  await update.click()
  await expect(page.getByRole('link', { name: 'Do we report under HMDA?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Step').selectOption('planned')
  await page.getByLabel('Priority').selectOption('high')
  await page.getByLabel('Impact', { exact: true }).selectOption('low')
  await page.getByLabel('Reason for the impact').fill('Only a figure changes.')
  await page.getByLabel('What will be done').fill('Change the figure in the procedure.')
  await page.getByLabel('Or why no evidence is needed').fill('The procedure is on file.')
  await page.getByRole('button', { name: 'Save assessment' }).click()
  await expect(page.getByText('Set by a person of your institution.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign off as manager' }).click()
  await expect(page.getByText('SHA-256 of the signed record')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download the signed record' })).toBeVisible()
  await expectFits(page)
})

test('each rule shows its law and its examples', async ({ page, request }) => {
  await signIn(page, await createAccount(request))
  await page.goto('/resources/rules')
  await page.getByLabel('Search rules').fill('escrow')
  await expect(page.getByRole('heading', { name: 'Is the escrow account right?' })).toBeVisible()
  await page
    .getByText(/\d+ examples/)
    .first()
    .click()
  await expect(page.getByRole('region', { name: /Input of/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
