import type { Page } from '@playwright/test'
import { createAccount, institutionOf } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, expectFits, startSession, tabTo, test } from './journey.ts'

/** All parts and their history: under a minute on a machine that has nothing else to do. */
const FILLED_WITHIN_MS = 240_000
test.describe.configure({ timeout: FILLED_WITHIN_MS + 120_000 })

test('a member reads, jumps by citation, goes back in time, and sees what changed', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
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
  const planner = await createAccount(request, { role: 'manager' })
  const institutionId = await institutionOf(request, planner)
  const second = await createAccount(request, { role: 'manager', fullName: 'Sol Second', institutionId })
  await startSession(page, planner)
  const update = page.getByRole('link', { name: /HMDA asset-size/ }).first()
  await expect(async () => {
    await page.goto('/updates?kind=threshold')
    await expect(update).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
  await update.click()
  await expect(page.getByRole('link', { name: 'Do we report under HMDA?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Priority').selectOption('high')
  await page.getByLabel('Impact', { exact: true }).selectOption('low')
  await page.getByLabel('Reason for the impact').fill('Only a figure changes.')
  await page.getByLabel('What will be done').fill('Change the figure in the procedure.')
  await page.reload()
  await expect(page.getByLabel('What will be done'), 'what was typed survives a reload').toHaveValue(
    'Change the figure in the procedure.',
  )
  await expect(page.getByText('Step: Planned.')).toBeVisible()
  await page.getByRole('button', { name: 'Save assessment' }).click()
  await expect(page.getByText('Set by a person of your institution.')).toBeVisible()
  await page
    .getByLabel('Files of evidence')
    .setInputFiles({ name: 'procedure.txt', mimeType: 'text/plain', buffer: Buffer.from('$59 million') })
  await expect(page.getByText('Evidence is there')).toBeVisible()
  await expect(page.getByText('You planned it: another manager signs it off')).toBeVisible()
  const address = page.url()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await startSession(page, second)
  await page.goto(address)
  await page.getByRole('button', { name: 'Sign off as manager' }).click()
  await expect(page.getByText('SHA-256 of the signed record')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download the signed record' })).toBeVisible()
  await expectFits(page)
})

test('each rule shows its law and its examples', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/resources/rules')
  await page.getByLabel('Search rules').fill('escrow')
  const rule = page.getByRole('region', { name: 'Is the escrow account right?' })
  await rule
    .getByText(/\d+ examples/)
    .first()
    .click()
  await expect(rule.getByRole('region', { name: /Input of/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

/** The texts fill the library in the background after the first start. */
async function openSection(page: Page, address: string, heading: RegExp) {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
}

test('with the keyboard alone: jump, turn pages, open comments, go back in time, compare, keep the redline', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await openSection(page, '/resources/regulations/1026/19', /1026\.19/)
  const { keyboard } = page
  const jump = page.getByLabel('Citation or words').first()
  await tabTo(page, jump)
  await keyboard.type('1026.43(e)(3)(ii)')
  await keyboard.press('Enter')
  await expect(page.locator('#e-3-ii')).toBeFocused()
  const comments = page.locator('details[data-commentary]')
  const opened = await comments.evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).length)
  await keyboard.press('c')
  await expect
    .poll(() => comments.evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).length))
    .not.toBe(opened)
  await keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: /1026\.42/ })).toBeVisible()
  await keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: /1026\.43/ })).toBeVisible()

  const days = page.getByLabel('Days with new words')
  await tabTo(page, days)
  await keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/on=\d{4}-\d{2}-\d{2}/)
  await expect(page.getByRole('article')).not.toHaveAttribute('aria-busy')
  await expect(days).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Compare two days' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/1026\/redline\?page=43/)
  await expect(page.getByRole('region', { name: 'Changes' })).toBeVisible()
  await keyboard.press('n')
  await expect(page.locator('[data-change]').first()).toBeFocused()
  await keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Inline' })).toHaveAttribute('aria-pressed', 'true')
  const file = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: 'Save as PDF' }))
  await keyboard.press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^redline-12-CFR-1026-43-.*\.pdf$/)
})

test('an administrator overrules "editorial" with a reason, and a member reads it', async ({
  page,
  request,
}) => {
  const address = '/resources/regulations/1026/redline?page=appendix-h&from=2025-05-01&to=2025-06-01'
  await startSession(page, ADMINISTRATOR)
  await openSection(page, '/resources/regulations/1026/appendix-h', /Appendix H/)
  await page.goto(address)
  await page.getByRole('button', { name: 'Show editorial' }).click()
  await page
    .getByRole('button', { name: /^Overrule/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'What is this change?' })
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(dialog.getByText('Say why in at least 3 characters.')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('Reason').fill('The bracket changed what the form asks for.')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  const decided = page.getByText(/Changed instead of editorial only, by .*The bracket changed/).first()
  await expect(decided).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await startSession(page, await createAccount(request))
  await page.goto(address)
  await expect(decided).toBeVisible()
  await expect(page.getByRole('button', { name: /^Overrule/ })).toHaveCount(0)
})

test('on a phone the filters of the updates are behind one button, and a user reads what the manager decides', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.setViewportSize({ width: 390, height: 844 })
  const update = page.getByRole('link', { name: /HMDA asset-size/ }).first()
  await expect(async () => {
    await page.goto('/updates?kind=threshold')
    await expect(update).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
  await expect(page.getByRole('main').locator('a[href^="/updates/"]').first()).toBeInViewport()
  const filters = page.getByRole('button', { name: 'Filters (1)' })
  await expect(page.getByLabel('Kind', { exact: true })).toBeHidden()
  await filters.press('Enter')
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('Kind', { exact: true }).selectOption('')
  await expect(page).toHaveURL(/\/updates$/)
  await expectAccessible(page)
  await page.goto('/updates?kind=threshold')
  await update.click()
  await expect(page.getByText('Managers decide and sign off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save assessment' })).toHaveCount(0)
  await expectAccessible(page)
})
