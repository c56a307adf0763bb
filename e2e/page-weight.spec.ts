import { Agent, get } from 'node:http'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, startSession, test } from './journey.ts'

const KB = 1024
/** Compressed bytes of document, styles and fonts before a page can be read. */
const READABLE_AT_MOST = 60 * KB
/** The initial congestion window: ten packets. A larger page needs another round trip. */
const SENT_AT_ONCE = 10 * 1460
/** All scripts of a public page after hydration; React alone is 60 KB. */
const SCRIPTS_AT_MOST = 110 * KB
const SIGNED_IN_SCRIPTS_AT_MOST = 190 * KB
const NEXT_SCREEN_AT_MOST = 40 * KB

const PUBLIC_PAGES = [
  ...['/', '/features', '/pricing', '/integrations', '/about', '/careers', '/contact', '/questionnaire'],
  ...[
    '/login',
    '/reset-password',
    '/demo',
    '/dashboard-demo',
    '/help',
    '/privacy',
    '/terms',
    '/cookies',
    '/blog',
    '/press',
  ],
  ...['/blog/thresholds-that-changed-for-2026'],
]
const SCREENS = [
  '/dashboard',
  '/articles',
  '/checklists',
  '/reports',
  '/admin',
  '/admin/requests',
  '/updates',
]

for (const path of PUBLIC_PAGES) {
  test(`${path} stays within its page budget`, async ({ request, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(asked.url()))
    await page.goto(path)
    await context.close()

    // The first response is a little larger, until the best compression is ready.
    await expect.poll(() => bytesReceived(baseURL + path), 'document and headers').toBeLessThan(SENT_AT_ONCE)
    const { html, bytes } = await fetchPage(request, path)
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    const readable = bytes + (await weigh(request, [...styles, ...new Set(fonts)]))
    expect(readable, 'bytes before it can be read').toBeLessThan(READABLE_AT_MOST)
    expect(html, 'no script stands in the way').not.toMatch(/<script(?![^>]*type="module")[^>]* src=/)

    // Pages without interactive parts load scripts for signed-in people only.
    const hydrates = !html.includes('data-scripts="signed-in"')
    const scripts = await weigh(request, await scriptsOnceTouched(browser, path, hydrates))
    expect(scripts, 'all scripts').toBeLessThan(hydrates ? SCRIPTS_AT_MOST : 1)
    test
      .info()
      .annotations.push({ type: 'weight', description: `${readable} B to read, ${scripts} B of scripts` })
  })
}

test('the application and each further screen stay within their script budgets', async ({ page }) => {
  await startSession(page)
  const loaded = new Set<string>()
  for (const screen of SCREENS) {
    // With the signed-in cookie.
    const { html } = await fetchPage(page.request, screen)
    const needed = await scriptsOf(page.request, html)
    const weight = await weigh(
      page.request,
      needed.filter((script) => !loaded.has(script)),
    )
    const limit = loaded.size === 0 ? SIGNED_IN_SCRIPTS_AT_MOST : NEXT_SCREEN_AT_MOST
    test.info().annotations.push({ type: 'weight', description: `${weight} B of scripts for ${screen}` })
    expect(weight, `scripts of ${screen}`).toBeLessThan(limit)
    for (const script of needed) loaded.add(script)
  }
})

/** Over a new connection, headers included. */
function bytesReceived(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    get(address, { headers, agent: new Agent() }, (answer) => {
      const { socket } = answer
      answer.on('end', () => resolve(socket.bytesRead)).resume()
    }).on('error', reject)
  })
}

async function fetchPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
  return { html: await answer.text(), bytes: Number(answer.headers()['content-length']) }
}

/** The scripts that a visitor's browser loads from the first interaction until every island is hydrated. */
async function scriptsOnceTouched(browser: Browser, path: string, hydrates: boolean): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const fetched = new Set<string>()
  page.on('request', (asked) => asked.resourceType() === 'script' && fetched.add(asked.url()))
  await page.goto(path)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  if (hydrates) await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...fetched]
}

/** The scripts of a page with their static imports. */
async function scriptsOf(request: APIRequestContext, html: string): Promise<string[]> {
  const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text!).join('\n')
  const found = new Set([...inline.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, path]) => path!))
  for (const path of found) {
    const text = await (await request.get(path)).text()
    const imported = text.matchAll(/(?:^|[;}])import(?:[\w$*{][^"';]*?from)?["'](\.\/[^"']+)["']/g)
    for (const [, name] of imported) found.add(new URL(name!, `http://localhost${path}`).pathname)
  }
  return [...found]
}

async function weigh(request: APIRequestContext, addresses: readonly string[]): Promise<number> {
  let bytes = 0
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(answer.headers()['content-length'])
  }
  return bytes
}
