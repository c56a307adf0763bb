import type { Page } from '@playwright/test'
import { type OpenIdProvider, startOpenIdProvider } from '../auth/src/testing/openid-provider.ts'
import { freePort, type Program } from '../server/src/testing/program.ts'
import { createAccount, inviteAccount, linkMailedTo } from './account.ts'
import { expect, expectAccessible, test as journey } from './journey.ts'
import { startSeparateServer } from './separate-server.ts'

interface Installation {
  program: Program
  provider: OpenIdProvider
}

/** A separate server with one working identity provider and one that is down. */
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
      const program = await startSeparateServer({ AUTH_PROVIDERS: JSON.stringify([live, down]) })
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

// The provider's pages load a font from another host; ours do not.
test.beforeEach(({ page }) =>
  page.route(/^https?:\/\/fonts\./, (route) => route.fulfill({ contentType: 'text/css' })),
)

let subjects = 0
/** Registers a person with this address at the provider. */
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

test('a member signs in with an identity provider and keeps their account', async ({
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

test('tells a person without an account that the provider knows', async ({ page, installation }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await signInThere(page, installation, knownThere(installation, 'stranger@elsewhere.example'))
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('There is no account for this address.')
})

test('reports a canceled provider sign-in', async ({ page, installation }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  await page.waitForURL(`${installation.provider.issuer}/**`)
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('The sign-in was cancelled at the provider.')
  await expectAccessible(page)
})

test('reports a provider that is down', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
  await expect(page.getByRole('alert')).toContainText('The identity provider Microsoft cannot be reached')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Continue with Okta' })).toBeEnabled()
})

test('refuses a provider return that this tab did not start', async ({ page }) => {
  await page.goto(`/auth/v1/callback?code=a&state=${crypto.randomUUID()}`)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('This sign-in took too long, or was finished before.')
})

test('accepts an invitation with a provider', async ({ page, request, installation }) => {
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

test('refuses an invitation for a different address at the provider', async ({
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
