import { randomUUID } from 'node:crypto'
import { codeMailedTo, createAccount, openSession, readerLinkMailedTo } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('a vendor answers through a link on a phone, and the owner reads and accepts the answers', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const email = `vic-${randomUUID()}@vendor.example`
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const { access_token } = await openSession(request, manager)
  const headers = { Authorization: `Bearer ${access_token}` }
  const question = {
    ...{ section: 'insurance', text: 'Do you carry liability insurance?', answer: 'choice' },
    ...{ id: 'liability', document: 'insurance', tiers: ['low'] },
  }
  const saved = await request.put('/api/vendor-questions', {
    headers,
    data: { version: 0, questions: [question] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const made = await request.post('/api/vendors', { headers, data: { title: 'Tidewater', tier: 'low' } })
  const { id } = await made.json()

  await startSession(page, manager)
  await page.goto(`/vendors?vendor=${id}`)
  await page.getByRole('button', { name: 'Send a questionnaire' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a questionnaire' })
  await dialog.getByLabel('Name', { exact: true }).fill('Vic Vendor')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent to Vic Vendor')).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const theirs = await phone.newPage()
  await theirs.addInitScript(() =>
    localStorage.setItem(
      'plumbline-consent',
      '{"version":1,"date":"2026-01-01T00:00:00.000Z","necessary":true,"functional":false,"analytics":false,"marketing":false}',
    ),
  )
  await theirs.goto(await readerLinkMailedTo(email))
  await theirs.getByRole('button', { name: 'Send me the code' }).click()
  await theirs.getByLabel('Code from the email').pressSequentially(await codeMailedTo(email))
  await theirs.keyboard.press('Enter')
  await theirs.getByRole('button', { name: 'Open Questions about Tidewater' }).click()
  await expect(theirs.getByRole('heading', { name: 'Questions about Tidewater' })).toBeVisible()
  await expectFits(theirs)
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Submit the answers' }).click()
  await expect(theirs.getByText('Choose an answer.')).toBeVisible()
  await theirs.getByRole('radio', { name: 'Yes' }).check()
  await theirs.getByRole('button', { name: /^Attach a file/ }).click()
  await theirs.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nInsured') },
  })
  await theirs.getByLabel('Valid until').fill('2100-12-31')
  await theirs.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(theirs.getByText('certificate.pdf')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await theirs.getByRole('button', { name: 'Submit the answers' }).click()
  await expect(theirs.getByText('Thank you. The answers were submitted.')).toBeVisible()
  await phone.close()

  await page.goto(`/vendors/${id}/answers`)
  await expect(page.getByText('certificate.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the answers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText(/accepted .* by Mara Manager/)).toBeVisible()
})
