import type { Page } from '@playwright/test'
import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('an officer finds the closing date by keyboard, saves the proof, and opens it again', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'When can we close?' }).click()

  await page.getByLabel('Closing Disclosure sent', { exact: true }).fill('1/14/2026')
  await page.getByLabel('Planned closing', { exact: true }).fill('jan 21 2026')
  await page.keyboard.press('Tab')
  // Mailed on the 14th, received on the 17th; Sunday and Martin Luther King Jr. Day do not count.
  await expect(
    page.getByRole('heading', { name: 'Wednesday, January 21, 2026 is one day too early.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/closingDisclosureSent=2026-01-14/)
  await expect(
    page.getByRole('cell', { name: /January 19, 2026: not counted: Birthday of Martin/ }),
  ).toBeVisible()
  await page.getByRole('cell', { name: /January 20, 2026: Wait 1/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('cell', { name: /January 21, 2026: Planned, Wait 2/ })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Save result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save result' })
  await dialog.getByLabel('Name').fill('Closing of January 21')
  await dialog.getByLabel(/Loan number/).fill('2026-0117')
  await dialog.getByRole('button', { name: 'Save result' }).click()
  await page.getByRole('link', { name: 'Closing of January 21' }).click()
  await expect(page.getByText('SHA-256')).toBeVisible()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByText('The same input gives the same result today.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open in the form' }).click()
  await expect(page.getByLabel('Planned closing', { exact: true })).toHaveValue('Jan 21, 2026')
})

test('stores two fields that are filled in at the same moment', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/trid-clock')
  const sent = page.getByLabel('Closing Disclosure sent', { exact: true })
  const closing = page.getByLabel('Planned closing', { exact: true })
  await expect(sent).toBeVisible()
  await closing.evaluate(
    (second: HTMLInputElement, first) => {
      const fill = (input: HTMLInputElement, text: string) => {
        input.focus()
        input.select()
        document.execCommand('insertText', false, text)
        input.blur()
      }
      fill(first as HTMLInputElement, '1/14/2026')
      fill(second, '1/21/2026')
    },
    await sent.elementHandle(),
  )
  await expect(closing).toHaveValue('Jan 21, 2026')
  await expect(sent).toHaveValue('Jan 14, 2026')
})

test('a date that does not exist is named, and nothing typed is lost', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/business-days?definition=specific&days=3')
  await page.getByLabel('Event', { exact: true }).fill('2/30/2026')
  await page.getByLabel('Business days', { exact: true }).focus()
  await expect(
    page.getByText('"2/30/2026" is not a date from 1900-01-01 to 2199-12-31').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('2/30/2026')
  await expectAccessible(page)
})

const JUNE = [
  'loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation',
  '1,2026-06-08,in_person,2026-06-11',
  '2,2026-06-31,in_person,2026-06-11',
  '3,2026-06-08,in_person,2026-06-10',
  '4,2026-06-08,in_person,2026-06-09',
  '5,,,2026-06-09',
]

const csv = (name: string, lines: string[]) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
})

async function chooseFile(page: Page) {
  await page.goto('/loan-tests/batches')
  await page.getByLabel('File').setInputFiles(csv('june.csv', JUNE))
  await expect(page.getByText('4 can be read, 1 cannot.')).toBeVisible()
}

test('a file of loans shows the worst loan first, with what it misses and why', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/batches')
  await page.getByLabel('File').setInputFiles(csv('may.csv', JUNE.slice(0, 2)))
  await expect(page.getByLabel('Name of the batch')).toHaveValue('may')
  await page.getByLabel('File').setInputFiles(csv('june.csv', JUNE))
  await expect(page.getByText('4 can be read, 1 cannot.')).toBeVisible()
  await expect(page.getByLabel('Name of the batch')).toHaveValue('june')
  await expect(page.getByText('Every column has its field.')).toBeVisible()
  await page.getByRole('button', { name: 'Run 5 rows' }).click()
  await expect(page.getByText('25% within · 3 outside · 1 with errors')).toBeVisible()
  await expect(page.getByRole('cell', { name: /"2026-06-31" is not a date/ })).toBeVisible()

  const loans = page.getByRole('row')
  await expect(loans.nth(1)).toContainText('no Closing Disclosure has been provided')
  await expect(loans.nth(2)).toContainText('2 days')
  await expect(loans.nth(2)).toContainText(
    'Closing on Tue, Jun 9, 2026 is 2 days too early: the Closing Disclosure was received on Mon, Jun 8, 2026, so the earliest day is Thu, Jun 11, 2026.',
  )
  await expect(loans.nth(2)).toContainText('Decided by: Closing Disclosure sent, Mon, Jun 8, 2026')
  await expectAccessible(page)

  const causes = page.getByRole('navigation', { name: 'Rows by cause' })
  const early = causes.getByRole('link', { name: /^Closed before the third business day/ })
  await expect(early).toContainText('2 · up to 2 days')
  await early.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/outcome=outside&cause=closing_disclosure_three_days/)
  await expect(loans).toHaveCount(3)
  await expect(early).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?outcome=outside$/)
  await expect(loans).toHaveCount(4)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF for the examiner' }).click()
  expect((await download).suggestedFilename()).toBe('loan-test-batch.pdf')
})

test('a manager selects loans by keyboard and makes a task and a finding of them', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request, { role: 'manager' }))
  await chooseFile(page)
  await page.getByRole('button', { name: 'Run 5 rows' }).click()
  await page.getByRole('checkbox', { name: 'Select 5' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Select 4' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 loans selected')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Create task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await expect(dialog.getByLabel('Title')).toHaveValue('june: 2 loans')
  await expect(dialog.getByLabel('Description')).toHaveValue(
    /^- 5 \(row 5\): Closing on Tue, Jun 9, 2026 is not allowed.*\n- 4 \(row 4\): .* is 2 days too early/,
  )
  await dialog.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(page.getByText('2 loans selected')).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select 4' }).check()
  await page.getByRole('button', { name: 'Record 1 outside as finding' }).click()
  await expect(page.getByRole('heading', { name: 'june: 1 of 3 loans outside' })).toBeVisible()
})

test('refund letters of selected loans come in one file', async ({ page, request }) => {
  await startSession(page, await createAccount(request, { role: 'manager' }))
  await page.goto('/loan-tests/batches')
  await page.getByLabel('Test', { exact: true }).selectOption('fee-tolerance')
  const fee = (loan: string, actual: string) =>
    `${loan},6/15/2026,"[{""id"":""Origination"",""kind"":""creditor_fee"",""estimated"":""1200.00"",""actual"":""${actual}""}]"`
  await page
    .getByLabel('File')
    .setInputFiles(
      csv('fees.csv', ['loanNumber,consummation,fees', fee('F-1', '1250.00'), fee('F-2', '1300.00')]),
    )
  await page.getByRole('button', { name: 'Run 2 rows' }).click()
  await page.getByRole('checkbox', { name: 'Select F-1' }).check()
  await expect(page.getByRole('button', { name: 'Refund letter (Word)' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select F-2' }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '2 refund letters (Word)' }).focus()
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('refund-letters.docx')
  await expectAccessible(page)
  await expectFits(page)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/refunds.png` })
})
