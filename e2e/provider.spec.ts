import type { Page } from '@playwright/test'
import { type OpenIdProvider, startOpenIdProvider } from '../auth/src/testing/openid-provider.ts'
import { freePort, type Program } from '../server/src/testing/program.ts'
import { createAccount, inviteAccount, linkMailedTo } from './account.ts'
import { startInstallation } from './installation.ts'
import { expect, expectAccessible, test as journey } from './journey.ts'

interface Installation {
  program: Program
  provider: OpenIdProvider
}

/** A program of its own that knows a real provider, and one that nobody answers for. */
const test = journey.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const provider = await startOpenIdProvider()
      const [live] = JSON.parse(provider.settings('okta', { label: 'Okta' }))
      const down = {
        ...live,
        name: 'entra',
        label: 'Microsoft',
        issuer: `http://localhost:${await freePort()}`,
      }
      const program = await startInstallation({ AUTH_PROVIDERS: JSON.stringify([live, down]) })
      provider.allowReturnTo(`${program.origin}/auth/v1/callback`)
      await use({ program, provider })
      await program.stop()
      await provider.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.program.origin),
})

test.describe.configure({ mode: 'default' })

// The provider's pages want a font of another host; nothing of ours does.
test.beforeEach(({ page }) =>
  page.route(/^https?:\/\/fonts\./, (route) => route.fulfill({ contentType: 'text/css' })),
)

let subjects = 0
/** Someone whom the provider knows by this name, with this address. */
function knownThere({ provider }: Installation, email: string): string {
  const subject = `subject-${++subjects}`
  provider.people.set(subject, { email, email_verified: true, name: 'Ada Reyes' })
  return subject
}

async function signInThere(page: Page, { provider }: Installation, subject: string) {
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('input[name=login]').fill(subject)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button').click()
}

test('a member comes in by their provider, and is the same person', async ({
  page,
  request,
  installation,
}) => {
  const account = await createAccount(request)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await signInThere(page, installation, knownThere(installation, account.email))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(account.email)).toBeVisible()
  const left = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((name) => name.includes('provider')),
  )
  expect(left).toEqual([])
})

test('someone whom the provider knows and we do not is told so', async ({ page, installation }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await signInThere(page, installation, knownThere(installation, 'stranger@elsewhere.example'))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('There is no account for this address.')
})

test('whoever turns round at the provider is told so on the sign-in page', async ({ page, installation }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await page.waitForURL(`${installation.provider.issuer}/**`)
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('The sign-in was cancelled at the provider.')
  await expectAccessible(page)
})

test('a provider that is down is said so on the sign-in page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
  await expect(page.getByRole('alert')).toContainText('The identity provider Microsoft cannot be reached')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Continue with Okta' })).toBeEnabled()
})

test('a way back that nobody began is said so on the sign-in page', async ({ page }) => {
  await page.goto(`/auth/v1/callback?code=a&state=${crypto.randomUUID()}`)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('This sign-in took too long, or was finished before.')
})

test('an invitation is accepted with the provider', async ({ page, request, installation }) => {
  const { email } = await inviteAccount(request)
  await page.goto(await linkMailedTo(email, installation.program.dataDirectory))
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByRole('button', { name: 'Continue with Okta' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await signInThere(page, installation, knownThere(installation, email))
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(email)).toBeVisible()
})

test('an invitation is not for whoever the provider says is someone else', async ({
  page,
  request,
  installation,
}) => {
  const { email } = await inviteAccount(request)
  await page.goto(await linkMailedTo(email, installation.program.dataDirectory))
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await signInThere(page, installation, knownThere(installation, 'other@elsewhere.example'))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText(
    'Invited email does not match the email of the identity provider',
  )
})
