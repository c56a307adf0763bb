import type { Page } from '@playwright/test'
import type { Program } from '../server/src/testing/program.ts'
import { createAccount, inviteAccount, linkMailedTo } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, test as journey, signIn, signInByForm, startSession } from './journey.ts'
import { startSeparateServer } from './separate-server.ts'

/** A server with a stricter password policy that asks for the current password before a change. */
const test = journey.extend<object, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const program = await startSeparateServer({
        AUTH_PASSWORD_MIN_LENGTH: '12',
        AUTH_PASSWORD_REQUIRED_CHARACTERS:
          'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789:-_!',
        AUTH_REQUIRE_CURRENT_PASSWORD: 'true',
      })
      await use(program)
      await program.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ program }, use) => use(program.origin),
})

test.describe.configure({ mode: 'default' })

const RULES = ['At least 12 characters long', 'One letter', 'One number', 'One of these: -_!']

async function expectRules(page: Page) {
  await expect(page.getByRole('list', { name: 'Password rules' }).getByRole('listitem')).toHaveText(
    RULES.map((rule) => `${rule}: not met yet`),
  )
}

test("the security page applies the operator's policy and asks for the current password", async ({
  page,
  request,
}) => {
  const account = await createAccount(request)
  await signIn(page, account)
  await page.getByRole('link', { name: account.email }).click()
  await expectRules(page)

  const update = page.getByRole('button', { name: 'Update Password' })
  async function choose(password: string) {
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await update.click()
  }
  await choose('Short-One!8')
  await expect(page.getByRole('alert')).toContainText('Password must be at least 12 characters long')
  await choose('SecondHorse8')
  await expect(page.getByRole('alert')).toContainText(
    'Password must contain at least one of these characters: -_!',
  )

  await choose('second-horse-8')
  await expect(page.getByRole('alert')).toContainText('Please enter your current password.')
  const current = page.getByLabel('Current Password')
  await expect(current).toBeFocused()
  await expect(page.getByLabel('New Password')).toHaveValue('second-horse-8')
  await expectAccessible(page)
  await page.keyboard.type('not-the-right-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The current password is not right.')
  await current.fill(account.password)
  await current.press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect(current).toBeHidden()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signInByForm(page, { email: account.email, password: 'second-horse-8' })
})

test('a mailed link applies the same policy without asking for a current password', async ({
  page,
  request,
  program,
}) => {
  const { email } = await inviteAccount(request)
  await page.goto(await linkMailedTo(email, program.dataDirectory))
  await expectRules(page)
  await page.getByLabel('New Password').fill('first-horse-7')
  await expect(page.getByRole('list', { name: 'Password rules' })).not.toContainText('not met yet')
  await page.getByLabel('Confirm Password').fill('first-horse-7')
  await page.getByLabel('Confirm Password').press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test("a generated password meets the operator's policy", async ({ page }) => {
  await startSession(page, ADMINISTRATOR)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog', { name: 'Add User' })
  await expectRules(page)
  await form.getByLabel('Email').fill('made-password@plumbline.example')
  await form.getByLabel('Full Name').fill('Ada Reyes')
  await form.getByLabel('Company Name').fill('Harbor Credit Union')
  await form.getByRole('button', { name: 'Generate a password' }).click()
  await expect(form.getByRole('list', { name: 'Password rules' })).not.toContainText('not met yet')
  await form.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()
})
