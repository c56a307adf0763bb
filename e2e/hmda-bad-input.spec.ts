import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

const [SHEET, FIRST, SECOND] = readFileSync('web/public/samples/hmda-harborlight-2025.txt', 'utf8').split(
  '\n',
) as [string, string, string]
const sheetOf = (entries: number) => SHEET.replace('|500|', `|${entries}|`)

async function startDesk(page: Page) {
  await page.goto('/tools/hmda')
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await expect(page.getByLabel('Rows, with pipes or tabs between the fields')).toBeVisible()
}

async function choose(page: Page, content: string | Buffer, name = 'register.txt') {
  const chooser = page.getByLabel(/^(Newer )?HMDA file$/)
  await chooser.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

test('what is no register is refused by name, and the desk stays ready', async ({ page }) => {
  await startDesk(page)
  const refused: [content: string | Buffer, says: string][] = [
    [Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 37) % 256)), 'The file is not text.'],
    [' \n', 'The file is empty.'],
    ['These are words.\n', 'The file has no pipe characters'],
    [Buffer.from(`\ufeff${FIRST}`, 'utf16le'), 'The file is in UTF-16.'],
    [Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]), 'The workbook is damaged'],
  ]
  for (const [content, says] of refused) {
    await choose(page, content)
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Drop your HMDA file here' })).toBeVisible()
  }
  await expectAccessible(page, 'main')
})

test('another year, tabs, mixed line ends, no rows, and rows of another length are read and explained', async ({
  page,
}) => {
  await startDesk(page)
  const finding = page.getByRole('region', { name: 'Finding', exact: true })
  const findings = page.getByRole('region', { name: 'Findings', exact: true })

  await choose(page, `${sheetOf(2)}\n${FIRST}\n${SECOND}\n`)
  await page.getByLabel('Filing').selectOption({ label: '2026, annual' })
  await page.getByRole('button', { name: 'Check as 2025, annual' }).click()
  await expect(page.getByRole('heading', { name: 'Loan register 2025' })).toBeVisible()

  await choose(page, `${sheetOf(1)}\n${FIRST}\n${sheetOf(1)}\n`)
  await findings.getByRole('button', { name: /Wrong number of fields/ }).click()
  await expect(finding).toContainText('It looks like a second transmittal sheet')

  const short = FIRST.split('|').filter((_, at) => at !== 4)
  await choose(page, `${sheetOf(1)}\n${short.join('|')}\n`)
  await expect(finding).toContainText(
    'The row has 109 fields; 110 are needed. The first that does not fit is field',
  )

  await choose(page, `${FIRST}\n`)
  await expect(page.getByText('1 loan row, no transmittal row')).toBeVisible()
  await expect(finding).toContainText('transmittal sheet')

  await choose(page, `${sheetOf(0)}\n`)
  await expect(page.getByText('0 loan rows, 1 transmittal row')).toBeVisible()
  await expect(page.getByText('No row is shown.')).toBeVisible()

  await choose(page, `${sheetOf(2)}\r\n${FIRST}\n${SECOND}\r\n`.replaceAll('|', '\t'))
  await expect(page.getByText('2 loan rows, 1 transmittal row')).toBeVisible()
  await choose(page, `${sheetOf(2)}\r\n${FIRST}\n${SECOND}\r\n`)
  await expect(page.getByText('its line ends are mixed')).toBeVisible()

  await choose(page, `${sheetOf(2)}\n2|${'x'.repeat(10_000_000)}\n${SECOND}\n`)
  await expect(finding).toContainText('The row has 10,000,002 characters in 2 fields.')
  await finding.getByRole('button', { name: 'Remove this row' }).click()
  await expect(page.getByText('1 loan row, 1 transmittal row')).toBeVisible()
})

test('a code that is not allowed is corrected from a list, with the keyboard alone', async ({ page }) => {
  await startDesk(page)
  const fields = FIRST.split('|')
  fields[4] = '5'
  await choose(page, `${sheetOf(1)}\n${fields.join('|')}\n`)
  const findings = page.getByRole('region', { name: 'Findings', exact: true })
  await expect(findings.getByRole('button', { name: /^V611/ })).toBeVisible()
  await page.getByRole('grid', { name: 'Loan rows' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('combobox', { name: 'loan type' })
  await expect(list).toBeFocused()
  await expect(list).toContainText('5 (not in the list)')
  await list.selectOption('1')
  await page.keyboard.press('Enter')
  await expect(findings.getByRole('button', { name: /^V611/ })).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(findings.getByRole('button', { name: /^V611/ })).toBeVisible()
})
