import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, startSession, test, writeMarkdown } from './journey.ts'

/** Longer than the heartbeat interval of an open editor. */
const A_WHILE_MS = 21_000

let texts = 0
const newTitle = () => `Together ${process.pid} ${Date.now()} ${++texts}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** A second administrator, in a separate browser. */
async function colleague(browser: Browser, request: APIRequestContext): Promise<Page> {
  const person = await createAccount(request, { fullName: 'Maria Manager', role: 'admin' })
  const page = await (await browser.newContext()).newPage()
  await startSession(page, person)
  return page
}

async function createPost(page: Page, title: string) {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'New Blog Post' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', 'Some words.')
  await form.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
}

async function editPost(page: Page, title: string) {
  await page.goto(`/blog?status=draft&search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
}

async function createPressItem(page: Page, title: string) {
  await page.goto('/press')
  await page.getByRole('button', { name: 'Add Press Item' }).click()
  const form = page.getByRole('dialog', { name: 'Add Press Item' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(form, 'Content', 'Some words.')
  await form.getByLabel('Publish Date').fill('2001-02-03T10:15')
  await form.getByRole('button', { name: 'Add Press Item' }).click()
  await expect(page.getByText('Press item added successfully')).toBeVisible()
}

async function editPressItem(page: Page, title: string) {
  await page.goto(`/press?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
}

async function createArticle(page: Page, title: string) {
  await page.goto('/articles/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('HMDA')
  await page.getByLabel('Excerpt').fill('What it says.')
  await writeMarkdown(page, 'Text', 'Some words.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(`/articles/${slugOf(title)}`)
}

async function editArticle(page: Page, title: string) {
  await page.goto(`/articles/${slugOf(title)}/edit`)
  await expect(page.getByLabel('Title')).toHaveValue(title)
}

for (const { what, create, edit } of [
  { what: 'a blog post', create: createPost, edit: editPost },
  { what: 'a press item', create: createPressItem, edit: editPressItem },
  { what: 'an article', create: createArticle, edit: editArticle },
]) {
  test(`opening ${what} shows who else has it open and what they save`, async ({
    page,
    browser,
    request,
  }) => {
    const title = newTitle()
    await page.clock.install()
    await startSession(page)
    await create(page, title)
    const other = await colleague(browser, request)
    await edit(page, title)
    await expect(page.getByText('have this open, too.')).toBeHidden()
    await edit(other, title)
    await page.clock.fastForward(A_WHILE_MS)
    await expect(page.getByText('Maria Manager has this open, too.')).toBeVisible()
    await expect(other.getByText(/ has this open, too\./)).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Excerpt').fill('Mine.')
    await other.getByLabel('Excerpt').fill('Theirs.')
    await other.getByRole('button', { name: /^(Update|Save draft)/ }).click()
    await expect(other.getByRole('button', { name: /^(Update|Save draft)/ })).toBeHidden()
    await page.clock.fastForward(A_WHILE_MS)
    await expect(
      page.getByText('Maria Manager saved this while you were editing: your text is kept'),
    ).toBeVisible()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine.')
    await page.getByRole('button', { name: /^(Update|Save draft)/ }).click()
    await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible()
    await expect(page.getByText(/your text is kept/)).toBeHidden()
    await other.context().close()
  })
}

test('a hidden tab sends no heartbeat until it is visible again', async ({ page }) => {
  const title = newTitle()
  await page.clock.install()
  await startSession(page)
  await createPost(page, title)
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  let said = 0
  await page.route('**/api/writing/editing', (route) => {
    said += 1
    return route.continue()
  })
  const saysOnce = () => page.waitForResponse('**/api/writing/editing')

  const opened = saysOnce()
  await editPost(page, title)
  await opened
  const again = saysOnce()
  await page.clock.fastForward(A_WHILE_MS)
  await again
  await show('hidden')
  const before = said
  await page.clock.fastForward(3 * A_WHILE_MS)
  await page.evaluate(() => fetch('/healthz'))
  expect(said).toBe(before)
  const back = saysOnce()
  await show('visible')
  await back

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const closed = said
  await page.clock.fastForward(3 * A_WHILE_MS)
  await page.evaluate(() => fetch('/healthz'))
  expect(said).toBe(closed)
})

test('a finding that two people change keeps the right words in each field, also after a reload', async ({
  page,
  request,
}) => {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, manager)
  const other = await createAccount(request, { role: 'manager', fullName: 'Otto Other', institutionId })
  const [mine, theirs] = await Promise.all([openSession(request, manager), openSession(request, other)])
  const as = ({ access_token }: { access_token: string }) => ({ Authorization: `Bearer ${access_token}` })
  const fields = {
    ...{ title: newTitle(), source: 'self_test', severity: 'low', foundOn: '2026-01-05' },
    ...{ description: 'Three notices were late.', rootCause: '', correctiveAction: '' },
  }
  const made = await request.post('/api/findings', { headers: as(mine), data: fields })
  expect(made.ok(), await made.text()).toBe(true)
  const { id, version } = await made.json()

  await startSession(page, manager)
  await page.goto(`/tasks/findings?finding=${id}`)
  await page.getByRole('button', { name: 'Edit finding' }).click()
  const form = page.getByRole('dialog', { name: 'Edit finding' })
  await form.getByLabel('Severity').selectOption('Medium')
  await form.getByLabel('Root cause').fill('Nobody watched the queue.')

  await page.reload()
  await page.getByRole('button', { name: 'Edit finding' }).click()
  await expect(form.getByText('What you typed before is back.')).toBeVisible()
  await expect(form.getByLabel('Root cause')).toHaveValue('Nobody watched the queue.')

  const changed = await request.put(`/api/findings/${id}`, {
    headers: as(theirs),
    data: { ...fields, version, severity: 'high', correctiveAction: 'Watch the queue each day.' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Otto Other changed this while you had it open')).toBeVisible()
  await expect(form.getByText('Already updated with their changes: Corrective action.')).toBeVisible()
  await expect(form.getByLabel('Corrective action')).toHaveValue('Watch the queue each day.')
  await expect(form.getByLabel('Root cause')).toHaveValue('Nobody watched the queue.')
  await expectAccessible(page, '[role=dialog]')

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Choose what to keep: Severity.')).toBeVisible()
  const severity = form.getByRole('group', { name: 'Severity' })
  await expect(severity.getByRole('radio', { name: /^Yours\s*Medium/ })).toBeVisible()
  await severity.getByRole('radio', { name: /^Otto Other\s*High/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Edit finding' }).click()
  await expect(form.getByText('What you typed before is back.')).toBeHidden()
  await form.getByLabel('Root cause').fill('Not saved when the person leaves.')
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('plumbline-form')))
  expect(await kept()).toHaveLength(1)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Root cause')).toHaveValue('Not saved when the person leaves.')

  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Edit finding' }).click()
  await expect(form.getByText('What you typed before is back.')).toBeVisible()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  expect(await kept()).toEqual([])
  await page.getByRole('button', { name: 'Edit finding' }).click()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form, 'an untouched form closes at once').toBeHidden()

  const saved = await request.get(`/api/findings/${id}`, { headers: as(mine) })
  expect(await saved.json()).toMatchObject({
    severity: 'high',
    rootCause: 'Nobody watched the queue.',
    correctiveAction: 'Watch the queue each day.',
  })
})
