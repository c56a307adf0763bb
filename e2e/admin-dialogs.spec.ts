import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

const PHONE = { width: 390, height: 844 }

test.beforeEach(({ page }) => startSession(page))

async function openAddUser(page: Page, email: string) {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Full Name').fill('Olga Outside')
  await dialog.getByLabel('Company Name').fill('Hill Bank')
  return dialog
}

const newEmail = () => `olga-${randomUUID()}@plumbline.example`

test('shows a refused new user in view on a phone and marks a taken email', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const dialog = await openAddUser(page, ADMINISTRATOR.email)
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await dialog.getByRole('list', { name: 'Password rules' }).scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Add User' }).click()
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toContainText('A user with this email address already exists.')
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test('shows in view on a phone that a user could not be saved', async ({ page, request }) => {
  await page.setViewportSize({ ...PHONE, height: 420 })
  const { email } = await createAccount(request)
  await page.goto(`/admin?search=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByLabel('Role').selectOption('manager')
  await dialog.getByLabel('Role').evaluate((field) => field.scrollIntoView())
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
})

test('a click outside a form loses nothing, Escape and Close ask first, and Cancel closes it', async ({
  page,
}) => {
  const dialog = await openAddUser(page, newEmail())
  await page.mouse.click(8, 8)
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Olga Outside')
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
  const keep = question.getByRole('button', { name: 'Keep editing' })
  await dialog.getByLabel('Full Name').focus()
  await page.keyboard.press('Escape')
  await expect(keep).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await keep.click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Olga Outside')

  await test.step('what was taken back is not asked about', async () => {
    for (const label of ['Email', 'Full Name', 'Company Name']) await dialog.getByLabel(label).fill('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Add User' }).click()
  })
  await dialog.getByLabel('Role').selectOption('manager')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(question).toBeHidden()
  await expect(dialog).toBeHidden()

  await page.goto('/reports')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  const report = page.getByRole('dialog', { name: 'Generate Report' })
  await report.getByLabel('From').fill('2026-01-05')
  await page.mouse.click(8, 8)
  await expect(report.getByLabel('From')).toHaveValue('2026-01-05')
  await report.getByRole('button', { name: 'Cancel' }).click()
  await expect(report).toBeHidden()
})

test('disables buttons and keeps the dialog open while a user is being added', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const dialog = await openAddUser(page, newEmail())
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await page.route('**/api/users', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Add User' }).click()
  for (const button of await dialog.getByRole('button').all()) await expect(button).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  letGo()
  await expect(page.getByText('User created successfully')).toBeVisible()
})

test('focuses the first field of a form', async ({ page, request }) => {
  const { email } = await createAccount(request)
  await page.goto(`/admin?search=${encodeURIComponent(email)}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add User' }).press('Enter')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit Ada Reyes' }).click()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
})

test('shows a generated password and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAddUser(page, newEmail())
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(dialog.getByRole('button', { name: 'Copy password' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Generate a password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Copy password' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const made = await password.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})
