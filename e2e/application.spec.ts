import { readFile } from 'node:fs/promises'
import { createAccount } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectFocusInPage,
  signIn,
  startSession,
  test,
} from './journey.ts'

test.beforeEach(({ page }) => startSession(page))

test('the dashboard shows the specified texts and figures', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Overview of your compliance management')).toBeVisible()
  const main = page.getByRole('main')
  for (const label of ['Active Regulations', 'Compliance Articles', 'Pending Reviews', 'Risk Alerts']) {
    const figure = main.getByRole('heading', { name: label }).locator('xpath=following-sibling::p')
    await expect(figure).toContainText(/^\d+.*since today/)
  }
  await expect(main.getByRole('heading', { name: 'Recent Regulatory Updates' })).toBeVisible()
  const updates = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(updates).toHaveCount(3)
  // Which ones depends on how much of the library is loaded; each says how urgent it is and opens.
  for (const update of await updates.all()) {
    await expect(update.getByText(/^(High|Medium|Low)$/)).toBeVisible()
    await expect(update.getByRole('heading', { level: 3 })).not.toBeEmpty()
  }
  await expectAccessible(page)

  await main.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL('/updates')
  await page.goBack()
  await main.getByRole('link', { name: 'Browse Resources' }).click()
  await expect(page).toHaveURL('/resources')
  await page.goBack()
  await main.getByRole('link', { name: 'Check Compliance' }).click()
  await expect(page).toHaveURL('/checklists')
  await page.goBack()
  await main.getByRole('button', { name: 'Create Report' }).click()
  await expect(page.getByRole('dialog', { name: 'Generate Report' })).toBeVisible()
})

test('the dashboard links to the generated reports', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'My reports' }).click()
  await expect(page).toHaveURL('/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('every sidebar entry opens its screen, and the width is remembered', async ({ page }) => {
  await page.goto('/dashboard')
  const sidebar = page.getByRole('navigation', { name: 'Application' })
  for (const [label, address] of [
    ['Compliance Articles', '/articles'],
    ['Regulatory Updates', '/updates'],
    ['Resources', '/resources'],
    ['Analytics', '/analytics'],
    ['Notifications', '/notifications'],
    ['User Management', '/users'],
    ['Admin Portal', '/admin'],
    ['Settings', '/settings'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await sidebar.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
  await page.getByRole('button', { name: 'Narrow sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Widen sidebar' })).toBeVisible()
})

test('the header search works by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard')
  const box = page.getByRole('combobox', { name: 'Search compliance topics' })
  await expect(box).toHaveAttribute('placeholder', 'Search compliance topics...')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('adverse action')
  const first = page.getByRole('option').first()
  await expect(first.locator('mark').first()).toHaveText(/adverse|action/i)
  await expectAccessible(page, '[role=listbox]')
  await expect(first).toHaveAttribute('data-highlighted')
  // Paragraphs of the regulations stand before the articles once their texts are filled in.
  const article = page.getByRole('group', { name: 'Articles' }).getByRole('option').first()
  await expect(async () => {
    if ((await article.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown')
    await expect(article).toHaveAttribute('data-highlighted', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/articles\/[a-z0-9-]+$/)

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('escrow')
  const list = page.getByRole('option', { name: 'All articles with “escrow”' })
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(list).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/articles?search=escrow')
  await expectFocusInPage(page)
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('escrow')
})

test('the header search sends one request per pause in typing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/search') && requests.push(request.url()))
  await page.clock.install()
  await page.goto('/dashboard')
  const box = page.getByRole('combobox', { name: 'Search compliance topics' })
  await box.focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  // The pause after which a request is sent does not come before the clock is let go.
  await box.pressSequentially('escrow')
  await page.clock.resume()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect.poll(() => requests.map((url) => new URL(url).searchParams.get('query'))).toEqual(['escrow'])
})

test('the search placeholder is never cut off at any width', async ({ page }) => {
  await page.goto('/dashboard')
  const box = page.getByRole('combobox', { name: 'Search compliance topics' })
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const short = page.getByText('Search...', { exact: true })
    const { placeholderShows, fits } = await box.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = style.font
      const room =
        input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const colour = getComputedStyle(input, '::placeholder').color
      return {
        placeholderShows: !/^rgba\(.*, 0\)$|^transparent$/.test(colour),
        fits: pen.measureText(input.placeholder).width <= room,
      }
    })
    if (placeholderShows) {
      expect(fits, `the whole text at ${width}`).toBe(true)
      await expect(short).toBeHidden()
    } else {
      await expect(short).toBeVisible()
    }
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await box.fill('escrow')
  await expect(page.getByText('Search...', { exact: true })).toBeHidden()
})

