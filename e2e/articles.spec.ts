import { readdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, startSession, test, writeMarkdown } from './journey.ts'

// In order: these tests publish and delete, and the first one counts articles. Some take long.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** All that come with the program: the institution of these tests lists them all. */
const ARTICLES = readdirSync(new URL('../content/articles/', import.meta.url)).length
const PAGES = Math.ceil(ARTICLES / 24)
const ON_LAST_PAGE = ARTICLES - 24 * (PAGES - 1)
const LONG_READ = '/articles/adverse-action-notice-clocks-and-reasons'

let written = 0
const newTitle = () => `Article journey ${process.pid} ${Date.now()} ${++written}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function fillArticle(page: Page, title: string, body = 'Some words.') {
  await page.goto('/articles/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('HMDA')
  await page.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(page, 'Text', body)
}

async function createDraft(page: Page, title: string, body?: string) {
  await fillArticle(page, title, body)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
}

async function openEditor(page: Page, title: string) {
  await page.goto(`/articles/${slugOf(title)}/edit`)
  await expect(page.getByLabel('Title')).toHaveValue(title)
}

async function deleteArticle(page: Page, title: string) {
  await openEditor(page, title)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Article' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/articles')
}

/** A second person of the institution, in a separate browser. */
async function colleague(page: Page, browser: Browser, role: 'User' | 'Manager' | 'Admin', fullName: string) {
  const person = { email: `${slugOf(newTitle())}@plumbline.example`, password: 'Battery-Staple!9' }
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByLabel('Full Name').fill(fullName)
  await dialog.getByLabel('Company Name').fill('First Example Credit Union')
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await startSession(other, person)
  return other
}

test('keeps search and filter in the address and follows the back button', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Compliance Articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compliance Articles' })).toBeVisible()
  const category = page.getByLabel('Category')
  await expect(category.getByRole('option')).toHaveText([
    `All Categories (${ARTICLES})`,
    ...['Qualified Mortgage (12)', 'TRID (8)', 'HMDA (7)', 'Fair Lending (9)', 'BSA/AML (9)'],
    ...[/^Deposits and Payments \(\d+\)$/, /^Servicing \(\d+\)$/, /^Consumer Credit \(\d+\)$/],
    ...[/^Compliance Program \(\d+\)$/, /^Privacy and Security \(\d+\)$/, /^Credit Union Rules \(\d+\)$/],
  ])
  await expect(page.getByRole('article')).toHaveCount(24)
  await expectAccessible(page)

  await category.selectOption('hmda')
  await expect(page).toHaveURL('/articles?category=hmda')
  await expect(page.getByRole('article')).toHaveCount(7)
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('no such words anywhere')
  await expect(page).toHaveURL('/articles?search=no+such+words+anywhere&category=hmda')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(box).toHaveValue('no such words anywhere')
  await expect(category).toHaveValue('hmda')
  await page.goBack()
  await expect(page).toHaveURL('/articles')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(24)

  await page
    .getByRole('navigation', { name: 'Article pages' })
    .getByRole('link', { name: `${PAGES}` })
    .click()
  await expect(page).toHaveURL(`/articles?page=${PAGES}`)
  await expect(page.getByRole('article')).toHaveCount(ON_LAST_PAGE)
})

test('returning to a list restores search, filter and scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await startSession(page)
  await page.goto('/articles?search=loan&category=qualified-mortgage')
  const last = page.getByRole('article').last().getByRole('link')
  await expect(last).toBeVisible()
  // Fonts that load late shift the layout.
  await page.evaluate(() => document.fonts.ready)
  // By keyboard: a click could scroll the list first.
  await last.focus()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await last.press('Enter')
  await expect(page).toHaveURL(/\/articles\/[a-z0-9-]+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/articles?search=loan&category=qualified-mortgage')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('invalid address parameters show the plain list', async ({ page }) => {
  await startSession(page)
  await page.goto('/articles?category=nonsense&page=-3')
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.goto('/articles?search=no-such-article-anywhere')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.goto('/articles/no-such-article')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await page.goto('/articles/no-such-article/edit')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

test('goes to the last page from a page beyond it, without an empty state', async ({ page }) => {
  await startSession(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/articles?*page=${PAGES}*`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/articles?page=999')
  await expect(page).toHaveURL(`/articles?page=${PAGES}`)
  await expect(page.getByRole('status', { name: 'Loading articles' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeHidden()
  release()
  await expect(page.getByRole('article')).toHaveCount(ON_LAST_PAGE)
})

test('an article that is still loading has a title and a skeleton', async ({ page }) => {
  await startSession(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**/api${LONG_READ}`, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/articles?search=adverse+action')
  await page.getByRole('main').locator(`a[href="${LONG_READ}"]`).click()
  await expect(page.getByRole('status', { name: 'Loading the article' })).toBeVisible()
  await expect(page).toHaveTitle('Article · Plumbline')
  answer()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('an article shows its contents, margin notes and sources', async ({ page }) => {
  await startSession(page)
  await page.goto(LONG_READ)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Adverse action under Regulation B')
  const note = page.getByRole('complementary', { name: 'Source: 12 CFR 1002.2(c)' })
  await expect(note).toContainText('Defines adverse action')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Four clocks' }).click()
  await expect(page.getByRole('heading', { name: 'Four clocks', exact: true })).toBeInViewport()
  await contents.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible()
  await expectAccessible(page)
})

test('an administrator drafts, publishes, edits, unpublishes and deletes an article', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await page.goto('/articles')
  await page.getByRole('link', { name: 'New Article' }).click()
  await expect(page).toHaveURL('/articles/new')
  await page.getByRole('button', { name: 'Publish' }).click()
  for (const words of [
    'Title is required.',
    'Slug is required.',
    'Choose a category.',
    'Excerpt is required.',
    'The text is required.',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Title').fill(title)
  await expect(page.getByLabel('Slug')).toHaveValue(slugOf(title))
  await page.getByLabel('Category').selectOption('TRID')
  await page.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(
    page,
    'Text',
    '## One\n\nUnder 12 CFR 1026.19(e) it is **so**. <script>alert(1)</script>',
  )
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'One' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Tags' }).fill('Timing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Timing' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Flood Insurance' }).click()
  await page.getByRole('button', { name: 'Add a source' }).click()
  await expect(page.getByLabel('Citation of source 1')).toBeFocused()
  await page.getByLabel('Citation of source 1').fill('12 CFR 1026.19(e)')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Between 3 and 200 characters.')).toBeVisible()
  await expect(page.getByLabel('Note of source 1')).toBeFocused()
  await page.getByLabel('Note of source 1').fill('The Loan Estimate.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Source: 12 CFR 1026.19(e)' })).toBeVisible()

  await page.goto('/articles')
  await page
    .getByRole('navigation', { name: 'Articles by state' })
    .getByRole('link', { name: /Drafts/ })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/articles?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()

  await openEditor(page, title)
  await expect(page.getByRole('checkbox', { name: 'Flood Insurance' })).toBeChecked()
  await page.getByLabel('Excerpt').fill('It says more now.')
  await page.getByRole('switch', { name: /Featured/ }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The article is published.')).toBeVisible()
  await page.goto(`/articles?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article')
  await expect(card).toContainText('It says more now.')
  await expect(card).toContainText('Featured Article')
  await expect(card).toContainText('Timing')

  await openEditor(page, title)
  await page.getByLabel('Excerpt').fill('It says less now.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('It says less now.')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  const question = page.getByRole('dialog', { name: 'Unpublish Article' })
  await expect(question).toContainText(title)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('The article is a draft again.')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await deleteArticle(page, title)
  await expect(page.getByText('The article is deleted.')).toBeVisible()
  await page.goto(`/articles/${slugOf(title)}`)
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

test('refuses a taken slug and offers a free one', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title)
  await fillArticle(page, title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Another article has this slug.')).toBeVisible()
  await expect(page.getByLabel('Slug')).toBeFocused()
  await page.getByRole('button', { name: `Use ${slugOf(title)}-2` }).click()
  await expect(page.getByText('Another article has this slug.')).toBeHidden()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}-2`)
})

test('a reload or an ended session loses no input', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await fillArticle(page, title, 'Typed and never saved.')
  await page.reload()
  await expect(page.getByText(/Your unsaved text of .* is back\./)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(bodyOf(page)).toHaveValue('Typed and never saved.')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await startSession(page)
  await page.goto('/articles/new')
  await expect(bodyOf(page)).toHaveValue('Typed and never saved.')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('tells the second editor who saved first and loses nothing', async ({ page, browser }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'First line.')
  const other = await colleague(page, browser, 'Admin', 'Maria Example')
  await openEditor(page, title)
  await openEditor(other, title)
  await writeMarkdown(other, 'Text', 'Theirs.')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other).toHaveURL(`/articles/${slugOf(title)}`)

  await writeMarkdown(page, 'Text', 'Mine.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/Maria Example saved this on .*, while you were editing\./)).toBeVisible()
  await expect(bodyOf(page)).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Compare' }).click()
  const comparison = page.getByRole('region', { name: 'From theirs to yours' })
  await expect(comparison).toContainText('Removed: Theirs.')
  await expect(comparison).toContainText('Added: Mine.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(bodyOf(page)).toHaveValue('Theirs.')
  await page.reload()
  await page.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(bodyOf(page)).toHaveValue('Mine.')
  await openEditor(other, title)
  await writeMarkdown(other, 'Text', 'Theirs again.')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other).toHaveURL(`/articles/${slugOf(title)}`)

  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
  await expect(page.getByRole('article').getByText('Mine.')).toBeVisible()
  await other.context().close()
})

test('compares and restores an earlier version of an article', async ({ page }) => {
  const title = newTitle()
  await startSession(page)
  await createDraft(page, title, 'First wording.')
  await openEditor(page, title)
  await writeMarkdown(page, 'Text', 'Second wording.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
  await openEditor(page, title)
  await writeMarkdown(page, 'Text', 'Third, not saved.')
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByRole('button', { name: /^Version \d/ })).toHaveCount(2)
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  await expect(versions).toContainText('Removed: First wording.')
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(bodyOf(page)).toHaveValue('First wording.')
  await expect(page.getByText('Version 1 is in the form. Save to keep it.')).toBeVisible()
  await page.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(bodyOf(page)).toHaveValue('Third, not saved.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('article').getByText('Third, not saved.')).toBeVisible()
})

test('the link shortcut does not leave the editor', async ({ page }) => {
  await startSession(page)
  await page.goto('/articles/new')
  await writeMarkdown(page, 'Text', 'rule')
  await bodyOf(page).selectText()
  await bodyOf(page).press('Control+k')
  await expect(bodyOf(page)).toHaveValue(/^\[rule\]\(/)
  await expect(bodyOf(page)).toBeFocused()
})

test("a manager sees no way to write a shared article and a clear message at the editor's address", async ({
  page,
  browser,
}) => {
  await signIn(page)
  const reader = await colleague(page, browser, 'Manager', 'Rita Reader')
  await reader.goto('/articles?drafts')
  await expect(reader.getByRole('article')).toHaveCount(24)
  const newArticle = reader.getByRole('link', { name: 'New Article' })
  await expect(newArticle).toHaveAttribute('href', '/articles/own/new')
  await expect(reader.getByRole('navigation', { name: 'Articles by state' })).toBeHidden()
  await reader.goto(LONG_READ)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Edit' })).toBeHidden()
  for (const address of ['/articles/new', `${LONG_READ}/edit`]) {
    await reader.goto(address)
    await expect(
      reader.getByRole('heading', { name: 'Shared articles are written by administrators' }),
    ).toBeVisible()
    await expect(reader.getByLabel('Title')).toBeHidden()
    await expectAccessible(reader)
  }
  await reader.getByRole('link', { name: 'Read the article' }).click()
  await expect(reader).toHaveURL(LONG_READ)
  await reader.context().close()
})

test('the table of contents lists Sources only if the article has some', async ({ page }) => {
  await startSession(page)
  await page.goto(LONG_READ)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()

  const title = newTitle()
  await createDraft(page, title, '## The first part\n\nSome words.')
  await expect(contents.getByRole('link', { name: 'The first part' })).toBeVisible()
  await expect(contents.getByRole('link', { name: 'Sources' })).toHaveCount(0)
  await deleteArticle(page, title)
})
