import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, startSession, test } from './journey.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Need help? Chat with us!' })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Compliance assistant' })
const log = (page: Page) => chat(page).getByRole('log', { name: 'Conversation' })
const question = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' })

/** The texts are filled in while the server already answers. */
const DECLINED = /^(I do not know\.|I read questions in English only\.)/

test('a member asks by keyboard and gets an answer with citation and article', async ({ page }) => {
  await signIn(page)
  await launcher(page).focus()
  await expect(page.getByText('Need help? Chat with us!', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()

  await question(page).press('Enter')
  await question(page).fill('   ')
  await question(page).press('Enter')
  await expect(log(page).getByText('You:')).toHaveCount(0)

  await question(page).fill('Hello,')
  await question(page).press('Shift+Enter')
  await page.keyboard.type('when is the Loan Estimate due?')
  await expect(question(page)).toHaveValue('Hello,\nwhen is the Loan Estimate due?')
  await question(page).press('Enter')
  await expect(question(page)).toHaveValue('')
  await expect(log(page).getByText('The assistant is typing')).toBeAttached()
  await expect(log(page).getByText('The Loan Estimate is due within 3 business days.')).toBeVisible()
  await expect(log(page).getByText('The assistant is typing')).toHaveCount(0)
  const citations = log(page).getByRole('list', { name: 'Citations' })
  await expect(citations.getByText('12 CFR 1026.19(e)(1)(iii)(A)')).toBeVisible()
  await expect(log(page).getByRole('link', { name: 'Six items make an application' })).toHaveAttribute(
    'href',
    '/articles/six-items-application-and-loan-estimate-delivery',
  )
  await expectAccessible(page)

  await log(page).getByRole('button', { name: 'What is a business day?' }).click()
  await expect(log(page).getByText('There are two definitions, and each clock has its own.')).toBeVisible()
  await expect(log(page).getByRole('button', { name: 'What is a business day?' })).toHaveCount(0)
})

test('minimizes, restores and closes, and keeps the conversation across pages', async ({ page }) => {
  await signIn(page)
  await launcher(page).click()
  await question(page).fill('HMDA')
  await question(page).press('Enter')
  await expect(log(page).getByText('110 data points')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(log(page)).toBeHidden()
  await expect(chat(page).getByRole('button', { name: 'Restore chat' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await chat(page).getByRole('button', { name: 'Minimize chat' }).click()

  await page.goto('/pricing')
  await chat(page).getByRole('button', { name: 'Restore chat' }).click()
  await expect(log(page).getByText('110 data points')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(chat(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('110 data points')).toBeVisible()
})

test('answers a question after a reload interrupted it', async ({ page }) => {
  await signIn(page)
  await launcher(page).click()
  await question(page).fill('Which reports can I make?')
  await question(page).press('Enter')
  await page.reload()
  await expect(log(page).getByText('Monthly Summary, Risk Assessment and Regulatory Changes')).toBeVisible()
})

test('survives invalid stored conversations and very long input', async ({ page }) => {
  await signIn(page)
  await launcher(page).click()
  await expect(question(page)).toBeFocused()
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('plumbline-chat:'))!
    sessionStorage.setItem(key, '{"view":"open","messages":[1,{}]}')
  })
  await page.goto('/about')
  await expect(log(page).getByText('Hello. Ask me about')).toBeVisible()
  await question(page).fill('x'.repeat(100_000))
  await question(page).press('Enter')
  await expect(chat(page).getByRole('alert')).toContainText('2,000 characters')
  await question(page).fill('<img src=x onerror=alert(1)> 👩‍⚖️ שלום')
  await question(page).press('Enter')
  await expect(log(page).getByText('<img src=x onerror=alert(1)> 👩‍⚖️ שלום')).toBeVisible()
  await expect(log(page).getByText(DECLINED)).toBeVisible()
})

test('offers places to look where it does not know', async ({ page }) => {
  await startSession(page)
  await page.goto('/pricing')
  await launcher(page).click()
  await question(page).fill('flood of kites over the harbor')
  await question(page).press('Enter')
  await log(page).getByRole('link', { name: 'Search the articles' }).click()
  await expect(page).toHaveURL('/articles?search=flood+of+kites+over+the+harbor')
})

test('the panel and the page show one conversation', async ({ page }) => {
  await signIn(page)
  await launcher(page).click()
  await question(page).fill('When is the Loan Estimate due?')
  await question(page).press('Enter')
  await expect(log(page).getByText('due within 3 business days')).toBeVisible()
  await chat(page).getByRole('link', { name: 'Open the assistant as a page' }).click()
  await expect(page).toHaveURL(/\/assistant\?conversation=/)
  const main = page.getByRole('main')
  await expect(main.getByRole('article', { name: 'When is the Loan Estimate due?' })).toContainText(
    'due within 3 business days',
  )

  await main.getByRole('textbox', { name: 'Your question' }).fill('What is the usury limit in Texas?')
  await main.getByRole('textbox', { name: 'Your question' }).press('Enter')
  await expect(main.getByRole('article', { name: 'What is the usury limit in Texas?' })).toBeVisible()
  await expect(log(page).getByText('What is the usury limit in Texas?')).toBeVisible()
  await expectAccessible(page)
})

test('loads nothing before it is opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/about')
  expect(scripts.filter((url) => url.includes('chat'))).toEqual([])
  await signIn(page)
  await expect(launcher(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('chat-panel'))).toEqual([])
  await launcher(page).click()
  await expect(chat(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('chat-panel'))).not.toEqual([])
})
