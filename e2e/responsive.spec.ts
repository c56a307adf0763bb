import { expect, expectFits, signIn, test } from './journey.ts'
import { seedText } from './seed-text.ts'

/** A screen and a heading that shows when it has loaded. */
const SCREENS = [
  ['/dashboard', 'heading', 'Recent Regulatory Updates'],
  ['/articles', 'article', undefined],
  ['/articles/new', 'textbox', 'Title'],
  ['/articles/adverse-action-notice-clocks-and-reasons', 'heading', /Adverse action/],
  ['/checklists?topic=hmda', 'checkbox', /./],
  ['/updates', 'heading', /./],
  ['/blog', 'heading', 'Latest Posts'],
  ['/press', 'heading', 'More Press Coverage'],
  ['/admin', 'table', 'Users'],
  ['/admin/requests', 'tab', /Trial requests/],
  ['/admin/audit', 'table', 'Audit log'],
  ['/account/security', 'heading', 'Passkeys'],
] as const

test.beforeEach(({ page }) => signIn(page))

for (const [path, role, name] of SCREENS) {
  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole(role, name && { name }).first()).toBeVisible()
    await expectFits(page)
  })
}

test('very long words fit every width everywhere', async ({ page, request }) => {
  test.slow()
  const word = 'W'.repeat(60)
  const table = `| Rule | What it says |\n|---|---|\n| ${word} | Between ${word} and words. |`
  const texts = [`## ${word}`, word, `- ${word}`, `\`${word}\``, `    ${word} ${word}`, table]
  const planted = await seedText(request, word, texts.join('\n\n'))
  for (const screen of planted.screens) {
    await page.goto(screen)
    await expect(page.getByRole(screen.endsWith('/edit') ? 'textbox' : 'heading').first()).toBeVisible()
    await expectFits(page)
  }
  for (const [kind, choice] of [
    ['trials', 'Save time on compliance work'],
    ['messages', 'Sales'],
    ['applications', 'Job board'],
  ] as const) {
    await page.goto(`/admin/requests?kind=${kind}&search=${planted.email}`)
    await page.locator('summary').click()
    // The choice has the same label as in the form.
    await expect(page.getByText(choice, { exact: true })).toBeVisible()
    await expectFits(page)
  }
  for (const list of ['/admin?search=', '/blog?status=draft&search=', '/press?search=']) {
    await page.goto(list + (list.startsWith('/admin') ? planted.email : word))
    await expect(page.getByText(word).first()).toBeVisible()
    await expectFits(page)
  }
  await page.goto('/articles?drafts')
  await expect(page.getByText(word).first()).toBeVisible()
  await expectFits(page)
  await planted.remove()
})

test('the assistant covers no button of the article editor', async ({ page }) => {
  await page.goto('/articles/new')
  const publish = page.getByRole('button', { name: 'Publish' })
  const assistant = page.getByRole('button', { name: 'Need help? Chat with us!' })
  await expect(publish).toBeVisible()
  await expect(assistant).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(() => page.evaluate(() => innerHeight + scrollY - document.documentElement.scrollHeight))
      .toBeGreaterThan(-2)
    const above = (await assistant.boundingBox())!
    const below = (await publish.boundingBox())!
    expect(above.y + above.height, `at ${width}`).toBeLessThanOrEqual(below.y)
  }
})

test('the assistant covers nothing at the end of a screen', async ({ page }) => {
  for (const address of ['/admin', '/dashboard', '/articles', '/articles/new', '/checklists']) {
    await page.goto(address)
    const assistant = page.getByRole('button', { name: 'Need help? Chat with us!' })
    await expect(assistant).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [class*="animate-"]'), 'spinners and skeletons').toHaveCount(0)
    for (const [width, height] of [
      [390, 560],
      [1440, 420],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const button = (await assistant.boundingBox())!
      const covered = await page.evaluate(coveredBy, button)
      expect(covered, `${address} at ${width}`).toEqual([])
    }
  }
})

/** Runs in the page: readable or clickable elements of the main part under this rectangle. */
function coveredBy({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const touches = (part: Element) => {
    const box = part.getBoundingClientRect()
    return box.width > 0 && box.right > x && box.left < x + width && box.bottom > y && box.top < y + height
  }
  const parts = [
    ...document.querySelectorAll('main :is(a, button, input, select, textarea, p, h1, h2, h3, td, th)'),
  ]
  return parts.filter(touches).map((part) => part.outerHTML.slice(0, 120))
}
