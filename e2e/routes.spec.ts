import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

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
const PLACEHOLDERS = ['/updates', '/resources', '/analytics', '/notifications', '/users', '/settings']
const NOWHERE = ['/nowhere', '/dashboard/nowhere', '/blog/nowhere/at/all', '/%F0%9F%92%A5', '/..%2fetc']

test.use({ cookiesChosen: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choice' })
const launcher = (page: Page) => page.getByRole('button', { name: 'Need help? Chat with us!' })
const shell = (page: Page) => page.getByRole('navigation', { name: 'Application', exact: true })

for (const path of ['/', '/login', ...PUBLIC_PATHS]) {
  test(`signed out, ${path} is there, asks for the cookie choice and has no chat`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await expect(launcher(page)).toHaveCount(0)
  })
}

test('signed out, every other path leads to the start', async ({ page }) => {
  for (const path of [...SCREENS, ...PLACEHOLDERS, ...NOWHERE]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('signed in, the start and the sign-in page lead to the dashboard', async ({ page }) => {
  await signIn(page)
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
    await expect(shell(page)).toBeVisible()
  }
})

test('signed in, every screen stands in the shell, with the cookie choice and the chat', async ({ page }) => {
  await signIn(page)
  for (const path of [...SCREENS, ...PLACEHOLDERS]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(shell(page), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(launcher(page), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
  }
})

test('signed in, every public page is there, with the cookie choice and the chat', async ({ page }) => {
  test.slow()
  await signIn(page)
  for (const path of PUBLIC_PATHS) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(launcher(page), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
  }
})

test('signed in, any other path is Not Found in the shell, with a way to the dashboard', async ({ page }) => {
  await signIn(page)
  for (const path of NOWHERE) {
    await page.goto(path)
    await expect(shell(page), path).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('while the sign-in state loads, a spinner shows and nothing of the shell', async ({ page }) => {
  await signIn(page)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(shell(page)).toBeHidden()
  letThrough()
  await expect(shell(page)).toBeVisible()
})
