import { readFile } from 'node:fs/promises'
import type { FaqEntry } from '@plumbline/contract/publishing/content.ts'
import { expect, expectAccessible, expectFits, test } from './journey.ts'

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/integrations',
  '/about',
  '/careers',
  '/contact',
  '/demo',
  '/dashboard-demo',
  '/questionnaire',
  '/help',
  '/privacy',
  '/terms',
  '/cookies',
] as const

for (const path of PAGES) {
  test(`${path} is accessible, fits every width, and has metadata`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectFits(page)
    await expectAccessible(page)

    await expect(page).toHaveTitle(/Plumbline/)
    const origin = new URL(page.url()).origin
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path)
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(60)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(image!)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).length).toBeLessThan(40_000)

    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const types = JSON.parse(data!)['@graph'].map((thing: { '@type': string }) => thing['@type'])
    expect(types).toContain('Organization')
    if (path !== '/') expect(types).toContain('BreadcrumbList')
    if (path === '/pricing' || path === '/help') expect(types).toContain('FAQPage')
    if (path === '/pricing' || path === '/') expect(types).toContain('Product')
  })
}

/** Buttons that the browser or the document's inline script handles. */
const ANSWERED = [
  ...['[type=submit]', '[command]', '[popovertarget]', '[data-theme-switch]', '[data-consent]'],
  ...['[data-cookie-settings]', '[data-copy-link]'],
]

test('addresses are case-insensitive', async ({ page }) => {
  for (const path of ['/privacy', '/features']) {
    const answer = await page.goto(path.toUpperCase())
    expect(answer?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href)
  }
})

test('every button of a public page has the script it needs', async ({ page }) => {
  for (const path of [...PAGES, '/blog', '/press', '/login', '/blog/thresholds-that-changed-for-2026']) {
    await page.goto(path)
    const idle = page.locator(`button:not(${ANSWERED.join()}):not([data-island] *)`)
    expect(await idle.allTextContents(), path).toEqual([])
  }
})

test('serves robots.txt, sitemap, manifest and icons', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of PAGES) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  expect(sitemap).toMatch(/<loc>[^<]+\/blog\/[a-z0-9-]+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  for (const path of ['/', '/blog', '/login'])
    expect(await (await request.get(path)).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"',
    )
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the mobile menu opens and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
  })

  test('billing choice and calculator show exact figures without scripts', async ({ page }) => {
    await page.goto('/pricing')
    const starter = page.getByRole('article', { name: 'Starter' })
    await expect(starter).toContainText('$99')
    await page.getByText('Annual', { exact: true }).click()
    await expect(starter.getByText('$83', { exact: true })).toBeVisible()
    await expect(starter).toContainText('$990 billed annually, saves $198')
    const professional = page.getByRole('article', { name: 'Professional' })
    await expect(professional.getByText('$249', { exact: true })).toBeVisible()
    await expect(professional).toContainText('$2,990 billed annually, saves $598')
    await expect(professional.getByText('$299', { exact: true })).toBeHidden()

    await expect(page.getByText('$1,325,000')).toBeVisible()
    await expect(page.getByText('$527,010')).toBeVisible()
    await expect(page.getByText('17,626%')).toBeVisible()
    await page.getByText('Small', { exact: true }).click()
    await expect(page.getByText('$1,325,000')).toBeHidden()
    await expect(page.getByText('$460,000')).toBeVisible()
    await expect(page.getByText('18,486%')).toBeVisible()
    await page.getByText('Large', { exact: true }).click()
    await expect(page.getByText('$3,750,000')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Contact for quote' })).toBeVisible()
  })

  test('a password never appears in the address', async ({ page }) => {
    // The test browser does not show `noscript`, although scripts are off.
    expect(await (await page.goto('/login'))!.text()).toContain(
      '<noscript><p class="text-ink-soft">Signing in',
    )
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Secret-Horse!7')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForLoadState()
    expect(page.url()).not.toContain('Secret')
  })

  test('searches help without scripts, and a link opens its answer', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByText('16 results')).toBeVisible()
    await page.getByRole('searchbox').fill('PASSWORD')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/help?search=PASSWORD')
    await expect(page.getByText('16 results')).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Subscription' })
      .click()
    await expect(page).toHaveURL('/help?search=PASSWORD&category=subscription')
  })

  test('each feature area has its own address', async ({ page }) => {
    await page.goto('/features')
    await page.getByRole('tab', { name: 'Library' }).click()
    await expect(page.getByRole('heading', { name: 'Compliance article library' })).toBeVisible()
  })
})

