import { jsonFeedFaults } from '../web/app/site/feeds/testing/json-feed-rules.ts'
import { rssFaults } from '../web/app/site/feeds/testing/rss-rules.ts'
import { expect, startSession, test } from './journey.ts'

for (const folder of ['/blog', '/press', '/updates']) {
  test(`the feeds of ${folder} follow the rules of their formats`, async ({ request }) => {
    const rss = await request.get(`${folder}/feed.xml`)
    expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(rssFaults(await rss.text())).toEqual([])
    const json = await request.get(`${folder}/feed.json`)
    expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(jsonFeedFaults(await json.text())).toEqual([])
    expect((await json.json()).items.length).toBeGreaterThan(0)
  })
}

test('the updates menu leads to the feed of the view on the screen', async ({ page, request }) => {
  await startSession(page)
  await page.goto('/updates?priority=high&status=identified')
  await page.getByRole('button', { name: 'Feeds' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'JSON Feed of this view' }).click()
  const address = new URL((await opened).url())
  expect(address.pathname + address.search).toBe('/updates/feed.json?priority=high')
  const view = await (await request.get(address.href)).json()
  const all = await (await request.get('/updates/feed.json?priority=nonsense')).json()
  expect(view.feed_url).toMatch(/\?priority=high$/)
  expect(view.items.length).toBeLessThan(all.items.length)
})
