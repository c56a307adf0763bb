import { createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

test('a group of the directory makes a user a manager, once a manager has seen whose role changes', async ({
  page,
  request,
}) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, manager)
  const user = await openSession(
    request,
    await createAccount(request, { fullName: 'Ulla User', institutionId }),
  )
  const me = await request.get('/api/me', { headers: { authorization: `Bearer ${user.access_token}` } })
  const { userId } = await me.json()
  await startSession(page, manager)
  await page.goto('/settings/directory')
  await expect(page.getByText('Your directory has sent no groups yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/settings/keys')
  await page.getByRole('button', { name: 'New API key' }).click()
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByLabel('Name').fill('Directory')
  await form.getByLabel('Access').selectOption('write')
  await form.getByRole('checkbox', { name: 'The team, through SCIM alone' }).click()
  await form.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByRole('dialog', { name: 'Your new API key' }).locator('code').innerText()
  const sent = await request.post('/scim/v2/Groups', {
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
    data: { schemas: [GROUP_SCHEMA], displayName: 'Compliance', members: [{ value: userId }] },
  })
  expect(sent.status(), await sent.text()).toBe(201)

  await page.goto('/settings/directory')
  await page.getByLabel('Role of Compliance').selectOption('Manager')
  const dialog = page.getByRole('dialog', { name: '“Compliance” gives the role Manager' })
  await expect(dialog.getByRole('listitem')).toHaveText(/Ulla User.*User → Manager/)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save and change 1 role' }).click()
  await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expect(page.getByLabel('Role of Compliance')).toHaveValue('manager')
  await expectAccessible(page)
  await expectFits(page)
  await page.goto('/users')
  await expect(page.getByRole('row', { name: /Ulla User/ })).toContainText('Manager')
})
