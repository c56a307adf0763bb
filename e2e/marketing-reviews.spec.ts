import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a pasted piece shows the words that rules react to, is decided on, and reminds before it expires', async ({
  page,
  request,
}) => {
  test.slow()
  await startSession(page, await createAccount(request, { role: 'manager', fullName: 'Mara Manager' }))
  await page.goto('/marketing-reviews')
  await expect(page.getByRole('heading', { name: 'No pieces yet' })).toBeVisible()

  await page.getByRole('button', { name: 'New piece' }).click()
  const form = page.getByRole('dialog', { name: 'New piece' })
  await form.getByRole('button', { name: 'Enter piece' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter a title')
  await form.getByLabel('Title').fill('Spring postcard')
  await form.getByLabel('Product').selectOption('Deposit or share account')
  await form.getByLabel('Channel').selectOption('Direct mail')
  await form.getByLabel('Status').selectOption('In review')
  await form.getByLabel('Words of the piece').fill('Free checking pays 4.10% APY.')
  await form.getByRole('switch', { name: 'A maintenance or activity fee may be charged' }).click()
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Enter piece' }).click()

  const panel = page.getByRole('complementary', { name: '1. Spring postcard' })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.locator('mark').first()).toContainText('Free')
  await expect(panel.getByText('“Free”')).toBeVisible()
  await expect(panel.getByRole('link', { name: '12 CFR 707.8(a)(2)' })).toHaveAttribute(
    'href',
    '/resources/regulations/707/8#a-2',
  )
  await expect(panel.getByText('“annual percentage yield,” spelled out at least once')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await panel.getByRole('button', { name: 'Decide' }).click()
  const decide = page.getByRole('dialog', { name: 'Decide on this piece' })
  await decide.getByLabel('Decision').selectOption('Approved with conditions')
  await decide.getByRole('button', { name: 'Record decision' }).click()
  await expect(decide.getByRole('alert')).toContainText('Enter the conditions.')
  await decide.getByLabel('Conditions or reason').fill('The word “free” goes, and the yield is spelled out.')
  await decide.getByRole('button', { name: 'Record decision' }).click()
  await expect(panel.getByText('The word “free” goes, and the yield is spelled out.').first()).toBeVisible()

  await panel.getByRole('button', { name: 'Edit piece' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit piece' })
  await edit.getByLabel('Status').selectOption('In use')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toContainText('Expires: enter the day.')
  await edit.getByLabel('Expires').fill(day(3))
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  await page.goto('/dashboard')
  const need = page.getByRole('link', { name: /Spring postcard/ }).first()
  await expect(need).toHaveAttribute('href', /\/marketing-reviews\?piece=/)
  await page.goto('/settings/calendar')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const shown = page.getByRole('dialog', { name: 'Your calendar address' })
  const { pathname } = new URL(await shown.locator('code').innerText())
  expect(await (await request.get(pathname)).text()).toContain('Marketing piece expires: Spring postcard')
})
