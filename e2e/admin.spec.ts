import { readFile } from 'node:fs/promises'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, expectFits, signIn, startSession, test } from './journey.ts'

let people = 0
const newEmail = () => `person-${process.pid}-${Date.now()}-${++people}@admin.example`

test('an administrator adds, edits and deletes a user, with the specified texts', async ({ page }) => {
  const email = newEmail()
  await startSession(page)
  await page.goto('/admin')
  await expect(page.getByText('Manage users and their profiles')).toBeVisible()
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Full Name').fill('Wilma Writer')
  await dialog.getByLabel('Company Name').fill('Lake Credit Union')
  await expect(dialog.getByLabel('Company Type')).toHaveValue('credit_union')
  await expect(dialog.getByLabel('Role')).toHaveValue('user')
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('heading', { name: 'Users (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Wilma Writer' }).click()
  await expect(dialog.getByLabel('Email')).toBeDisabled()
  await expect(dialog.getByText('Email cannot be changed')).toBeVisible()
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Wilma Writer/ })).toContainText('Manager')

  await page.getByRole('button', { name: 'More actions for Wilma Writer' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export data' }).click()
  const exported = await download
  expect(exported.suggestedFilename()).toMatch(/^user-[0-9a-f-]{36}\.json$/)
  const held = JSON.parse(await readFile(await exported.path(), 'utf8'))
  expect(held).toMatchObject({ email, holds: { profiles: [{ full_name: 'Wilma Writer' }] } })
  await expect(page.getByText('All that is held about Wilma Writer was exported')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Wilma Writer' }).click()
  await expect(dialog.getByText('This action cannot be undone')).toBeVisible()
  await expect(
    dialog.getByText('This will permanently remove their account and all associated data.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete User' }).click()
  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
})

test("shows the server's message for a refusal and keeps the input", async ({ page }) => {
  await startSession(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(ADMINISTRATOR.email.toUpperCase())
  await dialog.getByLabel('Full Name').fill('Somebody Else')
  await dialog.getByLabel('Company Name').fill('Lake Credit Union')
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByText('A user with this email address already exists.')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Somebody Else')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused()
})

test('shows a server failure with a way to retry', async ({ page }) => {
  await startSession(page)
  await page.route('**/api/users?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', status: 403, message: 'no' } }),
  )
  await page.goto('/admin')
  await expect(page.getByText('Failed to load users')).toBeVisible()
  await page.unroute('**/api/users?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
})

