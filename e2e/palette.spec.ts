import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFocusInPage, signIn, startSession, test } from './journey.ts'

test('with the keyboard alone: the palette opens own records, screens, and dialogs', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request, { role: 'manager', fullName: 'Paula Palette' }))
  await page.goto('/policies?new=1')
  await page.getByRole('dialog', { name: 'New policy' }).getByLabel('Title').fill('Fair lending')
  await page.getByRole('button', { name: 'Start a draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fair lending' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('combobox', { name: 'Search compliance topics' })).toBeVisible()
  const { keyboard } = page
  const first = page.getByRole('option').first()

  await keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /Log a complaint/ })).toBeVisible()
  await expectAccessible(page, '[role=listbox]')
  await keyboard.type('fair lending policy')
  await expect(first).toHaveText(/^Fair lending\s*Policy$/)
  await expect(first).toHaveAttribute('data-highlighted')
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/palette.png` })
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/policies\/[0-9a-f-]{36}$/)
  await expectFocusInPage(page)

  await keyboard.press('Control+k')
  await keyboard.press('Control+a')
  await keyboard.type('fair lending policy')
  await keyboard.press('Enter')
  await expect(page, 'Enter waits for what it opens').toHaveURL(/\/policies\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fair lending' })).toBeVisible()

  await keyboard.press('Control+k')
  await keyboard.press('Control+a')
  await keyboard.type('log a complaint')
  await expect(first).toHaveText(/^Log a complaint/)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New complaint' })).toBeVisible()
  await expect(page).toHaveURL('/tasks/complaints')
  await keyboard.press('Escape')

  await keyboard.press('Control+k')
  await keyboard.press('Control+a')
  await keyboard.type('paula')
  await expect(first).toHaveText(/^Paula Palette/)
})

test('each screen of work is one click away, and a person pins and hides entries', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request, { role: 'user' }))
  const sidebar = page.getByRole('navigation', { name: 'Application' })
  for (const name of ['Complaints', 'Findings', 'Monitoring', 'Trainings', 'Reports', 'Assistant']) {
    await sidebar.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(name)
  }
  await page.goto('/settings')
  await page.getByLabel('Complaints in the sidebar').selectOption('Pinned to the top')
  await expect(sidebar.getByRole('link').nth(1)).toHaveText('Complaints')
  await page.getByLabel('HMDA in the sidebar').selectOption('Hidden')
  await expect(sidebar.getByRole('link', { name: 'HMDA' })).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(sidebar.getByRole('link').nth(1)).toHaveText('Complaints')
  await expect(sidebar.getByRole('link', { name: 'HMDA' })).toHaveCount(0)
  await page.getByLabel('HMDA in the sidebar').selectOption('Shown')
  await expect(sidebar.getByRole('link', { name: 'HMDA' })).toBeVisible()
})

test('Enter on a citation opens its paragraph before any result is shown', async ({ page, request }) => {
  await startSession(page, await createAccount(request, { role: 'user' }))
  const field = page.getByRole('combobox', { name: 'Search compliance topics' })
  const typeAndEnter = async (citation: string) => {
    await page.goto('/dashboard')
    await expect(field).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(citation)
    await page.keyboard.press('Enter')
  }

  await test.step('while the suggestions are still being loaded', async () => {
    const suggestions = Promise.withResolvers<void>()
    await page.route(/search-suggestions-[^/]*\.js$/, async (route) => {
      await suggestions.promise
      await route.continue()
    })
    await typeAndEnter('1026.19(e)')
    await expect(page).toHaveURL('/resources/regulations/1026/19#e')
    suggestions.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  await test.step('while the search has not answered', async () => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/search?**', async (route) => {
      await answer.promise
      await route.continue()
    })
    await typeAndEnter('12 CFR 1024.41')
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    answer.resolve()
    await expect(page).toHaveURL('/resources/regulations/1024/41')
  })
})
