import { expect, expectAccessible, expectFits, signIn, test } from './journey.ts'

test('the known disparities of the sample register are found and explained, and nothing is sent', async ({
  page,
}) => {
  await signIn(page)
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
  await page.getByRole('tab', { name: 'Where it concentrates' }).click()
  await expect(page.getByRole('cell', { name: 'loan originator 777001' }).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Report' }).click()
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