test('people who are not administrators see Access Denied', async ({ page, browser }) => {
  const email = newEmail()
  const password = 'Correct-Horse!7'
  await startSession(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Full Name').fill('Plain User')
  await dialog.getByLabel('Company Name').fill('Hill Bank')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await startSession(other, { email, password })
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(other.getByText("You don't have permission to access the admin portal.")).toBeVisible()
  await expectAccessible(other)
  await other.goto('/articles')
  await expect(other.getByRole('link', { name: 'New Article' })).toBeHidden()
  await context.close()
})

test.describe(() => {
  test.use({ mayBeUnavailable: true })

  test('a role check that fails closes the Admin Portal and can be repeated', async ({ page }) => {
    await signIn(page)
    await page.route('**/api/me', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('link', { name: 'Admin Portal' }).click()
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Users' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
    const refused = page.waitForResponse('**/api/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await refused
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  })
})

test('a role chosen right after typing a search is not lost', async ({ page }) => {
  await startSession(page)
  for (const pauseMs of [0, 160, 180, 200, 240]) {
    await page.goto('/admin')
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search users' }).pressSequentially('admin', { delay: 10 })
    await page.waitForTimeout(pauseMs)
    await page.getByLabel('Role').selectOption('admin')
    await expect(page, `after ${pauseMs} ms`).toHaveURL('/admin?search=admin&role=admin')
    await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('admin')
  }
})

test('previews an import, creates the users, and offers failed rows for correction', async ({ page }) => {
  await startSession(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const good = newEmail()
  const text = `email,full_name,company_name,company_type,role\n${good},Ida Import,Lake CU,credit_union,user\nbad,No Address,Lake CU,credit_union,user\n`
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(dialog.getByText('2 rows, 1 with a problem.')).toBeVisible()
  await expect(dialog.getByText('The email address is not valid.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Create 1 user' }).click()
  await expect(dialog.getByText('1 user was created')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1 user created successfully')).toBeVisible()
})

test('requests and the audit log are readable and accessible', async ({ page }) => {
  await startSession(page)
  await page.goto('/admin/requests')
  await expect(page.getByRole('tab', { name: /Trial requests/ })).toBeVisible()
  await expect(page.getByText('Answer trial requests, messages, and applications')).toBeVisible()
  await expect(page.getByText('Manage users and their profiles')).toBeHidden()
  await expectAccessible(page)
  await page.goto('/admin/audit')
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Signed in')
  for (const label of ['From', 'To'])
    await expect(page.locator('label').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible()
  await page.getByLabel('Action').selectOption({ label: 'Signed in' })
  await expect(page).toHaveURL(/action=auth\.sign_in/)
  await expectAccessible(page)
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await expectAccessible(page)
})

test('the audit log names actors who were not signed in', async ({ page, request }) => {
  await request.post('/auth/v1/token?grant_type=password', {
    data: { email: ADMINISTRATOR.email, password: 'Wrong-Horse!7' },
  })
  await startSession(page)
  await page.goto('/admin/audit?action=auth.sign_in_failed')
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect(table.getByText('Someone not signed in').first()).toBeVisible()
  await expect(table).not.toContainText('Nobody')
})

test('goes to the last page from a page beyond it', async ({ page }) => {
  await startSession(page)
  await page.goto('/admin?page=900')
  await expect(page.getByRole('cell', { name: ADMINISTRATOR.email })).toBeVisible()
  await expect(page).not.toHaveURL(/page=900/)
  for (const list of ['/admin/requests', '/articles', '/reports']) {
    await page.goto(`${list}?page=900`)
    await expect(page).not.toHaveURL(/page=900/)
  }
  await page.goto('/blog?status=all&page=900')
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the table header stays in view below the page header', async ({ page }) => {
  await startSession(page)
  await page.setViewportSize({ width: 1440, height: 480 })
  // Repeats the entries so that the table has to scroll.
  await page.route('**/api/audit?*', async (route) => {
    const answer = await route.fetch()
    const log = (await answer.json()) as { items: { number: number }[] }
    const items = Array.from({ length: 30 }, (_, number) => ({ ...log.items[0], number }))
    await route.fulfill({ json: { ...log, items } })
  })
  await page.goto('/admin/audit')
  const heading = page.getByRole('columnheader', { name: 'When' })
  await expect(heading).toBeVisible()
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const isUncovered = await heading.evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect()
    return [top + 1, top + height - 1].every((y) =>
      cell.contains(document.elementFromPoint(left + width / 2, y)),
    )
  })
  expect(isUncovered).toBe(true)
})

test('keeps the search in the address and follows the back button', async ({ page }) => {
  await startSession(page)
  await page.goto('/admin/requests')
  await page.getByLabel('State').selectOption('new')
  const search = page.getByRole('searchbox', { name: 'Search requests' })
  await search.fill('nobody is called so')
  await expect(page).toHaveURL(/search=nobody/)
  await expect(page.getByText('No requests found')).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('searchbox', { name: 'Person' }).fill('nobody is called so')
  await expect(page.getByText('No entries found')).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('nobody is called so')
  await page.getByRole('link', { name: 'Requests' }).click()
  await expect(page).toHaveURL('/admin/requests')
  await expect(search).toHaveValue('')
  await page.goBack()
  await expect(search).toHaveValue('nobody is called so')
})
