import type { Page } from '@playwright/test'
import { type Account, createAccount, openSession } from './account.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'
import { plugInAuthenticator } from './security-key.ts'

/** What a server says with these ways configured; the one under test has none of them. */
async function configure(page: Page, configured: object) {
  const settings = { provider_labels: {}, saml_enabled: false, passkeys_enabled: false, ...configured }
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: settings }))
}

const otherWays = (page: Page) => page.getByRole('region', { name: 'Other ways to sign in' })

test('where nothing is configured, nothing is shown', async ({ page }) => {
  await configure(page, {})
  const answered = page.waitForResponse('**/auth/v1/settings')
  await page.goto('/login')
  await (await answered).finished()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(otherWays(page)).toBeHidden()
})

test('each configured way has its button, below a form that does not move', async ({ page }) => {
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

test('a provider is asked with a challenge, and leads back to this page', async ({ page }) => {
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

test('words in a link are not shown as ours where this tab began nothing', async ({ page }) => {
  await page.goto('/login?error=access_denied&error_code=x&error_description=Call+555-0100+to+unlock')
  await expect(page.getByRole('alert')).toContainText('The sign-in was not completed. Please try again.')
  await expect(page.getByText('555-0100')).toBeHidden()
  await page.goto(
    '/login?from=mail#error=access_denied&error_code=otp_expired&error_description=Call+555-0100',
  )
  await expect(page.getByRole('alert')).toContainText('This link is invalid, has expired or was used before.')
  await expect(page.getByText('555-0100')).toBeHidden()
})

test('a code that this tab did not ask for signs nobody in', async ({ page }) => {
  await page.goto('/login?code=0e6a3a0c-1f5e-4a7e-9d0b-4a6f1f8f3c11')
  await expect(page.getByRole('alert')).toContainText('The sign-in was not completed. Please try again.')
  await expect(page).toHaveURL('/login')
})

test('tokens in the address sign in and leave it', async ({ page, request }) => {
  const { access_token, refresh_token } = await openSession(request, await createAccount(request))
  await page.goto(`/login#${new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })}`)
  await expect(page).toHaveURL('/dashboard')
})

test('tokens in the address take nobody’s place who is signed in', async ({ page, request }) => {
  const account = await createAccount(request)
  await signIn(page, account)
  const { access_token, refresh_token } = await openSession(request, await createAccount(request))
  await page.goto('/blog')
  await page.goto(`/login?error=x#${new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: account.email })).toBeVisible()
})

test('single sign-on goes by the domain of the address', async ({ page }) => {
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

/** The real ceremony, in the page, with the browser's authenticator. */
async function registerPasskey(page: Page, token: string) {
  const status = await page.evaluate(async (bearer) => {
    const post = (path: string, body: object) =>
      fetch(`/auth/v1/passkeys/registration/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { challenge_id, options } = await (await post('options', {})).json()
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey ?? options)
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return (await post('verify', { challenge_id, credential: credential.toJSON() })).status
  }, token)
  expect(status).toBe(200)
}

test('a passkey signs in without a password', async ({ page, request }) => {
  const account: Account = await createAccount(request)
  await plugInAuthenticator(page)
  await page.goto('/login')
  await registerPasskey(page, (await openSession(request, account)).access_token)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
})

test('a passkey that nobody knows, or none at all, leaves the password', async ({ page }) => {
  await plugInAuthenticator(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
})
