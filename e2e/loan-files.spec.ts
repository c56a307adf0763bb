import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const sample = (name: string) =>
  readFileSync(new URL(`../rules/src/loan-files/samples/${name}`, import.meta.url), 'utf8')

test('a loan file is tested in the browser, and nothing of it is sent', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/tools/loan')
  // One section that does not add up, and a name that must not leave the page.
  const wrong = sample('sample-fixed.xml').replace('>3435.00<', '>3445.00<').replace('>Avery<', '>Zephyrine<')
  await page.getByLabel('Loan files', { exact: true }).setInputFiles([
    { name: 'wrong.xml', mimeType: 'text/xml', buffer: Buffer.from(wrong) },
    { name: 'arm.xml', mimeType: 'text/xml', buffer: Buffer.from(sample('sample-arm.xml')) },
    { name: 'cut.xml', mimeType: 'text/xml', buffer: Buffer.from(wrong.slice(0, 9000)) },
  ])
  await expect(page.getByText('2 loans: 1 outside, 1 not determined.')).toBeVisible()
  await expect(page.getByText(/The file ends before .* is closed/)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: '••••0001' }).click()
  await expect(page.getByText(/^Outside in \d+ tests\.$/)).toBeVisible()
  const said =
    'Section A, origination charges, says $3,445.00; its parts come to $3,435.00, a difference of $10.00.'
  await expect(page.getByText(said).first()).toBeVisible()
  await page.getByText('Parties (4)').click()
  await expect(page.getByText('Zephyrine')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show names and numbers' }).click()
  await expect(page.getByText('Zephyrine')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByText('What is the rate spread?').last().click()
  const link = page
    .getByRole('link', { name: 'Open the test with these values' })
    .locator('visible=true')
    .first()
  await expect(link).toHaveAttribute('href', /^\/tools\/rate-spread#.*apr=6.758/)

  // A value that was missing: with the index, the payments and the APR of the adjustable loan are computed.
  await page.getByRole('button', { name: 'All loans' }).click()
  await page
    .getByRole('button', { name: /EX0000002|EX/ })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'Index value when the rate was set' }).fill('4.30')
  await page.getByRole('button', { name: 'Use Index value when the rate was set' }).click()
  await expect(page.getByText('6.652562').first()).toBeVisible()

  // What the file says is corrected with a reason, and every test runs again.
  await page.getByText('Dates (4)').click()
  await page.getByRole('button', { name: 'Correct Closing date' }).click()
  await page.getByRole('textbox', { name: 'Closing date' }).fill('2026-06-06')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('say why the value of the file is corrected')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The note is dated June 6.')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('Corrected values (1)')).toBeVisible()
  await expect(page.getByText('Closing on Sat, Jun 6').first()).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: 'All loans' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download results' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('section-a,outside')

  await page.getByRole('button', { name: 'Build register rows' }).click()
  await expect(page.getByText(/^2 rows: \d+ of 110 fields/)).toBeVisible()
  await expectAccessible(page, 'main')

  for (const request of requests) {
    expect(request.method()).toMatch(/^(GET|HEAD)$/)
    expect(`${request.url()} ${request.postData() ?? ''}`).not.toMatch(/Zephyrine|EX0000001|363000/)
  }
})

test('columns are matched once, and remembered', async ({ page }) => {
  await page.goto('/tools/loan')
  const export1 = 'Loan Number,Amount lent,Branch\nT-1001,250000,North\nT-1002,three,South\n'
  const choose = (name: string) =>
    page
      .getByLabel('Loan files', { exact: true })
      .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(export1) }])
  await choose('january.csv')
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByLabel('Value in Amount lent').selectOption({ label: 'Loan amount' })
  await page.getByLabel('Remember as').fill('Monthly export')
  await page.getByRole('button', { name: 'Read the loans' }).click()
  await expect(page.getByRole('button', { name: '••••1002' })).toBeVisible()
  await expect(page.getByText('Row 3, column "Amount lent": what is there is not an amount')).toBeVisible()

  await page.reload()
  await choose('february.csv')
  await expect(page.getByRole('button', { name: '••••1001' })).toBeVisible()
  await page.getByText('Remembered columns (1)').click()
  await page.getByRole('button', { name: 'Forget the columns of Monthly export' }).click()
  await expect(page.getByText('Remembered columns')).toHaveCount(0)
})

test('a run is stored by choice alone, and opens again with its loans', async ({ page }) => {
  await startSession(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/loan-runs')) sent.push(request.url())
  })
  await page.goto('/loan-tests/loans')
  await page
    .getByLabel('Loan files', { exact: true })
    .setInputFiles([
      { name: 'fixed.xml', mimeType: 'text/xml', buffer: Buffer.from(sample('sample-fixed.xml')) },
    ])
  await expect(page.getByRole('button', { name: '••••0001' })).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Store these loans' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('March closings')
  await page.getByRole('button', { name: 'Store', exact: true }).click()
  const run = page.getByRole('listitem').filter({ hasText: 'March closings' })
  await expect(run.getByText('1 loan: ')).toBeVisible()

  await page.reload()
  await run.getByRole('button', { name: 'Open and run again' }).click()
  await expect(page.getByText('March closings is open, and nothing has changed')).toBeVisible()
  await expect(page.getByRole('button', { name: '••••0001' })).toBeVisible()
  await page.getByRole('button', { name: '••••0001' }).click()
  const headingAt = await page.getByRole('table', { name: 'Charges' }).evaluate((table) => {
    const top = (element: Element) => element.getBoundingClientRect().top
    return top(table.querySelector('th')!) - top(table)
  })
  expect(headingAt, 'the heading does not lie on the first charges').toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'All loans' }).click()
  await page.getByRole('checkbox', { name: 'Select loan ••••0001' }).check()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Record 1 outside as finding' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue(/^1 loan outside: /)
  await expect(dialog.getByLabel('What was found')).toHaveValue(
    /^Loan: EX0000001\nTested: .+\nResult: .+\nCitation: /,
  )
  await expect(dialog.getByLabel('Source').locator('option:checked')).toHaveText('Internal testing')
  await dialog.getByRole('button', { name: 'Record finding' }).click()
  await expect(page.getByText('Finding recorded')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select loan ••••0001' })).not.toBeChecked()
  // The run names its finding, and the finding leads back to it.
  await page.getByRole('link', { name: /^1 loan outside: / }).click()
  await page.getByRole('link', { name: 'March closings' }).first().click()
  await expect(page.getByText('March closings is open, and nothing has changed')).toBeVisible()
  await run.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(run).toHaveCount(0)

  await page.getByRole('button', { name: 'Build register rows' }).click()
  await page.getByRole('button', { name: 'Open in the HMDA desk' }).click()
  await expect(page).toHaveURL(/\/hmda$/)
  await expect(page.getByText('1 loan row, no transmittal row')).toBeVisible()
})
