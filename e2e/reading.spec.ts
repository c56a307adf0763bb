import { expect, expectAccessible, expectFits, test } from './journey.ts'

const POST = '/blog/thresholds-that-changed-for-2026'
const ITEM = '/press/annual-threshold-publications'

for (const path of [POST, ITEM]) {
  test(`${path} is complete without scripts, accessible, and fits every width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectFits(page)
    await expectAccessible(page)
  })

  test(`${path} has metadata and structured data`, async ({ page }) => {
    await page.goto(path)
    const origin = new URL(page.url()).origin
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const graph = JSON.parse(text ?? '{}')['@graph'] as { '@type': string; headline?: string }[]
    const described = graph.find((thing) => /Posting|NewsArticle/.test(thing['@type']))
    expect(described?.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  })
}

test('a post links to the previous, next and related posts, and its link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(POST)
  const neighbours = page.getByRole('navigation', { name: 'More posts' })
  await expect(neighbours.getByRole('link', { name: /Previous/ })).toBeVisible()
  await expect(neighbours.getByRole('link', { name: /Next/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related posts' })).toBeVisible()

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(POST, page.url()).href)
})

test('blog readers load no scripts', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/blog')
  await page.getByRole('searchbox').click()
  await page.goto(POST)
  await page.getByRole('heading', { level: 1 }).click()
  expect(scripts).toEqual([])
})

test('a missing post is Not Found', async ({ page }) => {
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

for (const folder of ['/blog', '/press']) {
  test(`the feeds of ${folder} are well-formed and linked from the page`, async ({ page, request }) => {
    await page.goto(folder)
    const origin = new URL(page.url()).origin
    const href = (type: string) => page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')
    expect(await href('application/rss+xml')).toBe(`${folder}/feed.xml`)
    expect(await href('application/feed+json')).toBe(`${folder}/feed.json`)

    const rss = await request.get(`${folder}/feed.xml`)
    expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const read = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml')
        const texts = (name: string) =>
          [...document.getElementsByTagName(name)].map((node) => node.textContent)
        return {
          broken: texts('parsererror'),
          version: document.documentElement.getAttribute('version'),
          channel: [...document.querySelectorAll('channel > *')].map((node) => node.nodeName),
          items: [...document.querySelectorAll('item')].map((item) =>
            [...item.children].map((node) => node.nodeName),
          ),
          guids: texts('guid'),
          dates: texts('pubDate'),
          content: texts('content:encoded'),
        }
      },
      await rss.text(),
    )
    expect(read.broken).toEqual([])
    expect(read.version).toBe('2.0')
    for (const required of ['title', 'link', 'description', 'atom:link'])
      expect(read.channel).toContain(required)
    expect(read.items.length).toBeGreaterThan(8)
    for (const item of read.items)
      for (const part of ['title', 'link', 'guid', 'pubDate']) expect(item).toContain(part)
    expect(new Set(read.guids).size).toBe(read.items.length)
    for (const guid of read.guids) expect(guid).toContain(`${origin}${folder}/`)
    for (const date of read.dates) expect(new Date(date ?? '').toUTCString()).toBe(date)
    for (const html of read.content) expect(html).not.toMatch(/(href|src)="\/(?!\/)/)

    const json = await request.get(`${folder}/feed.json`)
    expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = await json.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      feed_url: `${origin}${folder}/feed.json`,
    })
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(read.guids)
    for (const item of feed.items) expect(Date.parse(item.date_published)).not.toBeNaN()
  })
}
