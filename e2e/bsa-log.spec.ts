import { createAccount, institutionOf } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a manager names people; they keep the log, and nobody else knows of it', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, manager)
  await createAccount(request, { role: 'user', fullName: 'Otto Officer', institutionId })
  const second = await createAccount(request, { role: 'manager', fullName: 'Sam Second', institutionId })
  await startSession(page, manager)
  await page.goto('/settings/data')
  const sidebar = page.getByRole('navigation', { name: 'Application' })
  await expect(sidebar.getByRole('link', { name: 'BSA Log' })).toBeHidden()
  await page.getByRole('link', { name: 'Set up the BSA log' }).click()
  await page.getByRole('button', { name: 'Name people' }).click()
  const people = page.getByRole('dialog', { name: 'People named on the BSA log' })
  await expect(people.getByRole('checkbox', { name: 'Mara Manager (you)' })).toBeChecked()
  await people.getByRole('checkbox', { name: 'Otto Officer' }).check()
  await expectAccessible(page, '[role=dialog]')
  await people.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'BSA Log' })).toBeVisible()

  await page.getByRole('button', { name: 'New entry' }).click()
  const form = page.getByRole('dialog', { name: 'New entry' })
  await form.getByLabel('Reference').fill('2026-014')
  await form.getByRole('button', { name: 'Add entry' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter the day on which the clock starts.')
  await form.getByLabel('Initially detected on').fill(day(-3))
  await form.getByLabel('Owner').selectOption('Otto Officer')
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Add entry' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '2026-014' })).toBeFocused()
  await expect(page.getByText(/^File by /)).toBeVisible()
  await expect(page.getByText('12 CFR 748.1(d)(2)(i)')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('button', { name: 'Edit entry' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit entry' })
  await edit.getByLabel('Decision').selectOption('Do not file')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toContainText('why no report is filed')
  await edit.getByLabel('Why no report is filed').fill('The deposits are the wages of a season.')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It was decided that no report is filed.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await startSession(other, second)
  await other.goto('/bsa-log')
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(other.getByText(/BSA/)).toHaveCount(0)
  await expectAccessible(other)
})
