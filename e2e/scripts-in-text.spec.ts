import type { Page } from '@playwright/test'
import { expect, startSession, test } from './journey.ts'
import { seedText } from './seed-text.ts'

/** Each would set a global if it ever ran. */
const ATTEMPTS: readonly string[] = [
  '<script>scriptRan=1</script>',
  '"><svg onload=scriptRan=1>',
  "' onfocus=scriptRan=1 autofocus x='",
  'javascript:scriptRan=1//',
  '</title></textarea><script>scriptRan=1</script>',
  '{{constructor.constructor("scriptRan=1")()}}$\u007bscriptRan=1}',
]

const MARKDOWN = [
  ...ATTEMPTS,
  '<img src=x onerror=scriptRan=1>',
  '<iframe srcdoc="<script>parent.scriptRan=1</script>">',
  '\u202e<script\u200b>scriptRan=1</script>',
  '＜script＞scriptRan=1＜/script＞',
  '[press](javascript:scriptRan=1)',
  '[press](JaVaScRiPt:scriptRan=1)',
  '[press](&#106;avascript:scriptRan=1)',
  '[press](data:text/html,<script>scriptRan=1</script>)',
  '[press](<vbscript:scriptRan=1>)',
  '![x" onerror="scriptRan=1](/favicon.svg)',
  '![x](/favicon.svg "x\\" onload=\\"scriptRan=1")',
  '<a href="javascript:scriptRan=1">press</a>',
  '<details open ontoggle=scriptRan=1>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=scriptRan=1>',
  '```"><script>scriptRan=1</script>\ncode\n```',
].join('\n\n')

async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => 'scriptRan' in globalThis)).toBe(false)
  const planted = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            (name.startsWith('on') && value.includes('scriptRan')) ||
            (/^(href|src|action|srcdoc)$/.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)),
        ),
      )
      .map((element) => element.outerHTML),
  )
  expect(planted).toEqual([])
}

for (const [number, attempt] of ATTEMPTS.entries()) {
  test(`stored script text is shown as text everywhere: ${number + 1}`, async ({ page, request }) => {
    page.on('dialog', (dialog) => expect(dialog.message(), 'a script opened a dialog').toBe(''))
    const planted = await seedText(request, attempt, MARKDOWN)
    await startSession(page)
    for (const screen of planted.screens) {
      await page.goto(screen)
      const shown = screen.endsWith('/edit')
        ? page.getByLabel('Title', { exact: true })
        : page.getByRole('heading', { level: 1 })
      await expect(shown).toBeVisible()
      if (screen.endsWith('/edit')) await expect(shown).toHaveValue(attempt)
      else await expect(shown).toContainText(attempt)
      await expectNothingRan(page)
    }
    for (const kind of ['trials', 'messages', 'applications']) {
      await page.goto(`/admin/requests?kind=${kind}&search=${encodeURIComponent(planted.email)}`)
      await expect(page.getByText(attempt).first()).toBeVisible()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expectNothingRan(page)
    }
    await page.goto(`/admin?search=${encodeURIComponent(planted.email)}`)
    await expect(page.getByText(attempt).first()).toBeVisible()
    await expectNothingRan(page)
    for (const desk of ['/blog?status=draft&search=', '/press?search=']) {
      await page.goto(desk + encodeURIComponent(attempt))
      await expect(page.getByRole('button', { name: /New Blog Post|Add Press Item/ })).toBeVisible()
      await expectNothingRan(page)
    }
    await planted.remove()
  })
}

test('script text is shown as text in notes and in versions of a post', async ({ page, request }) => {
  page.on('dialog', (dialog) => expect(dialog.message(), 'a script opened a dialog').toBe(''))
  // Unique, because other tests plant the same attempts.
  const attempt = `${ATTEMPTS[1]!} of its own`
  const planted = await seedText(request, attempt, MARKDOWN)
  await startSession(page)
  await page.goto(`/admin/requests?kind=trials&search=${encodeURIComponent(planted.email)}`)
  const card = page.locator('details').filter({ hasText: attempt })
  await card.locator('summary').click()
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline request' })
  await dialog.getByRole('textbox').fill(attempt)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('was declined')).toBeVisible()
  const note = card.locator('div', { has: page.getByText('Note', { exact: true }) }).locator('dd')
  await expect(note.last()).toHaveText(attempt)
  await expectNothingRan(page)

  await page.goto(`/blog?status=draft&search=${encodeURIComponent(attempt)}`)
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /^Version 1/ }).click()
  await expect(versions).toContainText(attempt)
  await expectNothingRan(page)
  await planted.remove()
})

test('script text is shown as text in search results and checklists', async ({ page }) => {
  page.on('dialog', (dialog) => expect(dialog.message(), 'a script opened a dialog').toBe(''))
  const text = ATTEMPTS.join(' ')
  // Replaces each text of the real response in turn; a real article would show up in other tests.
  const KEPT = new Set(['id', 'articleId', 'slug', 'key', 'category', 'path'])
  await page.route(/\/api\/(search|checklists\/)/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    const planted = JSON.parse(body, (name, value) =>
      typeof value === 'string' && !KEPT.has(name) && !/^\d{4}-/.test(value) ? text : value,
    )
    await route.fulfill({ response: answer, json: planted })
  })
  await startSession(page)
  await page.goto('/checklists?topic=hmda')
  await expect(page.getByText(text).first()).toBeVisible()
  await expectNothingRan(page)
  await page.getByRole('combobox', { name: 'Search compliance topics' }).fill('escrow')
  await expect(page.getByRole('option').filter({ hasText: ATTEMPTS[0]! }).first()).toBeVisible()
  await expectNothingRan(page)
})

const PARAMETERS = [
  'search',
  'category',
  'page',
  'type',
  'topic',
  'tab',
  'role',
  'status',
  'companyType',
  'person',
  'action',
  'from',
  'to',
  'area',
  'sent',
  'next',
  'error',
  'error_description',
  'token_hash',
  'access_token',
  'redirect_to',
]

const addressWith = (path: string, attempt: string) => {
  const query = PARAMETERS.map((name) => `${name}=${encodeURIComponent(attempt)}`).join('&')
  return `${path}?${query}#access_token=${encodeURIComponent(attempt)}&error_description=${encodeURIComponent(attempt)}`
}

const PUBLIC_PAGES = [
  '/',
  '/features',
  '/pricing',
  '/integrations',
  '/about',
  '/careers',
  '/contact',
  '/questionnaire',
  '/demo',
  '/help',
  '/privacy',
  '/blog',
  '/press',
  '/dashboard-demo',
  '/login',
  '/reset-password',
  '/blog/x',
  '/press/preview/x',
]
const MEMBERS_PAGES = [
  '/dashboard',
  '/articles',
  '/reports',
  '/checklists',
  '/admin',
  '/admin/requests',
  '/admin/audit',
  '/blog',
  '/press',
  '/help',
  '/settings',
  '/nowhere',
]

test('no public page runs scripts from its address', async ({ page }) => {
  for (const [number, path] of PUBLIC_PAGES.entries()) {
    for (const attempt of [ATTEMPTS[number % ATTEMPTS.length]!, ATTEMPTS[1]!]) {
      await page.goto(addressWith(path, attempt))
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNothingRan(page)
    }
  }
})

test("no member's screen runs scripts from its address", async ({ page }) => {
  await startSession(page)
  for (const [number, path] of MEMBERS_PAGES.entries()) {
    await page.goto(addressWith(path, ATTEMPTS[number % ATTEMPTS.length]!))
    await expect(page.locator('h1').first()).toBeVisible()
    await expectNothingRan(page)
  }
})
