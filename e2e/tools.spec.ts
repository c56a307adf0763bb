import type { Page, Request } from '@playwright/test'
import { PUBLIC_TOOLS } from '../web/app/site/tools/tool-list.ts'
import { expect, expectAccessible, expectFits, test } from './journey.ts'

/** Distinctive, and valid in the fields that ask for a number or a day. */
const TYPED = { number: '718293', date: '2026-03-19', text: '718293XYZ' }

const fieldsOf = (page: Page) =>
  page.locator('main').locator('input:not([type=file]):visible, textarea:visible')

async function typeEverywhere(page: Page): Promise<void> {
  const fields = fieldsOf(page)
  const kinds = await fields.evaluateAll((elements) =>
    elements.map((element) =>
      element instanceof HTMLInputElement ? `${element.type} ${element.inputMode}` : 'text',
    ),
  )
  for (const [index, kind] of kinds.entries()) {
    if (/checkbox|radio|file/.test(kind)) continue
    const value = kind.startsWith('date')
      ? TYPED.date
      : /number|numeric|decimal/.test(kind)
        ? TYPED.number
        : TYPED.text
    await fields.nth(index).fill(value)
  }
}

/** All that a request carries: address, headers (with the page that it came from), and body. */
const carried = async (request: Request) =>
  [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n')

for (const { href, title } of PUBLIC_TOOLS)
  test(`${title}: nothing that is typed is sent`, async ({ page }) => {
    const requests: Request[] = []
    await page.goto(href)
    page.on('request', (request) => requests.push(request))
    // The page comes alive when it is first touched; what is typed before and after counts alike.
    if (href === '/tools/hmda') {
      await page.getByRole('button', { name: 'Paste rows' }).click()
      await expect(page.getByLabel('Rows, with pipes or tabs between the fields')).toBeVisible()
    }
    await typeEverywhere(page)
    // The register of thresholds has nothing to type in: its years are chosen from lists.
    const first = (await fieldsOf(page).count()) > 0 ? fieldsOf(page).first() : page.locator('h1')
    await first.click()
    await page.waitForLoadState('networkidle')
    await typeEverywhere(page)
    await page.waitForLoadState('networkidle')
    // A reload asks for the page by its address.
    await page.reload()
    await page.locator('h1').click()
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(0)
    for (const request of requests) {
      expect(request.method()).toMatch(/^(GET|HEAD)$/)
      const text = await carried(request)
      for (const value of Object.values(TYPED)) expect(text, request.url()).not.toContain(value)
    }
  })

test('a link to a calculation holds what was typed, even before the scripts came', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/islands-*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/tools/business-days')
  await page.getByLabel('Business days').click()
  await page.getByLabel('Business days').fill('7')
  await page.getByLabel('Definition').selectOption({ index: 1 })
  scripts.resolve()
  await expect(page).toHaveURL(/#.*days=7/)
  await expect(page.getByLabel('Business days')).toHaveValue('7')
  await expect(page.getByLabel('Definition')).toHaveValue('general')
  await page.reload()
  await page.getByLabel('Business days').click()
  await expect(page.getByLabel('Business days')).toHaveValue('7')
})

test('the page of all tools leads to each', async ({ page }) => {
  await page.goto('/tools')
  for (const { href } of PUBLIC_TOOLS)
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})
