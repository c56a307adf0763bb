import { randomUUID } from 'node:crypto'
import { drawnPdf } from '../server/src/testing/drawn-pdf.ts'
import { codeMailedTo } from './account.ts'
import { expect, expectAccessible, expectFits, signIn, startSession, test } from './journey.ts'

const PASSWORD = 'Examiner-Horse!7'

test('an institution answers an exam, and its examiner reads it until the seat ends', async ({
  page,
  browser,
}) => {
  // Two people and eight checks with axe.
  test.slow()
  const email = `examiner-${randomUUID()}@agency.example`
  const agency = `Agency ${randomUUID().slice(0, 8)}`
  await signIn(page)
  await page
    .getByRole('navigation', { name: 'Application' })
    .getByRole('link', { name: 'Examinations' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Examinations' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New exam' }).click()
  await page.getByLabel('Agency or auditor').fill(agency)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible()

  await page.getByRole('button', { name: 'Add items' }).click()
  await page
    .getByLabel('Request list')
    .fill('1. Board minutes\n1a Policies in force\n1.b Training\nII-3 Audit reports')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('cell', { name: 'II-3', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add 4 items' }).click()
  const items = page.getByRole('list', { name: 'Items' })
  await expect(items.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)

  await items.getByRole('link', { name: /Policies in force/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Item 1a' })).toBeFocused()
  await page.getByLabel('Note to the examiner').fill('The policies are in the binder.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('button', { name: 'Deliver to the examiner' }).click()
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(page.getByRole('button', { name: 'note.txt' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Deliver to the examiner' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items.getByRole('link', { name: /Policies in force/ })).toBeFocused()

  await page.getByRole('button', { name: 'Make a binder' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Download binder 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a binder' })).toBeFocused()
  await page.getByRole('button', { name: 'Invite an examiner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite an examiner' })
  await dialog.getByLabel('Name').fill('Erin Examiner')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Last day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.addInitScript(() =>
    localStorage.setItem(
      'plumbline-consent',
      '{"version":1,"date":"2026-01-01T00:00:00.000Z","necessary":true,"functional":false,"analytics":false,"marketing":false}',
    ),
  )
  await theirs.goto('/examiner')
  await expectAccessible(theirs)
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByRole('button', { name: 'Send the code' }).click()
  await theirs.getByLabel('Code from the email').fill(await codeMailedTo(email))
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Choose a password or passkey' })).toBeFocused()
  await expectAccessible(theirs)
  await theirs.getByLabel('New password').fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Choose this password' }).click()
  const delivered = theirs.getByRole('list', { name: 'Delivered items' })
  await expect(delivered.getByRole('heading', { level: 2 })).toHaveText(['1a. Policies in force'])
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'View note.txt of item 1a' }).click()
  await expect(theirs.getByText('The policies are in the binder.')).toBeVisible()
  await expectAccessible(theirs, '[role=dialog], dialog')
  await theirs.keyboard.press('Escape')
  await theirs.getByRole('button', { name: 'Ask about item 1a' }).click()
  await theirs.getByLabel('Question on item 1a').fill('Which version?')
  await theirs.getByRole('button', { name: 'Send question' }).click()
  await expect(theirs.getByText('Which version?')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Ask about item 1a' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Mark item 1a received' }).click()
  await expect(theirs.getByText('Received', { exact: true })).toBeVisible()
  await expectFits(theirs)

  await page.reload()
  await expect(page.getByText(/Erin Examiner .* asked a question/)).toBeVisible()
  await page.getByRole('button', { name: 'End the seat of Erin Examiner now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1, name: 'No open documents' })).toBeVisible()
  await expectFits(page)
})

test('a request letter in PDF becomes items that a person confirms, and stays with the exam', async ({
  page,
}) => {
  await startSession(page)
  await page.goto('/examinations')
  await page.getByRole('button', { name: 'New exam' }).click()
  await page.getByLabel('Agency or auditor').fill('Agency of the letter')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Add items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add items' })
  const letter = await drawnPdf((pdf) =>
    pdf
      .text('Dear Ms. Doe:')
      .moveDown()
      .text('1. Board minutes')
      .text('2. Audit reports')
      .moveDown()
      .text('Sincerely,'),
  )
  await dialog
    .getByLabel('Or a file')
    .setInputFiles({ name: `${randomUUID()} letter.pdf`, mimeType: 'application/pdf', buffer: letter })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Add Dear Ms. Doe:' })).not.toBeChecked()
  await expect(dialog.getByText('The end of the letter was left out: “Sincerely,”')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2 items' }).click()
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Files of the exam, 1' })).toBeVisible()
  await expectAccessible(page)
})

test('a member who comes to the page of examiners is told what it is, and led back', async ({ page }) => {
  await startSession(page)
  await page.goto('/examiner')
  await expect(page.getByText('This page is for examiners and auditors from outside')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
