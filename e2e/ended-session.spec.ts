import type { APIRequestContext } from '@playwright/test'
import { type Account, createAccount, openSession, suspendAccount } from './account.ts'
import { expect, expectAccessible, signIn, startSession, test, writeMarkdown } from './journey.ts'

/** As another device does it. */
async function signOutEverywhere(request: APIRequestContext, account: Account) {
  const { access_token } = await openSession(request, account)
  const answer = await request.post('/auth/v1/logout?scope=global', {
    headers: { Authorization: `Bearer ${access_token}` },
  })
  expect(answer.status()).toBe(204)
}

test('returns to the same screen after signing in again', async ({ page, request }) => {
  const account = await createAccount(request)
  await startSession(page, account)
  await signOutEverywhere(request, account)
  await page.goto('/articles?category=trid')
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/articles?category=trid')
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
})

test('a suspended person is sent to the login page', async ({ page, request }) => {
  const account = await createAccount(request)
  await startSession(page, account)
  await suspendAccount(request, account)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.session'))),
  ).toEqual([])
})

test('reports an ended session, keeps the input, and continues after sign-in in a new tab', async ({
  page,
  request,
}) => {
  const account = await createAccount(request, { role: 'admin' })
  await startSession(page, account)
  await page.goto('/articles/new')
  await page.getByLabel('Title').fill('Typed before it ended')
  await signOutEverywhere(request, account)
  await writeMarkdown(page, 'Text', 'Words that are previewed.')
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Title')).toHaveValue('Typed before it ended')

  const opening = page.waitForEvent('popup')
  await notice.getByRole('link', { name: 'Sign in again in a new tab' }).click()
  const tab = await opening
  await tab.getByLabel('Email').fill(account.email)
  await tab.getByLabel('Password', { exact: true }).fill(account.password)
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(tab.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await tab.close()
  await expect(notice).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Typed before it ended')
  await expect(page).toHaveURL('/articles/new')
})

test('a late answer about the ended session does not take the new one away', async ({ page, request }) => {
  const account = await createAccount(request)
  await signIn(page, account)
  await signOutEverywhere(request, account)
  const signedIn = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/auth/v1/user', async (route) => {
    const answer = await route.fetch()
    if (!answer.ok()) await signedIn.promise
    // The page may have stopped waiting for it meanwhile.
    await route.fulfill({ response: answer }).catch(() => undefined)
    if (!answer.ok()) late.resolve()
  })
  const asked = page.waitForRequest('**/auth/v1/user')
  // As the link of the notice does.
  await page.context().clearCookies({ name: 'plumbline-signed-in' })
  await page.goto('/login')
  await asked
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  const answered = page.waitForResponse('**/auth/v1/token?grant_type=password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await answered
  signedIn.resolve()
  await late.promise
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
})

test('reports a timeout', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  let asked = 0
  await page.route(/\/api\/articles(\?.*)?$/, () => {
    asked += 1
  })
  await page.goto('/articles')
  await expect(page.getByText('The articles could not be loaded')).toBeVisible({ timeout: 60_000 })
  expect(asked).toBe(1)
  await page.unroute(/\/api\/articles(\?.*)?$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main a[href^="/articles/"]').first()).toBeVisible()
})
