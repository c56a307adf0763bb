import type { APIRequestContext, Page } from '@playwright/test'
import { createAccount, enrolAuthenticator, inviteAccount, linkMailedTo, openSession } from './account.ts'
import { expect, expectAccessible, signInByForm, test } from './journey.ts'

const NEW_PASSWORD = 'Second-Horse!8'

async function openLink(page: Page, tokens: { access_token: string; refresh_token: string }) {
  const { access_token, refresh_token } = tokens
  await page.goto(`/reset-password?${new URLSearchParams({ access_token, refresh_token, type: 'recovery' })}`)
}

async function askForReset(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
}

test('asks for an email address before a reset', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('Please enter your email address first.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
})

test('reports an unknown address and keeps it in its field', async ({ page }) => {
  await askForReset(page, 'nobody@plumbline.example')
  await expect(page.getByRole('alert')).toContainText('No account found with this email address.')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@plumbline.example')
  await expectAccessible(page)
})

const REQUEST_REFUSALS = [
  {
    status: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'For security purposes, wait',
    said: 'Too many reset attempts. Please wait before trying again.',
  },
  {
    status: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
    said: 'Too many reset attempts. Please wait before trying again.',
  },
  { status: 422, error_code: 'email_address_invalid', msg: 'That is no address', said: 'That is no address' },
]
for (const { status, said, ...body } of REQUEST_REFUSALS) {
  test(`shows the message for a reset request refused with ${body.error_code}`, async ({ page }) => {
    await page.route('**/auth/v1/recover*', (route) =>
      route.fulfill({ status, json: { code: status, ...body } }),
    )
    await askForReset(page, 'someone@plumbline.example')
    await expect(page.getByRole('alert')).toContainText('Reset Failed')
    await expect(page.getByRole('alert')).toContainText(said)
  })
}

test('reports a reset request when the server is unreachable', async ({ page }) => {
  await page.route('**/auth/v1/recover*', (route) => route.abort('internetdisconnected'))
  await askForReset(page, 'someone@plumbline.example')
  await expect(page.getByRole('alert')).toContainText('Failed to send reset email. Please try again.')
})

test('replaces a forgotten password through the mailed link', async ({ page, request }) => {
  const account = await createAccount(request)
  await askForReset(page, account.email)
  await expect(page.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('check your spam folder')
  await expect(page.getByRole('status')).toContainText('If nothing arrives after 5 minutes')
  await expect(page.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact')
  await expectAccessible(page)

  const link = await linkMailedTo(account.email)
  await page.goto(link)
  await expect(page.getByLabel('New Password')).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to Login' })).toHaveAttribute('href', '/login')
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The email or password you entered is incorrect.')
  await signInByForm(page, { email: account.email, password: NEW_PASSWORD })

  // The link works only once.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
})

test('an invited person chooses a password and is on the page that they came for', async ({
  page,
  request,
}) => {
  const { email } = await inviteAccount(request)
  await page.goto('/resources/thresholds?via=email')
  await expect(page).toHaveURL('/login')
  const link = await linkMailedTo(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/reset/i)
  await expectAccessible(page)
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page).toHaveURL('/resources/thresholds')
  await expect(page.getByRole('link', { name: email })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('sign in with the password that you chose')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: email }), 'the session goes on').toBeVisible()
})

test('requires a second factor before the new password, and shows recent passkeys after it', async ({
  page,
  request,
}) => {
  const account = await createAccount(request)
  const shown = await enrolAuthenticator(request, account)
  const passkeys = [
    { id: crypto.randomUUID(), friendly_name: 'Unknown phone', created_at: new Date().toISOString() },
    { id: crypto.randomUUID(), friendly_name: 'Laptop', created_at: '2024-01-09T12:00:00Z' },
  ]
  await page.route('**/auth/v1/passkeys**', (route) =>
    route.fulfill(route.request().method() === 'GET' ? { json: passkeys } : { status: 204 }),
  )
  await askForReset(page, account.email)
  await expect(page.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible()
  await page.goto(await linkMailedTo(account.email))
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await page.getByLabel('Code').fill(shown())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()

  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Are these passkeys yours?' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Passkeys of the last 30 days' }).getByRole('listitem'),
  ).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Unknown phone' }).click()
  await expect(page.getByRole('status')).toHaveText('Removed')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await openSession(request, { email: account.email, password: NEW_PASSWORD })
})

