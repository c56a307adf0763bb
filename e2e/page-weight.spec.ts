import { Agent, get } from 'node:http'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

const KB = 1024
/** Compressed, as they go over the wire: document, styles and fonts before a page can be read. */
const READABLE_AT_MOST = 60 * KB
/** What a connection sends at once, before it hears that something arrived: ten packets. More is a round trip more. */
const SENT_AT_ONCE = 10 * 1460
/** All scripts that a public page brings in once it is idle or touched; React alone is 60 KB of it. */
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
  test(`${path} weighs little`, async ({ request, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (asked) => asked.resourceType() === 'font' && fonts.push(asked.url()))
    await page.goto(path)
    await context.close()

    // Until it is compressed as well as can be, a page goes out a little larger.
    await expect.poll(() => bytesReceived(baseURL + path), 'document and headers').toBeLessThan(SENT_AT_ONCE)
    const { html, bytes } = await fetchPage(request, path)
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    const readable = bytes + (await weigh(request, [...styles, ...new Set(fonts)]))
    expect(readable, 'bytes before it can be read').toBeLessThan(READABLE_AT_MOST)
    expect(html, 'no script stands in the way').not.toMatch(/<script(?![^>]*type="module")[^>]* src=/)

    // Where nothing waits to be worked with, scripts come for people who are signed in, and for nobody else.
    const comesAlive = !html.includes('data-scripts="signed-in"')
    const scripts = await weigh(request, await scriptsOnceTouched(browser, path, comesAlive))
    expect(scripts, 'all scripts').toBeLessThan(comesAlive ? SCRIPTS_AT_MOST : 1)
    test
      .info()
      .annotations.push({ type: 'weight', description: `${readable} B to read, ${scripts} B of scripts` })
  })
}

test('the application weighs little, and each further screen less', async ({ page }) => {
  await signIn(page)
  const loaded = new Set<string>()
  for (const screen of SCREENS) {
    // With the cookie that tells a signed-in browser from a visitor's.
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

/** Over a connection of its own: headers and all. */
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

/** What a visitor's browser fetches from the first touch until each part of the page is alive. */
async function scriptsOnceTouched(browser: Browser, path: string, comesAlive: boolean): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const fetched = new Set<string>()
  page.on('request', (asked) => asked.resourceType() === 'script' && fetched.add(asked.url()))
  await page.goto(path)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  if (comesAlive) await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...fetched]
}

/** What a page's scripts import at once, and what these import, as the browser does. */
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
