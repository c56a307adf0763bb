import { jsonFeedFaults } from '../web/app/site/feeds/testing/json-feed-rules.ts'
import { rssFaults } from '../web/app/site/feeds/testing/rss-rules.ts'
import { expect, test } from './journey.ts'

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