async function replacePassword(page: Page, request: APIRequestContext) {
  await openLink(page, await openSession(request, await createAccount(request)))
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
}

test('goes through the login page to the dashboard after three seconds', async ({ page, request }) => {
  await page.clock.install()
  await replacePassword(page, request)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(page).toHaveURL('/reset-password')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/dashboard')
})

test('the Password Updated page is accessible', async ({ page, request }) => {
  // The redirect would leave the page before the check.
  await page.addInitScript((redirectAfter) => {
    const start = window.setTimeout
    const startUnlessRedirect = (run: () => void, delay?: number) =>
      delay === redirectAfter ? 0 : start(run, delay)
    Object.assign(window, { setTimeout: startUnlessRedirect })
  }, 3_000)
  await replacePassword(page, request)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated' })).toBeVisible()
  await expectAccessible(page)
})

test('checks off the rules while typing and requires both fields to match', async ({ page, request }) => {
  await openLink(page, await openSession(request, await createAccount(request)))
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem')
  const submit = page.getByRole('button', { name: 'Update Password' })
  await expect(rules).toHaveCount(5)
  await expect(rules.filter({ hasText: ': not met yet' })).toHaveCount(5)
  await expect(submit).toBeDisabled()
  await expectAccessible(page)

  await page.getByLabel('New Password').fill('second')
  await expect(rules.filter({ hasText: ': met' })).toHaveCount(1)
  await expect(submit).toBeDisabled()
  await page.getByLabel('Confirm Password').fill('secon')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(submit).toBeDisabled()
  await expectAccessible(page)

  await page.getByLabel('Confirm Password').fill('second')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long')

  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await expect(rules.filter({ hasText: ': met' })).toHaveCount(5)
})

const BROKEN_RULES = [
  ['second-horse!8', 'Password must contain at least one uppercase letter'],
  ['SECOND-HORSE!8', 'Password must contain at least one lowercase letter'],
  ['Second-Horse!', 'Password must contain at least one number'],
  ['SecondHorse8', 'Password must contain at least one special character'],
] as const

test('each broken rule has its own message', async ({ page, request }) => {
  await openLink(page, await openSession(request, await createAccount(request)))
  for (const [password, said] of BROKEN_RULES) {
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByRole('alert')).toContainText(said)
  }
})

test('each password field can be shown', async ({ page, request }) => {
  await openLink(page, await openSession(request, await createAccount(request)))
  for (const label of ['New Password', 'Confirm Password']) {
    await page.getByLabel(label).fill(NEW_PASSWORD)
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'text')
  }
})

test('reports a failed update and keeps the input', async ({ page, request }) => {
  await replacePassword(page, request)
  await page.route('**/auth/v1/user', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to update password. Please try again.')
  await expect(page.getByLabel('New Password')).toHaveValue(NEW_PASSWORD)
  await expectAccessible(page)
})

test('validates the link first and removes its tokens from the address bar', async ({ page, request }) => {
  const session = await openSession(request, await createAccount(request))
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/auth/v1/user', async (route) => {
    await held
    await route.continue()
  })
  await openLink(page, session)
  await expect(page.getByText('Validating your reset link…')).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await expectAccessible(page)
  answer()
  await expect(page.getByLabel('New Password')).toBeVisible()
})

test('reports a link that cannot be checked because the server is unreachable', async ({ page, request }) => {
  const session = await openSession(request, await createAccount(request))
  await page.route('**/auth/v1/user', (route) => route.abort('internetdisconnected'))
  await openLink(page, session)
  await expect(page.getByRole('alert')).toHaveText('Failed to validate reset token. Please try again.')
})

const INVALID_LINKS = [
  ['', 'Invalid or missing reset token. Please request a new password reset.'],
  ['?access_token=a&refresh_token=b', 'Invalid or missing reset token. Please request a new password reset.'],
  ['?token_hash=wrong&type=recovery', 'Invalid or expired reset token. Please request a new password reset.'],
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    'Invalid or expired reset token. Please request a new password reset.',
  ],
] as const
for (const [parameters, said] of INVALID_LINKS) {
  test(`the link /reset-password${parameters.slice(0, 40)} is refused`, async ({ page }) => {
    await page.goto(`/reset-password${parameters}`)
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(said)
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(page).toHaveURL('/reset-password')
    await expectAccessible(page)
  })
}
