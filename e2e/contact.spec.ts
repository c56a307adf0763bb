import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

async function fillIn(page: Page, over: Record<string, string> = {}) {
  const typed = {
    'First Name': 'Ada',
    'Last Name': 'Example',
    Email: 'ada@example.com',
    Company: 'Example Credit Union',
    Subject: 'A question',
    Message: 'Two lines,\nand a <b>tag</b> 👩‍⚖️ שלום',
    ...over,
  }
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByLabel('Inquiry Type').selectOption('support')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const received = (page: Page) => page.getByRole('heading', { name: 'Your message has been received.' })

/** Scripts load on the first interaction; until then the browser posts the form. */
async function wakeUp(page: Page) {
  await page.getByLabel('First Name').focus()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__react')),
  )
}

test('sends a message once, however often Send is clicked', async ({ page }) => {
  await page.goto('/contact')
  await wakeUp(page)
  await fillIn(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await submit(page).dblclick()
  await expect(received(page)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('names each missing field and focuses the first one', async ({ page }) => {
  await page.goto('/contact')
  await wakeUp(page)
  await page.getByLabel('First Name').fill('   ')
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(100_000))
  await submit(page).click()
  for (const problem of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid email address.',
    'Please enter your company.',
    'Please choose what it is about.',
    'Please enter a subject.',
    'Please keep this to 10,000 characters; it has 100,000.',
  ]) {
    await expect(page.getByText(problem)).toBeVisible()
  }
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(100_000))
  await expectAccessible(page)
})

test('reports a failed send, keeps the input, and retries the same submission', async ({ page }) => {
  await page.goto('/contact')
  await wakeUp(page)
  await fillIn(page)
  const keys: string[] = []
  await page.route('**/api/contact-messages', async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    if (keys.length === 1) await route.abort('internetdisconnected')
    else await route.continue()
  })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Your message could not be sent.')
  await expect(page.getByLabel('Subject')).toHaveValue('A question')
  await submit(page).click()
  await expect(received(page)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a link can preselect the inquiry type', async ({ page }) => {
  await page.goto('/contact?type=sales')
  await expect(page.getByLabel('Inquiry Type')).toHaveValue('sales')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts the form: refused with messages, focus and input kept, then accepted', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, { Email: 'not an address' })
    await submit(page).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/and a <b>tag<\/b> 👩‍⚖️ שלום/)
    await expect(page.getByLabel('Inquiry Type')).toHaveValue('support')

    await page.getByLabel('Email').fill('ada@example.com')
    // The form refuses submissions that arrive faster than a person can send them.
    await expect(async () => {
      await submit(page).click()
      await expect(received(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page).toHaveURL('/contact?sent')
  })
})

test('another site cannot post the form', async ({ request }) => {
  const response = await request.post('/contact', {
    headers: { origin: 'https://elsewhere.example' },
    form: { firstName: 'Eve' },
  })
  expect(response.status()).toBe(403)
})
