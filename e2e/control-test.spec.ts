import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('sixty complaints are sampled, tested by keyboard, and one exception becomes a finding', async ({
  page,
  request,
}) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  await startSession(page, manager)
  await page.goto('/tasks/monitoring')
  await page.getByRole('button', { name: 'New test' }).click()
  const form = page.getByRole('dialog', { name: /New test in the plan/ })
  await form.getByLabel('Title').fill('Complaint answers')
  await form.getByLabel('Procedure').fill('Open the complaint.\nCompare the dates.')
  await form.getByLabel('How often').selectOption('Once a year')
  await form.getByRole('button', { name: 'Add test' }).click()
  await page.getByRole('link', { name: /^Test sheet of the run/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Complaint answers' })).toBeVisible()

  await page.getByLabel('Population', { exact: true }).fill('Complaints of the first half-year')
  const list = Array.from({ length: 60 }, (_, index) => `CMP-${index + 1}`)
  await page.getByLabel('Items', { exact: true }).fill(list.join('\n'))
  await page.getByLabel('Tolerable error rate (percent)').fill('25')
  await page.getByLabel('Errors allowed').fill('1')
  await page.getByLabel('Attributes').fill('Answered in time')
  // Of 60 with 15 wrong, 16 items show 1 or fewer in 3.9 percent of the draws, and 15 items in 5.4.
  await expect(page.getByText('Test 16 items, and accept at most 1 error.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Draw the sample' }).click()
  const cell = (place: number) => page.getByLabel(`Answered in time, item ${place}`, { exact: true })
  await expect(cell(16)).toBeVisible()

  await cell(1).focus()
  for (let place = 1; place <= 16; place++) {
    await page.keyboard.press(place === 3 ? 'n' : 'y')
    await page.keyboard.press('ArrowDown')
  }
  await cell(3).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Answered on day 40')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByText('16 of 16 items finished · 1 exception')).toBeVisible()
  await expect(page.getByText(/the sample supports relying on the control\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.reload()
  await expect(page.getByLabel('Note on item 3')).toHaveValue('Answered on day 40')

  await page.getByRole('button', { name: 'Record the result' }).click()
  const result = page.getByRole('dialog', { name: /Result of the run/ })
  await result.getByLabel('Title of the finding').fill('One answer was late')
  await result.getByRole('button', { name: 'Record and make a finding' }).click()
  await expect(page.getByText('Passed', { exact: true })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Workpaper (PDF)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^workpaper-\d{4}-\d\d-\d\d\.pdf$/)
  await page.getByRole('link', { name: 'Finding', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: /One answer was late/ })).toBeVisible()
})
