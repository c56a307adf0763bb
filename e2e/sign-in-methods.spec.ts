import type { Page } from '@playwright/test'
import { createAccount, openSession } from './account.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'
import { plugInAuthenticator } from './security-key.ts'

/** Fakes the public settings of a server with these methods; the one under test has none. */
async function configure(page: Page, configured: object) {
  const settings = { provider_labels: {}, saml_enabled: false, passkeys_enabled: false, ...configured }
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: settings }))
}

const otherWays = (page: Page) => page.getByRole('region', { name: 'Other ways to sign in' })

test('shows no other methods if none are configured', async ({ page }) => {
  await configure(page, {})
  const answered = page.waitForResponse('**/auth/v1/settings')
  await page.goto('/login')
  await (await answered).finished()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(otherWays(page)).toBeHidden()
})

test('shows a button for each configured method without moving the form', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/auth/v1/settings', async (route) => {
    await held
    await route.fulfill({
      json: {
        provider_labels: { entra: 'Microsoft', okta: 'Okta' },
        saml_enabled: true,
        passkeys_enabled: true,
      },
    })
  })
  await page.goto('/login')
  const before = await page.getByLabel('Email').boundingBox()
  answer()
  await expect(otherWays(page).getByRole('button')).toHaveText([
    'Continue with Microsoft',
    'Continue with Okta',
    'Use single sign-on',
    'Sign in with a passkey',
  ])
  expect(await page.getByLabel('Email').boundingBox()).toEqual(before)
  await expectAccessible(page)
})

test('sends a PKCE challenge to the provider and returns to this page', async ({ page }) => {
  await configure(page, { provider_labels: { okta: 'Okta' } })
  await page.route('**/auth/v1/authorize*', (route) =>
    route.fulfill({
      status: 302,
      headers: { Location: '/login?error=access_denied&error_description=You+said+no' },
    }),
  )
  await page.goto('/login')
  const asked = page.waitForRequest('**/auth/v1/authorize*')
  await page.getByRole('button', { name: 'Continue with Okta' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.get('provider')).toBe('okta')
  expect(query.get('code_challenge_method')?.toLowerCase()).toBe('s256')
  expect(new URL(query.get('redirect_to')!).pathname).toBe('/login')
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
  await expect(page.getByRole('alert')).toContainText('You said no')
  await expect(page).toHaveURL('/login')
  await expectAccessible(page)
})

test('does not show text from a link if this tab started no flow', async ({ page }) => {
  await page.goto('/login?error=access_denied&error_code=x&error_description=Call+555-0100+to+unlock')
  await expect(page.getByRole('alert')).toContainText('The sign-in was not completed. Please try again.')
  await expect(page.getByText('555-0100')).toBeHidden()
  await page.goto(
    '/login?from=mail#error=access_denied&error_code=otp_expired&error_description=Call+555-0100',
  )
  await expect(page.getByRole('alert')).toContainText('This link is invalid, has expired or was used before.')
  await expect(page.getByText('555-0100')).toBeHidden()
})

test('refuses a code that this tab did not request', async ({ page }) => {
  await page.goto('/login?code=0e6a3a0c-1f5e-4a7e-9d0b-4a6f1f8f3c11')
  await expect(page.getByRole('alert')).toContainText('The sign-in was not completed. Please try again.')
  await expect(page).toHaveURL('/login')
})

test('signs in with tokens in the address and removes them', async ({ page, request }) => {
  const { access_token, refresh_token } = await openSession(request, await createAccount(request))
  await page.goto(`/login#${new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })}`)
  await expect(page).toHaveURL('/dashboard')
})

test('tokens in the address do not replace a signed-in person', async ({ page, request }) => {
  const account = await createAccount(request)
  await startSession(page, account)
  const { access_token, refresh_token } = await openSession(request, await createAccount(request))
  await page.goto('/blog')
  await page.goto(`/login?error=x#${new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: account.email })).toBeVisible()
})

test('single sign-on uses the domain of the email address', async ({ page }) => {
  await configure(page, { saml_enabled: true })
  await page.route('**/auth/v1/sso', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 404, error_code: 'sso_provider_not_found', msg: 'No SSO provider assigned' },
    }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use single sign-on' }).click()
  await expect(page.getByText('Please enter your email address first.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill('ada@Bank.example')
  const asked = page.waitForRequest('**/auth/v1/sso')
  await page.getByRole('button', { name: 'Use single sign-on' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ domain: 'bank.example' })
  await expect(page.getByRole('alert')).toContainText('Single sign-on is not set up for this email address.')
  await expect(page.getByLabel('Email')).toHaveValue('ada@Bank.example')
})

test('falls back to the password for an unknown or missing passkey', async ({ page }) => {
  await plugInAuthenticator(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
})
