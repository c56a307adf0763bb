import { SHELL_GROUPS } from '../web/app/workspace/frame/shell-navigation.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('shows the application in five tabs with sample figures', async ({ page }) => {
  await page.goto('/demo')
  await expect(page.getByRole('tab')).toHaveText([
    'Dashboard Overview',
    'Compliance Library',
    'Smart Alerts',
    'Analytics',
    'AI Assistant',
  ])
  await expect(page.getByRole('img', { name: 'Compliance score: 98 percent' })).toBeVisible()
  for (const [tab, shown] of [
    ['Compliance Library', 'Qualified Mortgage'],
    ['Smart Alerts', 'HMDA reporting changes'],
    ['Analytics', 'Compliance Trend'],
    ['AI Assistant', 'Try the AI Assistant'],
  ] as const) {
    // Before hydration the tab is a link, afterwards a tab. Both show the panel.
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByText(shown, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByRole('textbox', { name: 'Demo Mode - Chat available after login' })).toBeDisabled()
  await page.goto('/demo?tab=analytics')
  await expect(
    page.getByRole('img', { name: 'Compliance score: 6 months ago 92%, 3 months ago 94%, 1 month ago 96%' }),
  ).toBeVisible()
})

test('the video tour dialog says Coming Soon', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Watch Video Tour' }).click()
  const modal = page.getByRole('dialog', { name: 'Video Tour Coming Soon' })
  await expect(modal.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/questionnaire',
  )
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Continue Demo' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Watch Video Tour' })).toBeFocused()
})

test('the demo dashboard shows today’s date, and its chat sends nothing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'))
  await page.goto('/dashboard-demo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Dana')
  await expect(page.getByText('Sunday, March 1, 2026')).toBeVisible()
  const chat = page.getByRole('dialog', { name: 'Compliance assistant' })
  // Before hydration: the click is queued.
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click()
  await expect(page.getByText('Sunday, March 1, 2026')).toBeVisible()

  const chips = chat.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await chips.first().click()
  await expect(chat.getByRole('textbox', { name: 'Your question' })).toHaveValue(
    'When is the Loan Estimate due?',
  )
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expectAccessible(page)
  await chat.getByRole('button', { name: 'Minimize chat' }).click()
  await expect(chips.first()).toBeHidden()
  await chat.getByRole('button', { name: 'Restore chat' }).click()
  await chat.getByRole('button', { name: 'Close chat' }).click()
  await expect(chat).toBeHidden()

  const sidebar = page.getByRole('navigation', { name: 'Demo application' })
  await page.getByRole('button', { name: 'Narrow sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Widen sidebar' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Admin Portal' })).toBeVisible()
})

test('the demo’s bell works without scripts and restores the focus', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/dashboard-demo')
  const bell = page.getByRole('button', { name: 'Notifications, 3 unseen' })
  const panel = page.locator('#demo-updates')
  await expect(panel).toBeHidden()
  await bell.press('Enter')
  await expect(panel.getByRole('link')).toHaveText([
    'Qualified mortgage rule update',
    'HMDA reporting changes',
    'TRID amendment effective date',
  ])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await context.close()
})

test('the demo has a menu on a phone, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/dashboard-demo')
  const menu = page.getByRole('navigation', { name: 'Demo application' })
  await expect(menu).toBeHidden()
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.press('Enter')
  // The demo shows every entry of the application's menu.
  await expect(menu.getByRole('link')).toHaveText(
    SHELL_GROUPS.flatMap(({ entries }) => entries).map(({ label }) => label),
  )
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await menu.getByRole('link', { name: 'Compliance Articles' }).click()
  await expect(page).toHaveURL('/demo?tab=library#tour')
  await context.close()
})

test('the demo’s search searches the blog', async ({ page }) => {
  await page.goto('/dashboard-demo')
  const search = page.getByRole('searchbox', { name: 'Search compliance topics' })
  await search.fill('loan estimate')
  await search.press('Enter')
  await expect(page).toHaveURL('/blog?search=loan+estimate')
})
