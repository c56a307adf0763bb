import { ADMINISTRATOR } from './cast.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'

test('a wrong password is said in the specified words, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMINISTRATOR.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Sign In Failed')
  await expect(page.getByRole('alert')).toContainText(
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email)
  await expectAccessible(page)
})

test('both fields are required, the first empty one has the focus', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
})

test('the page first asked for is reached after signing in', async ({ page }) => {
  await page.goto('/dashboard?from=deep')
  await expect(page).toHaveURL('/')
  await signIn(page)
  await expect(page).toHaveURL('/dashboard?from=deep')
})

test('someone who is signed in starts in the application, until they sign out', async ({ page }) => {
  await signIn(page)
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
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('navigation', { name: 'Application' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
})

test('signing out works without a connection', async ({ page, context }) => {
  await signIn(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The start page cannot be reached now; with the connection back, nothing of the session is left.
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeHidden()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})