test('opens an update from the search by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard')
  const box = page.getByRole('combobox', { name: 'Search compliance topics' })
  await box.fill('hmda reporting changes')
  const update = page.getByRole('group', { name: 'Regulatory updates' }).getByRole('option').first()
  await expect(update).toBeVisible()
  const address = page.url()
  while (!(await update.evaluate((option) => option.hasAttribute('data-highlighted'))))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'HMDA reporting changes' })
  await expect(dialog).toContainText('assets of $59 million or less on December 31, 2025')
  await expect(dialog).toContainText('12 CFR 1003.2(g)')
  await expect(dialog).toContainText('January 12, 2026')
  await expect(dialog).toContainText('Medium')
  await expectAccessible(page)
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the bell shows the latest updates, opens each, and loses its dot once they are seen', async ({
  browser,
  request,
}) => {
  // The administrator of all journeys gets a notice of each message that another journey sends.
  const page = await (await browser.newContext()).newPage()
  await signIn(page, await createAccount(request))
  await page.getByRole('button', { name: /^Notifications, \d+ unseen/ }).click()
  const panel = page.getByRole('dialog', { name: 'Latest regulatory updates' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)

  const entry = panel.getByRole('button', { name: 'HMDA reporting changes' })
  await entry.focus()
  await page.keyboard.press('Enter')
  const update = page.getByRole('dialog', { name: 'HMDA reporting changes' })
  await expect(update).toContainText('assets of $59 million or less on December 31, 2025')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(update).toBeHidden()
  await expect(entry).toBeFocused()

  await page.keyboard.press('Escape')
  const seen = page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
  await expect(seen).toBeVisible()
  await page.reload()
  await expect(seen).toBeVisible()
  await page.context().close()
})

for (const { format, opening, ending } of [
  { format: 'PDF', opening: '%PDF-', ending: '.pdf' },
  { format: 'Excel', opening: 'PK', ending: '.xlsx' },
  { format: 'Word', opening: 'PK', ending: '.docx' },
]) {
  test(`generates and downloads a report as ${format}`, async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Generate Report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate Report' })
    await dialog.getByRole('radio', { name: /Regulatory Changes/ }).check()
    await dialog.getByRole('button', { name: 'This year' }).click()
    await dialog.getByRole('radio', { name: new RegExp(format) }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Generate Report' }).click()
    await expect(page).toHaveURL('/reports')
    const row = page.getByRole('row').filter({ hasText: format })
    await expect(row.getByText('Ready')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expectFits(page)
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download Regulatory Changes, .* \(/ }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toContain(ending)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, opening.length).toString('latin1')).toBe(opening)
  })
}

test('refuses a report of more than three years beside the dates', async ({ page }) => {
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Report' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByLabel('From').fill('2020-01-01')
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  await expect(dialog.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'The period is longer than three years.',
  )
  expect(sent.filter((url) => url.includes('/api/reports'))).toEqual([])
  await expectAccessible(page)
  await dialog.getByLabel('To', { exact: true }).fill('2019-01-01')
  await expect(dialog.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'The period ends before it begins.',
  )
})

test('asks before deleting a report', async ({ page }) => {
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Risk Assessment/ }).check()
  await dialog.getByRole('button', { name: 'Generate Report' }).click()
  const remove = page.getByRole('button', { name: /^Delete Risk Assessment, / })
  await remove.click()
  await expect(dialog).toContainText('Risk Assessment')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeVisible()

  await remove.click()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The report could not be deleted.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(remove).toBeHidden()
})

