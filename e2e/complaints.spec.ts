import { readFile } from 'node:fs/promises'
import { createAccount, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a complaint of the CFPB portal, from its entry to the letter', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const { access_token } = await openSession(request, manager)
  const vendor = await request.post('/api/vendors', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { title: 'Core Systems, Inc.' },
  })
  expect(vendor.ok(), await vendor.text()).toBe(true)
  await startSession(page, manager)

  await page.goto('/tasks/complaints?new=1')
  const form = page.getByRole('dialog', { name: 'New complaint' })
  await form.getByLabel('Title').fill('Fee that nobody named')
  await form.getByLabel('Channel').selectOption('Agency')
  await form.getByLabel('Received on').fill(day(30))
  await form.getByRole('button', { name: 'Record complaint' }).click()
  await expect(form.getByText('Received on: this day is in the future.')).toBeVisible()
  await form.getByLabel('Received on').fill(day(-3))
  await expect(form.getByLabel('Final response in the portal on')).toBeHidden()
  await form.getByLabel('Source').selectOption('CFPB company portal')
  await expect(form.getByLabel('Final response in the portal on')).toBeVisible()
  await form.getByLabel('Regulator contact').fill('A. Reviewer, 202-555-0100')
  await form.getByLabel('Loan or member number').fill('4410027731')
  await form.getByLabel('Product').fill('Auto loan')
  await form.getByLabel(/^Rule/).fill('the fair rule')
  await form.getByLabel('Third party involved').selectOption('Core Systems, Inc.')
  await form.getByLabel('Root cause', { exact: true }).selectOption('System or data')
  await form
    .getByLabel('What was written or said')
    .fill('I was never told about this fee. I think it is because of my age.')
  await form.getByRole('button', { name: 'Record complaint' }).click()
  await expect(form.getByText('this is not a citation we can read')).toBeVisible()
  await form.getByLabel(/^Rule/).fill('1026.18(d)')
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Record complaint' }).click()
  await expect(form).toBeHidden()

  const panel = page.getByRole('complementary', { name: /Fee that nobody named/ })
  await expect(panel.getByText('Response in the portal', { exact: true })).toBeVisible()
  await expect(panel.getByText("The Bureau's portal procedure").first()).toBeVisible()
  await expect(panel.getByText(/not a regulation/)).toBeVisible()
  await expect(panel.getByRole('link', { name: '12 CFR 1026.18(d)' }).first()).toHaveAttribute('href', /1026/)
  await expect(panel.getByRole('link', { name: 'Core Systems, Inc.' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Fee that nobody named' })).toContainText(
    'CFPB portal:',
  )

  await expect(panel.getByText('A. Reviewer, 202-555-0100')).toBeVisible()
  await expect(panel.getByText('••••7731')).toBeVisible()
  await expect(page.getByText('4410027731')).toHaveCount(0)
  await panel.getByRole('button', { name: /^Show ?the loan or member number/ }).click()
  await expect(panel.getByText('4410027731')).toBeVisible()
  await panel.getByRole('button', { name: 'Hide the loan or member number' }).click()
  await expect(panel.getByText('4410027731')).toHaveCount(0)

  await expect(panel.getByText('Suggested by “never told”')).toBeVisible()
  await panel.getByRole('button', { name: 'Dismiss UDAAP' }).click()
  await expect(panel.getByText('Does not concern UDAAP')).toBeVisible()
  await panel.getByRole('button', { name: 'Confirm fair lending' }).click()
  await expect(panel.getByText('Concerns fair lending')).toBeVisible()
  await expect(panel.getByText(/^Confirmed by Mara Manager on/)).toBeVisible()
  await expectAccessible(page)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/complaint.png` })

  await panel.getByRole('button', { name: 'Edit complaint' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit complaint' })
  await edit.getByLabel(/^Redress paid(?! on)/).fill('$1,250.00')
  await edit.getByLabel('Redress paid on').fill(day(-1))
  await edit.getByLabel('Outcome').fill('The fee was charged in error.')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('$1,250.00').first()).toBeVisible()
  await expect(panel.getByText('••••7731')).toBeVisible()

  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Response letter (PDF)' }).click()
  const letter = await saving
  expect(letter.suggestedFilename()).toBe('complaint-1-response.pdf')
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/tasks/complaints')
  await page.getByLabel('Count').selectOption('System or data')
  await expect(page.getByRole('img', { name: /^Complaints from/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await expectAccessible(page)
})
