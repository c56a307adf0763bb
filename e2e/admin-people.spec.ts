import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, enrolAuthenticator, openSession, setTrial } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

test.beforeEach(({ page }) => startSession(page))

/** Filters the user list to one person and returns the row. */
async function openUser(page: Page, email: string) {
  await page.goto(`/admin?search=${encodeURIComponent(email)}`)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toBeVisible()
  return row
}

async function choose(page: Page, fullName: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${fullName}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Confirms a dialog that names the person. */
async function confirm(page: Page, fullName: string, action: string) {
  const question = page.getByRole('dialog')
  await expect(question).toContainText(fullName)
  await question.getByRole('button', { name: action }).click()
}

test('shows that a list is loading', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/users?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Loading users...' })).toBeVisible()
  letGo()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await expect(page.getByText('Loading users...')).toBeHidden()
})

test('each dialog reports a failed request and keeps its input', async ({ page, request }) => {
  const { email } = await createAccount(request)
  const dialog = page.getByRole('dialog')
  await openUser(page, email)

  await page.getByRole('button', { name: 'Add User' }).click()
  await dialog.getByLabel('Email').fill(`olga-${randomUUID()}@plumbline.example`)
  await dialog.getByLabel('Full Name').fill('Olga Offline')
  await dialog.getByLabel('Company Name').fill('Hill Bank')
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to create user')
  await expectAccessible(page)
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Olga Offline')
  await dialog.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()

  await openUser(page, email)
  await page.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  await dialog.getByLabel('Company Name').fill('Hill Bank and Trust')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to update user')
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Hill Bank and Trust')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Ada Reyes' }).click()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Delete User' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete user')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('runs the actions of the user menu', async ({ page, request }) => {
  const account = await createAccount(request)
  await enrolAuthenticator(request, account)
  const row = await openUser(page, account.email)

  await page.getByRole('button', { name: 'More actions for Ada Reyes' }).click()
  await expectAccessible(page, '[role=menu]')
  await page.keyboard.press('Escape')

  await choose(page, 'Ada Reyes', 'Send password link')
  await expect(page.getByText(`A password link was sent to ${account.email}`)).toBeVisible()
  await choose(page, 'Ada Reyes', 'Remove second factors')
  await confirm(page, 'Ada Reyes', 'Remove second factors')
  await expect(page.getByText('The second factors of Ada Reyes were removed')).toBeVisible()
  await choose(page, 'Ada Reyes', 'Passkeys…')
  await expect(page.getByRole('dialog')).toContainText('Ada Reyes has no passkey.')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  const passkey = { name: 'Unknown phone', createdAt: new Date().toISOString(), lastUsedAt: null }
  await page.route('**/api/users/*/passkeys', (route) =>
    route.fulfill({ json: [{ ...passkey, id: crypto.randomUUID(), isRecent: true }] }),
  )
  await choose(page, 'Ada Reyes', 'Sign out everywhere')
  await confirm(page, 'Ada Reyes', 'Sign out everywhere')
  await expect(page.getByText('Ada Reyes was signed out everywhere')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('added in the last 30 days and still open the account')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/users/*/passkeys')
  await choose(page, 'Ada Reyes', 'Suspend')
  await confirm(page, 'Ada Reyes', 'Suspend')
  await expect(page.getByText('Ada Reyes was suspended')).toBeVisible()
  await expect(row).toContainText('Suspended')
  const refused = await request.post('/auth/v1/token?grant_type=password', {
    data: { email: account.email, password: account.password },
  })
  expect(refused.status()).toBe(400)
  await choose(page, 'Ada Reyes', 'Reactivate')
  await expect(page.getByText('Ada Reyes may sign in again')).toBeVisible()
  await expect(row).not.toContainText('Suspended')
  await choose(page, 'Ada Reyes', 'Secure account')
  await confirm(page, 'Ada Reyes', 'Secure account')
  await expect(page.getByText('The account of Ada Reyes was secured, and a link was mailed')).toBeVisible()
  const secured = await request.post('/auth/v1/token?grant_type=password', {
    data: { email: account.email, password: account.password },
  })
  expect(secured.status()).toBe(400)
})

test('asks before serious actions and does nothing on Cancel', async ({ page, request }) => {
  const account = await createAccount(request)
  const row = await openUser(page, account.email)
  await choose(page, 'Ada Reyes', 'Suspend')
  const question = page.getByRole('dialog', { name: 'Suspend' })
  await expect(question).toContainText('Ada Reyes')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(row).not.toContainText('Suspended')
  await openSession(request, account)

  await choose(page, 'Ada Reyes', 'Suspend')
  await page.context().setOffline(true)
  await confirm(page, 'Ada Reyes', 'Suspend')
  await expect(question.getByRole('alert')).toContainText('Failed to suspend user')
  await page.context().setOffline(false)
})

test('administrators cannot delete or suspend themselves and are told why', async ({ page }) => {
  const row = await openUser(page, ADMINISTRATOR.email)
  await expect(row.getByText('You', { exact: true })).toBeVisible()
  const remove = row.getByRole('button', { name: /^Delete / })
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAttribute('title', 'You cannot delete your own account.')
  await row.getByRole('button', { name: /^More actions/ }).click()
  const suspend = page.getByRole('menuitem', { name: 'Suspend' })
  await expect(suspend).toHaveAttribute('aria-disabled', 'true')
  await expect(suspend).toContainText('You cannot suspend your own account.')
  await expectAccessible(page, '[role=menu]')
})

test('administrators who remove their own role leave the portal at once', async ({ browser, request }) => {
  const account = await createAccount(request, { role: 'admin', fullName: 'Dora Demoted' })
  const context = await browser.newContext()
  const page = await context.newPage()
  await startSession(page, account)
  await openUser(page, account.email)
  await page.getByRole('button', { name: 'Edit Dora Demoted' }).click()
  await page.getByRole('dialog').getByLabel('Role').selectOption('user')
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await context.close()
})

test('does not show stale rows beside an error', async ({ page, request }) => {
  const { email } = await createAccount(request)
  await openUser(page, email)
  await page.route('**/api/users?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', status: 403, message: 'no' } }),
  )
  await choose(page, 'Ada Reyes', 'Send password link')
  await expect(page.getByText('Failed to load users')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Users' })).toBeHidden()
  await page.unroute('**/api/users?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
})

test("shows another administrator's change after reopening the dialog", async ({
  page,
  browser,
  request,
}) => {
  const { email } = await createAccount(request)
  await openUser(page, email)
  await page.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  const dialog = page.getByRole('dialog')

  const context = await browser.newContext()
  const other = await context.newPage()
  await startSession(other)
  await openUser(other, email)
  await other.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  await other.getByRole('dialog').getByLabel('Company Name').fill('Lake Bank')
  await other.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('User updated successfully')).toBeVisible()
  await context.close()

  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Another administrator changed this user meanwhile.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Lake Bank')
  await page.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Lake Bank')
})

test('the list shows when a trial ends or has ended', async ({ page, request }) => {
  const account = await createAccount(request)
  const row = await openUser(page, account.email)
  await setTrial(request, account, '2037-12-05T12:00:00Z')
  await page.reload()
  await expect(row.getByText('Trial until Dec 5, 2037')).toBeVisible()
  await setTrial(request, account, '2026-01-05T12:00:00Z')
  await page.reload()
  await expect(row.getByText('Trial ended Jan 5, 2026')).toBeVisible()
  await expectAccessible(page)
})

test('accepts a trial, extends it, and turns it into a full account', async ({ page, request }) => {
  const { fullName, email } = await askForTrial(request)
  await openRequest(page, fullName)
  await page.getByRole('button', { name: 'Accept and invite' }).click()
  await expect(
    page.getByText(`${fullName} has a 14-day trial; the invitation went to ${email}`),
  ).toBeVisible()

  await openUser(page, email)
  await choose(page, fullName, 'Extend trial by 14 days')
  await expect(page.getByText(`The trial of ${fullName} was extended by 14 days`)).toBeVisible()
  await choose(page, fullName, 'Turn into full account')
  await confirm(page, fullName, 'Turn into full account')
  await expect(page.getByText(`${fullName} has a full account now`)).toBeVisible()
  await page.getByRole('button', { name: `More actions for ${fullName}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Extend trial by 14 days' })).toBeHidden()
})

test('declines a trial with a note and keeps the note when the request fails', async ({ page, request }) => {
  const { fullName } = await askForTrial(request)
  await openRequest(page, fullName)
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline request' })
  await dialog.getByLabel('Note for your colleagues').fill('Outside of our states.')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to decline the request')
  await expect(dialog.getByLabel('Note for your colleagues')).toHaveValue('Outside of our states.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(`The request of ${fullName} was declined`)).toBeVisible()
  await expect(page.getByText('Outside of our states.')).toBeVisible()
})

async function openRequest(page: Page, fullName: string) {
  await page.goto('/admin/requests')
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(fullName)
  await page.getByText(fullName, { exact: true }).click()
}

async function askForTrial(request: Parameters<typeof createAccount>[0]) {
  const mark = randomUUID()
  const person = { fullName: `Tess Trial ${mark}`, email: `tess-${mark}@trial.example` }
  const answer = await request.post('/api/trial-requests', {
    data: {
      idempotencyKey: randomUUID(),
      shownSeconds: 60,
      institutionType: 'community_bank',
      assetsSize: '100m_500m',
      regulatoryConcerns: ['hmda'],
      numberOfEmployees: '11_50',
      primaryGoal: 'save_time',
      companyName: 'Hill Bank',
      jobTitle: 'Compliance Officer',
      ...person,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return person
}
