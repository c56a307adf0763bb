import type { Page } from '@playwright/test'
import { expect, startSession, test } from './journey.ts'

/** The route tables of both documents. */
const PUBLIC_PATHS = [
  '/questionnaire',
  '/demo',
  '/dashboard-demo',
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
  '/careers',
  '/press',
  '/blog',
  '/integrations',
  '/pricing',
  '/features',
  '/reset-password',
]
const SCREENS = ['/dashboard', '/articles', '/admin']
const PLACEHOLDERS = ['/analytics', '/notifications', '/users', '/settings']
const NOWHERE = ['/nowhere', '/dashboard/nowhere', '/blog/nowhere/at/all', '/%F0%9F%92%A5', '/..%2fetc']

test.use({ cookiesChosen: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choice' })
const launcher = (page: Page) => page.getByRole('button', { name: 'Need help? Chat with us!' })
const shell = (page: Page) => page.getByRole('navigation', { name: 'Application', exact: true })

test('signed out, every public page shows the cookie banner and no chat', async ({ page }) => {
  for (const path of ['/', '/login', ...PUBLIC_PATHS]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
    await expect(launcher(page), path).toHaveCount(0)
  }
})

test('signed out, every other path redirects to the home page', async ({ page }) => {
  for (const path of [...SCREENS, ...PLACEHOLDERS, ...NOWHERE]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('signed in, home and sign-in page redirect to the dashboard', async ({ page }) => {
  await startSession(page)
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
    await expect(shell(page)).toBeVisible()
  }
})

test('signed in, every screen is in the shell with cookie banner and chat', async ({ page }) => {
  await startSession(page)
  for (const path of [...SCREENS, ...PLACEHOLDERS]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(shell(page), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(launcher(page), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
  }
})

test('signed in, every public page has cookie banner and chat', async ({ page }) => {
  test.slow()
  await startSession(page)
  for (const path of PUBLIC_PATHS) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(launcher(page), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
  }
})

test('signed in, any other path is Not Found with a link to the dashboard', async ({ page }) => {
  await startSession(page)
  for (const path of NOWHERE) {
    await page.goto(path)
    await expect(shell(page), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('signed in, a link to what is not theirs is Not Found, without a word to try again', async ({
  page,
}) => {
  await startSession(page)
  const id = '3f1f6c1e-5c0e-4a55-9d53-0d1f5a4f7c11'
  for (const [path, back] of [
    [`/risks/assessments/${id}`, 'All risks'],
    [`/vendors/${id}/answers`, 'All vendors'],
    [`/settings/webhooks/${id}`, 'All webhooks'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
    await expect(page.getByRole('link', { name: back }), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
  }
})

test('shows only a spinner while the sign-in state loads', async ({ page }) => {
  await startSession(page)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await expect(shell(page)).toBeHidden()
  letThrough()
  await expect(shell(page)).toBeVisible()
})
