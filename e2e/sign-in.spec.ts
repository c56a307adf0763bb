import { createAccount, enrolAuthenticator, suspendAccount } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, signInByForm, test } from './journey.ts'

test('shows the specified message for a wrong password and keeps the input', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
  await expect(page.getByRole('alert')).toContainText(
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email)
  await expectAccessible(page)
})

test('requires both fields and focuses the first empty one', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
})

test('replays a click made before hydration, with nothing typed in the address', async ({ page }) => {
  let letScriptsCome: () => void = () => {}
  const come = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('/assets/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  letScriptsCome()
  await expect(page).toHaveURL('/dashboard')
})

test('reports scripts that fail to load and signs in on retry', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await page.context().setOffline(true)
  const unreached = page.getByText(
    'The server could not be reached. Please check your connection and try again.',
  )
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(unreached).toBeVisible()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('opens the requested page after signing in', async ({ page }) => {
  await page.goto('/dashboard?from=deep')
  await expect(page).toHaveURL('/')
  await signInByForm(page)
  await expect(page).toHaveURL('/dashboard?from=deep')
})

test('a signed-in person starts in the application until sign-out', async ({ page }) => {
  await signInByForm(page)
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})

test('signing out in one tab ends the other', async ({ page, context }) => {
  await signInByForm(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
})

test('signing out ends another tab whose storage is not yet updated', async ({ page, context }) => {
  await signInByForm(page)
  const other = await context.newPage()
  // Storage events reach other tabs late; here, never.
  await other.addInitScript(() => {
    const read = Storage.prototype.getItem
    const last = new Map<string, string>()
    Storage.prototype.getItem = function (key) {
      const kept = read.call(this, key)
      if (kept !== null) last.set(key, kept)
      return last.get(key) ?? null
    }
  })
  await other.goto('/dashboard')
  await expect(other.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
})

test('signing out works without a connection', async ({ page, context }) => {
  await signInByForm(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The start page is unreachable now. Once the connection is back, no session is left.
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeHidden()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})

const REFUSALS = [
  {
    status: 400,
    error_code: 'email_not_confirmed',
    said: 'Please check your email and click the confirmation link before signing in.',
  },
  {
    status: 429,
    error_code: 'over_request_rate_limit',
    said: 'Too many login attempts. Please wait a few minutes before trying again.',
  },
]
for (const { status, error_code, said } of REFUSALS) {
  test(`shows the specified message for a sign-in refused with ${error_code}`, async ({ page }) => {
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status, json: { code: status, error_code, msg: 'Refused' } }),
    )
    await page.goto('/login')
    await page.getByLabel('Email').fill(ADMINISTRATOR.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Sign In Failed')
    await expect(page.getByRole('alert')).toContainText(said)
  })
}

test('tells a suspended person whom to ask', async ({ page, request }) => {
  const account = await createAccount(request)
  await suspendAccount(request, account)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This account is suspended. Ask an administrator of your institution.',
  )
})

test("shows the server's message for other refusals", async ({ page }) => {
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 422, json: { code: 422, error_code: 'another', msg: 'Said by the server' } }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Said by the server')
})

test('links home and to the trial, and mentions the administrator', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('contact your administrator or start a free trial')).toBeVisible()
  await expect(page.getByRole('link', { name: 'start a free trial' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('grants no access before the second factor', async ({ page, request }) => {
  const account = await createAccount(request)
  const showCode = await enrolAuthenticator(request, account)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)

  const status = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.session'))!
    const { access_token } = JSON.parse(localStorage.getItem(key)!)
    const answer = await fetch('/api/me', { headers: { Authorization: `Bearer ${access_token}` } })
    return answer.status
  })
  expect([401, 403]).toContain(status)
  await page.goto('/dashboard?from=code')
  await expect(page).toHaveURL('/')

  await page.goto('/login')
  const wrong = showCode().replace(/^./, (digit) => String((Number(digit) + 5) % 10))
  await page.getByLabel('Code').fill(wrong)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await expectAccessible(page)

  await page.getByLabel('Code').fill(showCode())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard?from=code')
})

test('allows another account instead of the code', async ({ page, request }) => {
  const account = await createAccount(request)
  await enrolAuthenticator(request, account)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await signInByForm(page)
})