test('shows older reports on further pages', async ({ page }) => {
  await page.route(/\/api\/reports(\?.*)?$/, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    const report = {
      id: `00000000-0000-4000-8000-00000000000${asked}`,
      kind: 'monthly-summary',
      format: asked === 1 ? 'pdf' : 'excel',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      status: 'ready',
      createdAt: '2026-02-01T08:00:00Z',
    }
    return route.fulfill({ json: { items: [report], page: asked, pageCount: 2, totalCount: 26 } })
  })
  await page.goto('/reports')
  await expect(page.getByRole('row').filter({ hasText: 'PDF' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Report pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/reports?page=2')
  await expect(page.getByRole('row').filter({ hasText: 'Excel' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

test('keeps a checked checklist item', async ({ page }) => {
  await page.goto('/checklists')
  await expect(page.getByRole('heading', { level: 1, name: 'Check Compliance' })).toBeVisible()
  await page.getByLabel('Topic', { exact: true }).selectOption('HMDA')
  await expect(page).toHaveURL('/checklists?topic=hmda')
  const box = page.getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await expectAccessible(page)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await box.click()
  await expect(box).toBeChecked()
  await saved
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
})

const INK = 'rgb(16, 33, 29)'

test('a printed checklist shows checked items without backgrounds and names the person', async ({ page }) => {
  await page.goto('/checklists?topic=flood_insurance')
  const box = page.getByRole('checkbox').first()
  await box.click()
  await expect(box).toBeChecked()
  await expect(page.getByText('Your ticks are your own.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    const drawn = await box.evaluate((element) => ({
      border: getComputedStyle(element).borderTopColor,
      glyph: getComputedStyle(element.querySelector('svg')!).stroke,
      background: getComputedStyle(element).backgroundColor,
    }))
    expect(drawn, colorScheme).toEqual({
      border: INK,
      glyph: INK,
      background: 'rgba(0, 0, 0, 0)',
    })
    await expect(page.getByText('Your ticks are your own.')).toBeHidden()
    const header = page.locator('[data-paper-header]')
    await expect(header).toBeVisible()
    await expect(header).toContainText('Flood Insurance')
    await expect(header).toContainText(ADMINISTRATOR.email)
    await expect(header).toContainText(String(new Date().getFullYear()))
  }
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('[data-paper-header]')).toBeHidden()
  await box.click()
  await expect(box).not.toBeChecked()
})

test('sends checked items in order and rolls back only a failed one', async ({ page }) => {
  await page.goto('/checklists?topic=trid')
  const boxes = page.getByRole('checkbox')
  await expect(boxes.nth(1)).toBeVisible()
  const first = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route('**/api/checklists/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.push(route.request().postData() ?? '')
    if (sent.length > 1) return route.continue()
    await first.promise
    await route.abort('internetdisconnected')
  })
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await expect(boxes.nth(1)).toBeChecked()
  expect(sent).toHaveLength(1)
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  first.resolve()
  await saved
  await expect(page.getByRole('alert')).toContainText('The tick could not be saved. Please try again.')
  await expect(boxes.nth(0)).not.toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
  await page.unroute('**/api/checklists/**')
  await page.reload()
  await expect(boxes.nth(1)).toBeChecked()
  await expect(boxes.nth(0)).not.toBeChecked()
  await boxes.nth(1).click()
  await expect(boxes.nth(1)).not.toBeChecked()
})

test('reports a removed checklist item and shows the current list', async ({ page }) => {
  await page.goto('/checklists?topic=cra')
  const box = page.getByRole('checkbox').first()
  await expect(box).not.toBeChecked()
  await page.route('**/api/checklists/ticks', async (route) => {
    const { itemKey, ...tick } = route.request().postDataJSON()
    const another = itemKey.replace(/./, (digit: string) => (digit === '0' ? '1' : '0'))
    await route.continue({ postData: JSON.stringify({ ...tick, itemKey: another }) })
  })
  const read = page.waitForResponse('**/api/checklists/cra')
  await box.click()
  await expect(page.getByRole('alert')).toContainText('This item is no longer on the checklist.')
  await read
  await expect(box).not.toBeChecked()
})

test('team, settings, and notifications show what they are for', async ({ page }) => {
  for (const [address, heading] of [
    ['users', 'User Management'],
    ['settings', 'Settings'],
    ['settings/institution', 'Settings'],
    ['settings/applies', 'Settings'],
    ['notifications', 'Notifications'],
    ['settings/notifications', 'Settings'],
    ['analytics', 'Analytics'],
    ['analytics/method', 'How the score is computed'],
  ] as const) {
    await page.goto(`/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('a person decides how they are told, and a manager how the score is weighed', async ({ page }) => {
  await page.goto('/settings/notifications?topic=assigned')
  await page.getByLabel('Work is assigned to you').selectOption('In the digest')
  await page.getByLabel('Digest').selectOption('Every week')
  await page.getByLabel('Day of the week').selectOption('Friday')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Work is assigned to you')).toHaveValue('digest')
  await expect(page.getByLabel('Day of the week')).toHaveValue('5')

  await page.goto('/analytics/method')
  await page.getByLabel('Loan tests within the limit').selectOption('4')
  await page.getByRole('button', { name: 'Save weights' }).click()
  await expect(page.getByText('Weights saved')).toBeVisible()
  await expect(page.getByText(/Loan tests within the limit: 4/)).toBeVisible()
  await expectFits(page)
})

test('an unknown address is Not Found in the shell', async ({ page }) => {
  await page.goto('/no/such/screen')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
