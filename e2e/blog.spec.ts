import { expect, expectAccessible, test } from './journey.ts'

test('a reader finds a post by search and category and can go back', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { name: 'Featured Posts' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)

  await page.getByRole('searchbox', { name: 'Search blog posts' }).fill('HMDA')
  await page.getByRole('searchbox', { name: 'Search blog posts' }).press('Enter')
  await expect(page).toHaveURL(/search=HMDA/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { name: 'Featured Posts' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Blog Posts' })).toBeVisible()
})

test('shows the empty state for a search without matches', async ({ page }) => {
  await page.goto('/blog?search=zzzzzz')
  await expect(page.getByText('No blog posts found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
})

test('invalid address parameters show the plain list', async ({ page }) => {
  await page.goto('/blog?page=-1')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('each list page has its own canonical address, a search does not', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]')
  for (const [asked, known] of [
    ['/blog?page=2', '/blog?page=2'],
    ['/blog?page=1', '/blog'],
    ['/blog?page=2&search=trid', '/blog'],
    ['/press?page=2', '/press?page=2'],
    ['/press?page=2&type=news_article', '/press'],
  ] as const) {
    await page.goto(asked)
    await expect(canonical).toHaveAttribute('href', new URL(known, page.url()).href)
  }
})

test('the list is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(6)
  await context.close()
})

test('the blog is accessible', async ({ page }) => {
  await page.goto('/blog')
  await expectAccessible(page)
})
