import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFocusInPage, startSession, test, writeMarkdown } from './journey.ts'

let items = 0
const newTitle = () => `Coverage ${process.pid} ${Date.now()} ${++items}`
const formOf = (page: Page) => page.getByRole('dialog', { name: /(Add|Edit) Press Item/ })

test('filters press items by search and type while typing', async ({ page }) => {
  await page.goto('/press')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { name: 'Featured', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'More Press Coverage' })).toBeVisible()
  await expect(page.getByLabel('Type').locator('option')).toHaveText([
    'All Types',
    'Press Releases',
    'News Articles',
    'Media Mentions',
  ])
  await expectAccessible(page)

  const search = page.getByPlaceholder('Search press releases, articles, and media mentions...')
  await expect(async () => {
    await search.fill('')
    await search.pressSequentially('110 data fields')
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Press Coverage', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/press?search=110+data+fields')

  await search.fill('zzzz')
  await expect(page.getByText('No press items found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  await search.fill('')
  await page.getByLabel('Type').selectOption('Media Mentions')
  await expect(page.getByRole('article').first()).toContainText('Media Mention')
  await expect(page.getByRole('article').filter({ hasText: 'News Article' })).toHaveCount(0)
})

test('searches press items without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/press')
  await page.getByRole('searchbox').fill('threshold')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=threshold/)
  await page.getByRole('link', { name: /^Read More How the annual threshold/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('annual threshold publications')
  await expect(page.getByRole('navigation', { name: 'More press items' })).toBeVisible()
  await context.close()
})

test('an administrator adds, edits and deletes a press item', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await page.goto('/press')
  await page.getByRole('button', { name: 'Add Press Item' }).click()
  const form = formOf(page)
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  for (const field of ['Title', 'Excerpt', 'Content'])
    await expect(form.getByText(`${field} is required.`)).toBeVisible()
  await expect(form.getByLabel('Title')).toBeFocused()
  await expect(form.getByLabel('Type')).toHaveValue('press_release')
  await expectAccessible(page)

  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Type').selectOption('News Article')
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', 'Some **words**.')
  await form.getByLabel('External URL').fill('example.com')
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(form.getByText('Please enter a valid URL.')).toBeVisible()
  await form.getByLabel('External URL').fill('https://example.com/story')
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(page.getByText('Press item added successfully')).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: title })
  const original = card.getByRole('link', { name: /View Original/ })
  await expect(original).toHaveAttribute('href', 'https://example.com/story')
  await expect(original).toHaveAttribute('target', '_blank')
  await expect(original).toHaveAttribute('rel', 'noopener noreferrer')

  await card.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(formOf(page).getByLabel('Excerpt')).toHaveValue('What it says.')
  await formOf(page).getByLabel('Excerpt').fill('It says more now.')
  await formOf(page).getByRole('button', { name: 'Update Press Item' }).click()
  await expect(page.getByText('Press item updated successfully')).toBeVisible()
  await expect(card).toContainText('It says more now.')

  await card.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByText('Are you sure you want to delete this press item?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Press item deleted successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expectFocusInPage(page)
})

test('lists an item with a future date under Scheduled', async ({ page, request }) => {
  const title = newTitle()
  await startSession(page)
  await page.goto('/press')
  await page.getByRole('button', { name: 'Add Press Item' }).click()
  const form = formOf(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', 'Words.')
  await form.getByLabel('Publish Date').fill('2098-01-01T09:00')
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(await (await request.get('/press')).text()).not.toContain(title)
})

test('shows the specified error texts', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await page.goto('/press')
  await page.route('**/api/press', (route) => route.fulfill({ status: 418, body: '' }))
  await page.getByRole('button', { name: 'Add Press Item' }).click()
  const form = formOf(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', 'Words.')
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(form.getByText('Failed to add press item')).toBeVisible()
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(page.getByText('Press item added successfully')).toBeVisible()

  await page.route(/\/api\/press\/[0-9a-f-]{36}$/, (route) => route.fulfill({ status: 418, body: '' }))
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: `Edit ${title}` }).click()
  await formOf(page).getByRole('button', { name: 'Update Press Item' }).click()
  await expect(page.getByText('Failed to update press item')).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await card.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete press item')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Press item deleted successfully')).toBeVisible()
})
