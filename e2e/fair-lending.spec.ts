import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('the known disparities of the sample register are found and explained, and nothing is sent', async ({
  page,
}) => {
  test.slow()
  await startSession(page)
  await page.goto('/hmda')
  await page.getByRole('link', { name: 'Look at a register for fair lending' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fair lending' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'open the sample register' }).click()
  const summary = page.getByRole('region', { name: 'What the register shows' })
  await expect(summary).toContainText('Black or African American applicants were denied in')
  await expect(summary).toContainText('Hispanic or Latino borrowers had a rate spread')
  await expect(summary).toContainText('concentrates at loan originator 777001')
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.getByRole('tab', { name: 'Alike applicants' }).click()
  await page.getByRole('button', { name: 'Explain denials' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'more likely to be denied' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Group').selectOption('Hispanic or Latino')
  await page.getByRole('button', { name: 'Explain rate spreads' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'charged a rate spread' })).toBeVisible()

  await page.getByRole('tab', { name: 'Matched pairs' }).click()
  await expect(page.getByRole('table', { name: /^Denied on line \d+/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('tab', { name: 'Where it concentrates' }).click()
  await expect(page.getByRole('cell', { name: 'loan originator 777001' }).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Redlining and market' }).click()
  await page.getByRole('button', { name: 'Use made-up peers for the sample' }).click()
  const market = page.getByRole('region', { name: 'What the market shows' })
  await expect(market).toContainText('of our applications are in majority-minority tracts')
  await expect(page.getByRole('img', { name: /^Map of \d+ tracts/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Clark county, WA' }).click()
  await expect(market).toContainText(/Outside the area: [1-9]\d* applications/)

  await page.getByRole('tab', { name: 'Report' }).click()
  await expect(page.getByLabel('Institution')).toHaveValue('Harborlight Credit Union (sample)')
  await page.getByRole('checkbox', { name: 'Prepared at the direction of counsel' }).click()
  await page.getByLabel('Name of counsel').fill('Ada Lake')
  await expectAccessible(page)
  for (const [name, file] of [
    ['PDF', 'fair-lending-review.pdf'],
    ['Word', 'fair-lending-review.docx'],
    ['Excel', 'fair-lending-review.xlsx'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
  expect(sent.filter((address) => !address.includes('/auth/'))).toEqual([])

  await page.getByRole('button', { name: 'Close the register' }).click()
  await page.getByLabel('HMDA file').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear Sir'),
  })
  await expect(page.getByRole('alert')).toContainText('The file has no loan rows.')
})

test('the keyboard stays with the market and hears where the map has no tract', async ({ page }) => {
  await startSession(page)
  await page.goto('/hmda/fair-lending')
  await page.getByRole('button', { name: 'open the sample register' }).click()
  await page.getByRole('tab', { name: 'Redlining and market' }).click()
  await page.getByRole('button', { name: 'Use made-up peers for the sample' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Made-up public file' })).toBeFocused()
  const map = page.getByRole('img', { name: /^Map of \d+ tracts/ })
  for (let presses = 0; presses < 60; presses++) await map.press('ArrowUp')
  await expect(page.getByText('No tract is in the middle of the map.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the public file' }).press('Enter')
  await expect(page.getByLabel('Public HMDA file (CSV)')).toBeFocused()
})

test('a figure becomes a note in the self-test room, which a manager alone lets out', async ({
  page,
  request,
}) => {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  await startSession(page, manager)
  await page.goto('/hmda/fair-lending')
  await page.getByRole('link', { name: 'Set up a self-test room' }).click()
  await page.getByRole('button', { name: 'Name people' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'New self-test' }).click()
  const form = page.getByRole('dialog', { name: 'New self-test' })
  await form.getByLabel('Title').fill('Mystery shopping')
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Add self-test' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mystery shopping' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.getByRole('link', { name: 'Fair lending' }).click()
  await page.getByRole('button', { name: 'open the sample register' }).click()
  await page.getByRole('button', { name: 'Follow up' }).first().click()
  await page.getByRole('dialog', { name: 'Follow up' }).getByRole('button', { name: 'Continue' }).click()
  const note = page.getByRole('dialog', { name: 'Note in the self-test room' })
  await expect(note.getByLabel('Self-test')).toHaveText('Mystery shopping')
  await note.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toBeHidden()

  await page.getByRole('link', { name: 'Self-test room' }).click()
  await page.getByRole('link', { name: 'Mystery shopping' }).click()
  await expect(page.getByText(/applicants were denied in/)).toBeVisible()
  await page.getByRole('button', { name: 'Release a task or finding' }).click()
  const release = page.getByRole('dialog', { name: 'Release a task or finding' })
  await release.getByLabel('Title').fill('Retrain loan officers')
  await release.getByLabel('Your name, to confirm').fill('Somebody Else')
  await release.getByRole('button', { name: 'Release' }).click()
  await expect(release.getByRole('alert')).toContainText('Type your own name')
  await release.getByLabel('Your name, to confirm').fill('Mara Manager')
  await release.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText(/^A task on .+, by Mara Manager$/)).toBeVisible()
})
