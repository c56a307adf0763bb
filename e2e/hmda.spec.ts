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
