import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

const MEGABYTES_5 = 5 * 1024 * 1024

const pdf = (size = 2_000, name = 'ada.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)]),
})

async function openForm(page: Page) {
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Apply to Plumbline' })).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

async function fillIn(page: Page) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Example')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Experience').selectOption('10+')
  await page.getByLabel('Cover Letter').fill('I read regulations for pleasure.')
}

test('sends an application with a resume of exactly 5 MB and empties the form', async ({ page }) => {
  await openForm(page)
  await expect(submit(page)).toBeDisabled()
  await fillIn(page)
  await page.getByLabel('Resume').setInputFiles(pdf(MEGABYTES_5))
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Apply to Plumbline' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(submit(page)).toBeDisabled()
})

test('a resume chosen in the moment the dialog opens enables Submit', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await page.getByLabel('Resume').setInputFiles(pdf())
  await expect(page.locator('[data-island=application][data-hydrated]')).toHaveCount(1)
  await expect(submit(page)).toBeEnabled()
})

test('checks a resume when it is chosen', async ({ page }) => {
  await openForm(page)
  await expect(submit(page)).toBeDisabled()
  const resume = page.getByLabel('Resume')
  for (const [file, problem] of [
    [pdf(MEGABYTES_5 + 1), 'File size must be less than 5MB.'],
    [{ ...pdf(), buffer: Buffer.from('<html>') }, 'Please upload a PDF file only.'],
    [{ ...pdf(), buffer: Buffer.alloc(0) }, 'Please upload a PDF file only.'],
  ] as const) {
    await resume.setInputFiles(file)
    await expect(page.getByText(problem)).toBeVisible()
    await expect(submit(page)).toBeDisabled()
    // Cleared, so that the same file can be chosen again after it was fixed.
    await expect(resume).toHaveValue('')
  }
  await resume.setInputFiles(pdf())
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText('Please upload a PDF file only.')).toBeHidden()
})

test('names missing fields and keeps the input when the dialog is closed', async ({ page }) => {
  await openForm(page)
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Resume').setInputFiles(pdf())
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/ada')
  await submit(page).click()
  await expect(page.getByText('Please enter your first name.')).toBeVisible()
  await expect(page.getByText('Please choose your experience.')).toBeVisible()
  await expect(page.getByText('Please write a cover letter.')).toBeVisible()
  await expect(page.getByText('Please enter a complete address that begins with https://.')).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('LinkedIn')).toHaveValue('linkedin.com/in/ada')
})

test('reports a connection that fails during the upload and loses nothing', async ({ page }) => {
  await openForm(page)
  await expect(submit(page)).toBeDisabled()
  await fillIn(page)
  await page.getByLabel('Resume').setInputFiles(pdf())
  await page.route('**/api/job-applications', (route) => route.abort('internetdisconnected'))
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to submit application. Please try again.')
  await expect(page.getByLabel('Cover Letter')).toHaveValue('I read regulations for pleasure.')
  await page.unroute('**/api/job-applications')
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts the form with its file', async ({ page }) => {
    await openForm(page)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByText('Please upload a PDF file only.')).toBeVisible()
    await expect(page.getByLabel('Cover Letter')).toHaveValue('I read regulations for pleasure.')
    await expect(async () => {
      await page.getByLabel('Resume').setInputFiles(pdf())
      await submit(page).click()
      await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
  })
})
