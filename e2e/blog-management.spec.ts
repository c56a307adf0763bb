import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, startSession, test, writeMarkdown } from './journey.ts'

/** Long ago, so that the first pages of the blog stay as other tests expect them. */
const LONG_AGO = '2001-02-03T10:15'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let posts = 0
const newTitle = () => `Journey ${process.pid} ${Date.now()} ${++posts}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

async function openDesk(page: Page, address = '/blog') {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'New Blog Post' })).toBeVisible()
}

const formOf = (page: Page) => page.getByRole('dialog', { name: /(Create New|Edit) Blog Post/ })

async function fillPost(page: Page, title: string, content = 'Some words.') {
  await openDesk(page)
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  const form = formOf(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', content)
  return form
}

async function createDraft(page: Page, title: string, content?: string) {
  const form = await fillPost(page, title, content)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
}

async function editDraft(page: Page, title: string) {
  await openDesk(page, `/blog?status=draft&search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const form = formOf(page)
  await expect(form.getByLabel('Title')).toHaveValue(title)
  return form
}

async function secondAdministrator(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await startSession(page)
  return page
}

test('an administrator writes, publishes, edits and deletes a post', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await openDesk(page)
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  const form = formOf(page)
  await expect(form).toHaveAccessibleName('Create New Blog Post')

  await form.getByRole('button', { name: 'Create Post' }).click()
  for (const field of ['Title', 'Slug', 'Excerpt', 'Content'])
    await expect(form.getByText(`${field} is required.`)).toBeVisible()
  await expect(form.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)

  await form.getByLabel('Title').fill(title)
  await expect(form.getByLabel('Slug')).toHaveValue(slugOf(title))
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', '## One\n\nSome **words**.')
  await expect(
    form.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'One' }),
  ).toBeVisible()

  const tag = form.getByRole('textbox', { name: 'Tags' })
  await tag.fill('  TRID ')
  await tag.press('Enter')
  await tag.fill('TRID')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await tag.fill('   ')
  await tag.press('Enter')
  await expect(form.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['TRID'])

  await expect(form.getByLabel('Publish Date')).toBeHidden()
  await form.getByRole('switch', { name: /Publish immediately/ }).click()
  await form.getByLabel('Publish Date').fill(LONG_AGO)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeHidden()

  await openDesk(page, `/blog?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('February 3, 2001')
  await card.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(formOf(page)).toHaveAccessibleName('Edit Blog Post')
  await expect(formOf(page).getByLabel('Publish Date')).toHaveValue(LONG_AGO)
  await formOf(page).getByLabel('Excerpt').fill('It says more now.')
  await formOf(page).getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await expect(card).toContainText('It says more now.')

  await card.getByRole('link', { name: /Read More/ }).click()
  await expect(page).toHaveURL(`/blog/${slugOf(title)}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await openDesk(page, `/blog?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByText('Are you sure you want to delete this blog post?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible()
  await expect(page.getByText('No blog posts found')).toBeVisible()
  expect((await page.goto(`/blog/${slugOf(title)}`))?.status()).toBe(404)
})

test('refuses a taken slug and offers a free one', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title)
  const form = await fillPost(page, title)
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(form.getByText('Another post has this slug.')).toBeVisible()
  await expect(form.getByLabel('Slug')).toBeFocused()
  await form.getByRole('button', { name: `Use ${slugOf(title)}-2` }).click()
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
})

test('lists drafts and scheduled posts, each with an empty state', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title)
  await page
    .getByRole('navigation', { name: 'Posts by status' })
    .getByRole('link', { name: 'Drafts' })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)

  const form = await editDraft(page, title)
  await form.getByRole('switch', { name: /Publish immediately/ }).click()
  await form.getByLabel('Publish Date').fill('2098-01-01T09:00')
  await form.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await expect(page.getByText('No blog posts found')).toBeVisible()

  await openDesk(page, `/blog?status=scheduled&search=${encodeURIComponent(title)}`)
  await expect(page.getByText('January 1, 2098 at 9:00 AM')).toBeVisible()
})

test('a reload loses no input', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await fillPost(page, title, 'Typed and never saved.')
  await page.reload()
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  const form = formOf(page)
  await expect(form.getByText(/Your unsaved text of .* is back\./)).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: 'Content' })).toHaveValue('Typed and never saved.')
  await form.getByRole('button', { name: 'Discard it' }).click()
  await expect(form.getByLabel('Title')).toHaveValue('')
})

test('tells the second editor who saved first, compares, and loses nothing', async ({ page, browser }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'First line.\n\nSecond line.')
  const mine = await editDraft(page, title)
  const other = await secondAdministrator(browser)
  const theirs = await editDraft(other, title)

  await writeMarkdown(theirs, 'Content', 'First line.\n\nTheirs.')
  await theirs.getByRole('button', { name: 'Update Post' }).click()
  await expect(other.getByText('Blog post updated successfully')).toBeVisible()

  await writeMarkdown(mine, 'Content', 'First line.\n\nMine.')
  await mine.getByRole('button', { name: 'Update Post' }).click()
  await expect(mine.getByText(/saved this on .*, while you were editing\./)).toBeVisible()
  await expect(mine.getByRole('textbox', { name: 'Content' })).toHaveValue('First line.\n\nMine.')
  await mine.getByRole('button', { name: 'Compare' }).click()
  const comparison = mine.getByRole('region', { name: 'From theirs to yours' })
  await expect(comparison).toContainText('Removed: Theirs.')
  await expect(comparison).toContainText('Added: Mine.')
  await expectAccessible(page)
  await mine.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()

  const again = await editDraft(page, title)
  await expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue('First line.\n\nMine.')
  await again.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /^Version \d/ })).toHaveCount(3)
  await versions.getByRole('button', { name: /^Version 2/ }).click()
  await expect(versions).toContainText('Removed: Theirs.')
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Restore version 2' }).click()
  await expect(again.getByText('Version 2 is in the form. Save to keep it.')).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue('First line.\n\nTheirs.')
  await other.context().close()
})

test("taking the other text or an earlier version sets one's own text aside", async ({ page, browser }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'First.')
  const mine = await editDraft(page, title)
  const other = await secondAdministrator(browser)
  const theirs = await editDraft(other, title)
  await writeMarkdown(theirs, 'Content', 'Theirs.')
  await theirs.getByRole('button', { name: 'Update Post' }).click()
  await expect(other.getByText('Blog post updated successfully')).toBeVisible()
  await other.context().close()

  const content = mine.getByRole('textbox', { name: 'Content' })
  await content.fill('Mine.')
  await mine.getByRole('button', { name: 'Update Post' }).click()
  await mine.getByRole('button', { name: 'Take theirs' }).click()
  await expect(content).toHaveValue('Theirs.')
  await page.reload()
  await editDraft(page, title)
  await expect(content).toHaveValue('Theirs.')
  await mine.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(content).toHaveValue('Mine.')
  await expect(mine.getByRole('button', { name: 'Bring mine back' })).toBeHidden()

  await mine.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(content).toHaveValue('First.')
  await mine.getByRole('button', { name: 'Versions' }).click()
  await versions.getByRole('button', { name: /^Version 2/ }).click()
  await versions.getByRole('button', { name: 'Restore version 2' }).click()
  await expect(content).toHaveValue('Theirs.')
  await mine.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(content).toHaveValue('First.')
  await mine.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(content).toHaveValue('Mine.')
  await mine.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  const again = await editDraft(page, title)
  await expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue('Mine.')
})

test('disables the form while saving and restores the focus', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'First.')
  const form = await editDraft(page, title)
  const content = form.getByRole('textbox', { name: 'Content' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/blog/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await answer.promise
    await route.abort('internetdisconnected')
  })
  await content.fill('Second.')
  await form.getByLabel('Title').press('Enter')
  await expect(form.getByRole('button', { name: 'Update Post' })).toBeDisabled()
  await page.keyboard.type('lost')
  await page.keyboard.press('Escape')
  answer.resolve()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.unroute('**/api/blog/**')
  await form.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
})

test('formats text by button and shortcut and inserts an image with its alternative text', async ({
  page,
}) => {
  await startSession(page)
  const form = await fillPost(page, newTitle(), 'plain')
  const content = form.getByRole('textbox', { name: 'Content' })
  await content.selectText()
  await content.press('Control+b')
  await expect(content).toHaveValue('**plain**')
  await form.getByRole('button', { name: 'Bold' }).click()
  await expect(content).toHaveValue('plain')
  await content.press('Control+z')
  await expect(content).toHaveValue('**plain**')

  await form
    .getByLabel('Choose an image', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
  const dialog = page.getByRole('dialog', { name: 'Insert image' })
  await dialog.getByLabel('Alternative text').fill('A [single] point')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(content).toHaveValue(/!\[A \\\[single\\\] point\]\(\/media\/[0-9a-f-]{36}\)/)
  const shown = form.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A [single] point' })
  await expect(shown).toHaveAttribute('width', '1')
  await expect(shown).toHaveJSProperty('complete', true)

  await form
    .getByLabel('Choose an image', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByText('This file is not a PNG, JPEG, WebP or AVIF image.')).toBeVisible()
})

test('inserts an image once and keeps the dialog open during the upload', async ({ page }) => {
  await startSession(page)
  const form = await fillPost(page, newTitle(), 'plain')
  const content = form.getByRole('textbox', { name: 'Content' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/media', async (route) => {
    await answer.promise
    await route.continue()
  })
  await form
    .getByLabel('Choose an image', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
  const dialog = page.getByRole('dialog', { name: 'Insert image' })
  await dialog.getByLabel('Alternative text').fill('A point')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Uploading' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  answer.resolve()
  await expect(dialog).toBeHidden()
  await expect(content).toHaveValue(/^(?!.*!\[.*!\[).*!\[A point\]\(\/media\/[0-9a-f-]{36}\)/s)
})

test('accepts an image of another host and says that readers will not see it', async ({ page }) => {
  await startSession(page)
  const form = await fillPost(page, newTitle())
  const image = form.getByRole('textbox', { name: /Featured Image URL/ })
  await image.fill('nonsense')
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(form.getByText('Please enter a valid URL.')).toBeVisible()
  await expect(image).toBeFocused()
  await image.fill('https://elsewhere.example/picture.png')
  await expect(form.getByText(/this image will not be shown\. Upload it instead\./)).toBeVisible()
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
})

test('a preview link shows a draft to someone without an account', async ({ page, browser }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'Not out yet.')
  const form = await editDraft(page, title)
  await form.getByRole('button', { name: 'Preview link' }).click()
  const link = await form.getByLabel('Preview link').inputValue()

  const stranger = await (await browser.newContext()).newPage()
  const response = await stranger.goto(link)
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  await expect(stranger.getByText('Not out yet.')).toBeVisible()
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  expect((await stranger.goto(`/blog/${slugOf(title)}`))?.status()).toBe(404)
  expect((await stranger.goto(`${link.slice(0, -1)}!`))?.status()).toBe(404)
  await stranger.context().close()
})

test('shows the specified error texts and keeps the input', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title)

  const refuse = (method: string) =>
    page.route(/\/api\/blog/, (route) =>
      route.request().method() === method ? route.fulfill({ status: 418, body: '' }) : route.fallback(),
    )
  await refuse('POST')
  const created = await fillPost(page, newTitle())
  await created.getByRole('button', { name: 'Create Post' }).click()
  await expect(created.getByText('Failed to create blog post')).toBeVisible()
  await expect(created.getByLabel('Excerpt')).toHaveValue('What it says.')
  await created.getByRole('button', { name: 'Dismiss' }).click()
  await expect(created.getByText('Failed to create blog post')).toBeHidden()
  await page.unrouteAll()

  await refuse('PUT')
  const edited = await editDraft(page, title)
  await edited.getByRole('button', { name: 'Update Post' }).click()
  await expect(edited.getByText('Failed to update blog post')).toBeVisible()
  await edited.getByRole('button', { name: 'Cancel' }).click()
  await page.unrouteAll()

  await refuse('DELETE')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete blog post')).toBeVisible()
  await page.unrouteAll()

  await refuse('GET')
  await page.goto('/blog?status=draft')
  await expect(page.getByText('Failed to load blog posts')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to load blog posts')).toBeHidden()
})
