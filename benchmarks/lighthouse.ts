/**
 * `npm run bench:pages` runs Lighthouse (phone profile, three runs, the median of each figure) over every
 * public page and the login; `-- /pricing /blog` over some of them; `--json FILE` also writes the figures.
 * The first row is a page of three paragraphs: the baseline of the machine.
 */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../scripts/chromium.ts'
import { prepare } from './engines.ts'
import { median } from './load.ts'
import { startProduct } from './programs.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KINDS = ['document', 'stylesheet', 'font', 'script', 'image'] as const

const PARAGRAPH = `<p>${'Some words that say nothing at all. '.repeat(20)}</p>`
const BARE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>${PARAGRAPH.repeat(3)}</html>`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const place = await prepare('embedded', async () => {})
const product = await startProduct(place!.environment)
// Starts Chrome as Lighthouse does, so that no other client is attached to the pages.
const browser = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const bare = createServer((_, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(BARE_PAGE),
)
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
try {
  const paths = positionals.length > 0 ? positionals : await publicPaths(product.origin)
  // Pages are recompressed after their first visit; the baseline page gives that time to finish.
  for (const path of paths) await fetch(product.origin + path)
  const rows = [await row('a bare page', `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`)]
  for (const path of paths) rows.push(await row(path, product.origin + path))
  console.table(rows)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
} finally {
  bare.close()
  browser.kill()
  await product.stop()
  await place!.remove()
}

/** Every page in the sitemap, with one post and one press item for all of them, and the login. */
async function publicPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const texts = ['/blog/', '/press/']
  const isText = (path: string) => texts.some((folder) => path.startsWith(folder))
  const examples = texts.flatMap((folder) => paths.find((path) => path.startsWith(folder)) ?? [])
  return [...paths.filter((path) => !isText(path)), ...examples, '/login']
}

async function row(path: string, address: string) {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await look(address))
  console.error(`looked at ${path}`)
  return { path, ...figures(results) }
}

/** Lighthouse sometimes misses the paints in its own recording, so it runs again. */
async function look(address: string, again = 2): Promise<Result> {
  const answer = await lighthouse(address, {
    port: browser.port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  })
  const { lhr } = answer!
  const isComplete = lhr.audits['largest-contentful-paint']?.numericValue !== undefined
  return isComplete || again === 0 ? lhr : look(address, again - 1)
}

function figures(results: readonly Result[]) {
  const middle = (value: (result: Result) => number) => median(results.map(value))
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const scores = CATEGORIES.map((id) =>
    middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
  )
  return {
    scores: scores.join(' '),
    'LCP s': Number((audit('largest-contentful-paint') / 1000).toFixed(2)),
    'TBT ms': Math.round(audit('total-blocking-time')),
    CLS: Number(audit('cumulative-layout-shift').toFixed(3)),
    /** Lighthouse's own measure of the machine; its simulation assumes a fast one. */
    machine: Math.round(middle(({ environment }) => environment.benchmarkIndex)),
    ...Object.fromEntries(KINDS.map((kind) => [`${kind} KB`, kilobytesOf(results[0]!, kind)])),
  }
}

interface Fetched {
  resourceType?: string
  transferSize?: number
}

function kilobytesOf({ audits }: Result, kind: string): number {
  const details = audits['network-requests']?.details as { items?: Fetched[] } | undefined
  const bytes = (details?.items ?? [])
    .filter(({ resourceType }) => resourceType?.toLowerCase() === kind)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return Number((bytes / 1000).toFixed(1))
}
