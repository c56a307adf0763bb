import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectFits, test } from './journey.ts'

const SAMPLE = 'web/public/samples/hmda-harborlight-2025.txt'

async function openSample(page: Page) {
  await page.goto('/tools/hmda')
  // The desk comes alive when it is first touched.
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await expect(page.getByLabel('Rows, with pipes or tabs between the fields')).toBeVisible()
  await page.getByLabel('HMDA file', { exact: true }).setInputFiles(SAMPLE)
  await expect(page.getByText('500 loan rows, 1 transmittal row')).toBeVisible()
}

test('a visitor checks, corrects and keeps a register, and no request carries any of it', async ({
  page,
}) => {
  const requests: Request[] = []
  const listed = (edit: RegExp) =>
    page.getByRole('region', { name: 'Findings', exact: true }).getByRole('button', { name: edit })
  await openSample(page)
  page.on('request', (request) => requests.push(request))
  await expect(page.getByText('Finding 1 of 5')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('Finding 2 of 5')).toBeVisible()
  await page.keyboard.press('a')
  await expect(listed(/^V609/)).toContainText('4')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(/^V609/)).toContainText('5')
  await listed(/^Q617/).click()
  await expect(page.getByRole('heading', { name: 'CLTV below LTV' })).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.type('The ratio was relied on as reported.')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(listed(/^Q617/)).toContainText('1 kept')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'in words' })).toContainText('Loan purpose')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'main')
  // A reload finds the file in the browser's own storage, with the decision.
  await page.waitForTimeout(600)
  await page.reload()
  await page.mouse.move(200, 300)
  await expect(listed(/^Q617/)).toContainText('1 kept')
  for (const request of requests) {
    expect(request.postData(), request.url()).toBeNull()
    expect(request.url()).not.toContain('549300')
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('button', { name: 'Save The register' }).click()
    })(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(SAMPLE, 'utf8'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Forget this file' }).click()
  await page
    .getByRole('dialog', { name: 'Forget this file?' })
    .getByRole('button', { name: 'Forget this file' })
    .click()
  await expect(page.getByRole('heading', { name: 'Drop your HMDA file here' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Drop your HMDA file here' })).toBeVisible()
})

test('at 390 px the desk shows findings and one row at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSample(page)
  await expect(page.getByText('Finding 1 of 5')).toBeVisible()
  await expect(page.getByRole('grid')).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Finding 2 of 5')).toBeVisible()
  await expectFits(page)
})

test('at 390 px a finding chosen in the list comes into view, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSample(page)
  await expect(page.getByText('Finding 1 of 5')).toBeVisible()
  // Every second row as withdrawn, which the whole file must explain.
  const rows = readFileSync(SAMPLE, 'utf8')
    .split('\n')
    .map((line, at) =>
      line.startsWith('2|') && at % 2 === 1 ? line.split('|').with(10, '4').join('|') : line,
    )
  await page.getByLabel('Newer HMDA file').setInputFiles({
    ...{ name: 'newer.txt', mimeType: 'text/plain', buffer: Buffer.from(rows.join('\n')) },
  })
  const macro = page.getByRole('region', { name: 'Macro findings' })
  await macro.getByRole('button', { name: /^Q636/ }).press('Enter')
  const finding = page.getByRole('heading', { level: 2, name: 'Withdrawn' })
  await expect(finding).toBeInViewport()
  await expect(finding).toBeFocused()
  await expect(page.getByText('Check the rows that it counts against their loan files.')).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByLabel('Why is the file right?')).toBeFocused()
  await page.keyboard.type('Rates rose in March.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(macro.getByRole('button', { name: /^Q636/ })).toContainText('1 kept')
  await expect(page.getByRole('region', { name: 'Syntactical findings' }).getByRole('list')).toHaveCount(0)
})

test('an examiner’s sample, rate spreads, outputs for management, and pasted rows', async ({ page }) => {
  await openSample(page)
  const findings = page.getByRole('region', { name: 'Findings', exact: true })
  await expect(findings.getByText('Beside the edits')).toBeVisible()
  await expect(findings.getByText('Comparing rows…')).toBeHidden()
  const tool = async (name: string) => {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await tool('Examiner’s sample')
  const dialog = page.getByRole('dialog', { name: 'Examiner’s sample' })
  const figure = (label: string, value: string) => dialog.getByLabel(label).fill(value)
  await figure('Rows of the sample', '501')
  await figure('Rows of the initial sample', '2')
  await figure('Errors that lead to the rest', '1')
  await figure('Errors that lead to a correction', '2')
  await figure('Source of these figures', 'Made-up manual, page 1')
  await figure('Seed', '00c0ffee')
  await dialog.getByRole('button', { name: 'Draw the sample' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The sample of 501 rows is larger than the file')
  await figure('Rows of the sample', '3')
  await dialog.getByRole('button', { name: 'Draw the sample' }).click()
  await expect(dialog.getByText('0 of 2 rows of the initial sample are tested.')).toBeVisible()
  await dialog.getByLabel('Loan amount in the loan file').fill('1')
  await dialog.getByLabel('Loan amount in the loan file').press('Enter')
  await dialog.getByRole('button', { name: 'Tested, next row' }).click()
  await dialog.getByRole('button', { name: 'Tested, next row' }).click()
  await expect(dialog.getByText('test the rest, 1 rows')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')

  await tool('Compare rate spreads')
  const spreads = page.getByRole('dialog', { name: 'Compare rate spreads' })
  const [, , uli] = readFileSync(SAMPLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|'))
    // Originated, fixed, with a spread, a note rate and no reverse mortgage.
    .find(
      (row) =>
        row[10] === '1' && Number(row[58]) > 0 && row[82] === 'NA' && Number(row[81]) > 0 && row[107] === '2',
    )!
  await spreads.getByLabel('ULI, APR, rate-set date').fill(`${uli}, nine, 2025-06-02`)
  await spreads.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(spreads.getByRole('alert')).toContainText('ULI, APR and rate-set date')
  await spreads.getByLabel('ULI, APR, rate-set date').fill(`${uli}, 19.999, 2025-06-02`)
  await spreads.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(spreads.getByText('1 loan with APR and rate-set date.')).toBeVisible()
  await spreads.getByRole('button', { name: 'Show those that differ' }).click()
  await expect(page.getByRole('heading', { name: 'Rate spread differs from our tables' })).toBeVisible()

  const saved = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    await page.keyboard.press('Escape')
    return readFileSync(await download.path())
  }
  expect((await saved('Save Summary for management')).subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect((await saved('Save Findings, workbook')).subarray(0, 2).toString()).toBe('PK')
  expect((await saved('Save Notice: lobby')).subarray(0, 8).toString()).toBe('%PDF-1.7')

  await page.getByRole('button', { name: 'Paste rows' }).click()
  const row = readFileSync(SAMPLE, 'utf8').split('\n')[3]!
  await page.getByRole('dialog').getByLabel('Rows').fill(row.replaceAll('|', '\t'))
  await page.getByRole('button', { name: 'Add these rows' }).click()
  await expect(page.getByText('501 loan rows, 1 transmittal row')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('500 loan rows, 1 transmittal row')).toBeVisible()
})

test('check digits are made and tested', async ({ page }) => {
  await page.goto('/tools/check-digit')
  const box = page.getByRole('textbox')
  // Typed before the page is alive, it is read all the same.
  await box.fill('10Bx939c5543TqA1144M999143X')
  await box.click()
  await expect(page.getByText('10Bx939c5543TqA1144M999143X38')).toBeVisible()
  await page.getByLabel('Test ULIs').check()
  await box.fill('10Bx939c5543TqA1144M999143X39')
  await expect(page.getByText('For 10Bx939c5543TqA1144M999143X it is 38.')).toBeVisible()
  await expectAccessible(page, 'main')
})
