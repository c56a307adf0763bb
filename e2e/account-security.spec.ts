import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type Account, createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, signIn, signInByForm, startSession, test } from './journey.ts'
import { plugInAuthenticator } from './security-key.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Sign-in and security', level: 1 })

async function openSecurity(page: Page, account: Account) {
  await startSession(page, account)
  await page.goto('/account/security')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

async function signOutHere(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Adds the app through the dialog and returns the codes it generates. */
async function addApp(page: Page, name: string): Promise<TOTP> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32(secret!) })
  await page.getByLabel('Code').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Add an authenticator app' })).toBeHidden()
  return app
}

/** The last step of adding the first second factor; returns the codes. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Last step: save your recovery codes' })
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toBeHidden()
  return texts
}

/** Waits for the dialog to close: what is behind an open one counts as hidden. */
async function confirmRemoval(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Remove/ })
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('adds an authenticator app by its secret, requires it at the next sign-in, and removes it', async ({
  page,
  request,
}) => {
  const account = await createAccount(request)
  await openSecurity(page, account)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('My telephone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32(secret!) })
  const wrong = app.generate().replace(/^./, (digit) => String((Number(digit) + 5) % 10))
  await page.getByLabel('Code').fill(wrong)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await expect(page.getByLabel('Code')).toHaveValue(wrong)
  await expectAccessible(page, '[role=dialog]')
  await page.getByLabel('Code').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await saveCodes(page)
  const factors = page.getByRole('list', { name: 'Second factors' })
  await expect(factors.getByText('My telephone')).toBeVisible()

  await signOutHere(page)
  await givePassword(page, account)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await page.getByLabel('Code').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()

  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Remove My telephone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove second factor' })
  await expect(dialog).toContainText('My telephone')
  await expectAccessible(page, '[role=dialog]')
  await confirmRemoval(page)
  await expect(factors).toBeHidden()
  await signOutHere(page)
  await signInByForm(page, account)
})

test('an abandoned enrollment leaves its name free', async ({ page, request }) => {
  const account = await createAccount(request)
  await openSecurity(page, account)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Twice')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.reload()
  await addApp(page, 'Twice')
  await saveCodes(page)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Twice')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('You have one of this name already.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Twice')
})

test('recovery codes are shown once, work once each, and can be regenerated', async ({ page, request }) => {
  const account = await createAccount(request)
  await openSecurity(page, account)
  await expect(page.getByText('Add a second factor first.')).toBeVisible()
  await addApp(page, 'Telephone')
  const shown = page.getByRole('list', { name: 'Recovery codes' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await shown.getByRole('listitem').allTextContents()
  await expectAccessible(page, '[role=dialog]')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('plumbline-recovery-codes.txt')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()

  async function useCode(code: string) {
    await signOutHere(page)
    await givePassword(page, account)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  }
  await useCode(first.toLowerCase())
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.goto('/account/security')
  await expect(page.getByText('9 of 10 left.')).toBeVisible()
  await useCode(first)
  await expect(page.getByRole('alert')).toContainText('or it was used before')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the authenticator app' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByLabel('Code')).toBeFocused()
})

test('new recovery codes replace the old ones', async ({ page, request }) => {
  await openSecurity(page, await createAccount(request))
  await addApp(page, 'Telephone')
  const shown = page.getByRole('list', { name: 'Recovery codes' })
  const [old = ''] = await saveCodes(page)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make new codes' })
  await expect(dialog).toContainText('10 of 10 left')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expect(shown.getByText(old)).toHaveCount(0)
})

test('adds a security key, requires it at the next sign-in, and removes it', async ({ page, request }) => {
  const account = await createAccount(request)
  await plugInAuthenticator(page, { transport: 'usb' })
  await openSecurity(page, account)
  await page.getByRole('button', { name: 'Add a security key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Blue key')
  await page.getByRole('button', { name: 'Add key' }).click()
  await saveCodes(page)
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('Blue key')

  await signOutHere(page)
  await givePassword(page, account)
  await expect(page.getByText('Have your security key at hand')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Remove Blue key' }).click()
  await confirmRemoval(page)
  await expect(page.getByRole('list', { name: 'Second factors' })).toBeHidden()
})

test('asks for another factor after one was removed on another device', async ({
  page,
  browser,
  request,
}) => {
  const account = await createAccount(request)
  await openSecurity(page, account)
  await addApp(page, 'Laptop')
  await saveCodes(page)
  const second = await addApp(page, 'Telephone')
  const elsewhere = await (await browser.newContext()).newPage()
  await givePassword(elsewhere, account)
  await elsewhere.getByLabel('Authenticator app').selectOption('Telephone')
  await elsewhere.getByLabel('Code').fill(second.generate({ timestamp: Date.now() + 30_000 }))
  await elsewhere.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(elsewhere.getByRole('navigation', { name: 'Application' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Telephone' }).click()
  await confirmRemoval(page)
  await expect(page.getByRole('button', { name: 'Remove Telephone' })).toBeHidden()

  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await elsewhere.context().close()
})

test('asks for another factor after removing the one used to sign in', async ({ page, request }) => {
  await openSecurity(page, await createAccount(request))
  const first = await addApp(page, 'First')
  await saveCodes(page)
  await addApp(page, 'Second')
  await page.getByRole('button', { name: 'Remove Second' }).click()
  await confirmRemoval(page)
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await page.getByLabel('Code').fill(first.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('First')
})

/** A sign-in alone adds no passkey. */
async function confirmWithPassword(page: Page, { password }: { password: string }) {
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('adds a passkey, signs in with it, renames it, and removes it', async ({ page, request }) => {
  const account = await createAccount(request)
  await plugInAuthenticator(page)
  await openSecurity(page, account)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Office laptop')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await confirmWithPassword(page, account)
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys).toContainText('Office laptop')
  await expect(passkeys).toContainText('not used yet')

  await signOutHere(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.goto('/account/security')
  await expect(passkeys).toContainText('last used')

  await page.getByRole('button', { name: 'Rename Office laptop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Home laptop')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(passkeys).toContainText('Home laptop')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Home laptop' }).click()
  await confirmRemoval(page)
  await expect(passkeys).toBeHidden()
  await signOutHere(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
})

test('reports a passkey that the browser did not create and keeps the name', async ({ page, request }) => {
  await plugInAuthenticator(page)
  const account = await createAccount(request)
  await openSecurity(page, account)
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    if (name === 'Second') continue
    await confirmWithPassword(page, account)
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText(name)
  }
  await expect(page.getByRole('alert')).toContainText('Nothing was added.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second')
})

test('changes the password by keyboard alone and ends other sessions', async ({ page, request, browser }) => {
  const account = await createAccount(request)
  const elsewhere = await (await browser.newContext()).newPage()
  await startSession(elsewhere, account)
  await openSecurity(page, account)

  await page.getByLabel('New Password').focus()
  await page.keyboard.type('short')
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Password must be at least 8 characters long')
  await expect(page.getByLabel('New Password')).toHaveValue('short')

  const password = 'Second-Horse!8'
  await page.getByLabel('New Password').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect(page.getByLabel('New Password')).toHaveValue('')

  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.context().close()
  await signOutHere(page)
  await signInByForm(page, { email: account.email, password })
})

test('refuses a new password that equals the old one', async ({ page, request }) => {
  const account = await createAccount(request)
  await openSecurity(page, account)
  await page.getByLabel('New Password').fill(account.password)
  await page.getByLabel('Confirm Password').fill(account.password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('alert')).toContainText('must be different from the present one')
  await expect(page.getByLabel('New Password')).toHaveValue(account.password)
})

test('one session is signed out from the list, and all others at once', async ({
  page,
  request,
  browser,
}) => {
  const account = await createAccount(request)
  const elsewhere = await (await browser.newContext()).newPage()
  await startSession(elsewhere, account)
  await openSecurity(page, account)
  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('Chrome on Linux')
  await expect(devices.first()).toContainText('This device')
  await devices
    .last()
    .getByRole('button', { name: /^Sign out Chrome on Linux/ })
    .click()
  await expect(devices).toHaveCount(1)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL('/')
  await signIn(elsewhere, account)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.context().close()
  await page.reload()
  await expect(heading(page)).toBeVisible()
})

test('reports a server that does not answer and retries', async ({ page, request, context }) => {
  await openSecurity(page, await createAccount(request))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(heading(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.route('**/auth/v1/passkeys', (route) =>
    route.fulfill({ status: 404, json: { code: 'x', msg: 'x' } }),
  )
  await page.getByRole('link', { name: /sign-in and security/ }).click()
  await expect(page.getByRole('alert')).toContainText('Your sign-in settings could not be loaded')
  await expectAccessible(page)
  await context.unrouteAll()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
})

test('the menu on a phone leads to the security page', async ({ page, request }) => {
  const account = await createAccount(request)
  await signIn(page, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: account.email }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expectFits(page)
})

test('the security page is available after the trial has ended', async ({ page, request }) => {
  const account = await createAccount(request)
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), trialEndsAt: '2026-01-01T00:00:00Z' } })
  })
  await givePassword(page, account)
  await page.getByRole('link', { name: 'Sign-in and security' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Plumbline, back' }).click()
  await expect(page.getByRole('heading', { name: 'Your free trial has ended' })).toBeVisible()
})