test('opens one pain point at a time and closes it on a second click', async ({ page }) => {
  await page.goto('/features')
  const open = page.locator('details[open]')
  await page.getByText('Board reports take days').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Analytics and reports')
  await page.getByText('One person holds the knowledge').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('Team collaboration')
  await page.getByText('One person holds the knowledge').click()
  await expect(open).toHaveCount(0)
})

test('feature areas are tabs with arrow keys', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('tab', { name: 'Monitoring' }).hover()
  await expect(page.getByRole('tab')).toHaveText([
    'Monitoring',
    'Library',
    'Analytics',
    'Collaboration',
    'AI Assistant',
    'Integration',
  ])
  await expect(async () => {
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Collaboration' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel')).toContainText('Team collaboration')
  await expect(page).toHaveURL('/features?area=collaboration#areas')
})

for (const [path, next] of [
  ['/features', 'Library'],
  ['/demo', 'Compliance Library'],
] as const)
  test(`an arrow key pressed at once moves along the tabs of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('tab').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: next })).toBeFocused()
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  })

test('filters help while typing, keeps entries open, and clears', async ({ page }) => {
  await page.goto('/help')
  const entries = page.locator('details:visible')
  await expect(entries).toHaveCount(16)
  await entries.nth(0).getByRole('heading').click()
  await entries.nth(1).getByRole('heading').click()
  await expect(page.locator('details[open]')).toHaveCount(2)

  const search = page.getByRole('searchbox', { name: 'Search help' })
  await expect(async () => {
    await search.fill('')
    await search.pressSequentially('zzzz')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('0 results')).toBeVisible()
  await expect(page).toHaveURL('/help?search=zzzz')
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(entries).toHaveCount(16)
  await expect(search).toHaveValue('')
  await expect(page.locator('details[open]')).toHaveCount(2)

  await page.getByRole('link', { name: 'Compliance' }).click()
  await expect(page.getByText('4 results')).toBeVisible()
  await expect(entries).toHaveCount(4)
  await search.fill('hmda data points')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
})

test('browser and server find the same help entries by question, answer and tag', async ({
  page,
  request,
}) => {
  const entries = (await (await request.get('/api/content/faq')).json()) as FaqEntry[]
  await page.goto('/help')
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search help' })

  for (const { id, question, answerText, tags } of entries) {
    for (const words of [question, answerText.slice(-60), ...tags]) {
      await search.fill(words)
      await expect(page.locator(`[id="${id}"]`), words).toBeVisible()
      const found = await (await request.get(`/help?search=${encodeURIComponent(words)}`)).text()
      await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveText(
        /\d+ results?/.exec(found)![0],
      )
    }
  }
})

test('a link opens its answer', async ({ page, request }) => {
  const entries = (await (await request.get('/api/content/faq')).json()) as FaqEntry[]
  const { id, answerText } = entries[7]!
  await page.goto(`/help#${id}`)
  const entry = page.locator(`[id="${id}"]`)
  await expect(entry).toHaveAttribute('open')
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText(answerText.slice(0, 40))
})

test('the claims come from the operator’s file', async ({ page }) => {
  const claims = await readFile('content/site/claims.yaml', 'utf8')
  const served = /^institutionsServed: (.+)$/m.exec(claims)![1]!
  await page.goto('/about')
  await expect(page.getByText(served, { exact: true })).toBeVisible()
})

test('legal pages have a table of contents, and the cookie policy opens the settings', async ({ page }) => {
  await page.goto('/cookies')
  await expect(page.getByText('Last updated January 1, 2024')).toBeVisible()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeInViewport()
  await expect(page.locator('main [data-cookie-settings]')).toHaveCount(2)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })).toBeVisible()
})

test('figures do not break on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/dashboard-demo')
  const figures = page.locator('main p.tabular > span:first-child')
  await expect(figures.first()).toBeVisible()
  const lines = await figures.evaluateAll((spans) => spans.map((span) => span.getClientRects().length))
  expect(lines.length).toBeGreaterThan(3)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('a blog page beyond the last links to the last', async ({ page }) => {
  await page.goto('/blog?page=99')
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('printed headings stay with their content, and charts stay whole', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const breaks = (selector: string, property: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll(
        (found, name) => [...new Set(found.map((element) => getComputedStyle(element)[name]))],
        property,
      )
  expect(await breaks('main :is(h1, h2, h3), main section > header', 'breakAfter')).toEqual(['avoid'])
  expect(await breaks('main figure', 'breakInside')).toEqual(['avoid'])
})
