import { expect, test } from 'vitest'
import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'

const feed: Feed = {
  title: 'Rules & dates',
  description: 'What <changed>',
  origin: 'https://plumbline.example',
  folder: '/blog',
  entries: [
    {
      slug: 'a-post',
      title: 'Fees < 3% & "points"\u0007',
      excerpt: 'Short.',
      html: '<h2 id="one">One</h2><p><a href="/help">help</a> <a href="#one">one</a> <img src="/media/1"> <a href="//elsewhere.example">x</a></p>',
      publishedAt: '2026-03-04T14:00:00.000Z',
      updatedAt: '2026-03-05T09:30:00.000Z',
      author: 'Dana Example',
      tags: ['TRID', 'A & B'],
    },
  ],
}

test('RSS uses absolute addresses and escapes special characters', () => {
  const xml = rssFeed(feed)

  expect(xml).toContain('<title>Rules &amp; dates</title>')
  expect(xml).toContain('<title>Fees &lt; 3% &amp; &quot;points&quot;</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://plumbline.example/blog/a-post</guid>')
  expect(xml).toContain('<pubDate>Wed, 04 Mar 2026 14:00:00 GMT</pubDate>')
  expect(xml).toContain('<lastBuildDate>Thu, 05 Mar 2026 09:30:00 GMT</lastBuildDate>')
  expect(xml).toContain('<category>A &amp; B</category>')
  expect(xml).toContain('href=&quot;https://plumbline.example/help&quot;')
  expect(xml).toContain('href=&quot;https://plumbline.example/blog/a-post#one&quot;')
  expect(xml).toContain('src=&quot;https://plumbline.example/media/1&quot;')
  expect(xml).toContain('href=&quot;//elsewhere.example&quot;')
})

test('the JSON Feed has all fields that version 1.1 requires', () => {
  const parsed = JSON.parse(jsonFeed(feed))

  expect(parsed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Rules & dates',
    home_page_url: 'https://plumbline.example/blog',
    feed_url: 'https://plumbline.example/blog/feed.json',
  })
  expect(parsed.items).toEqual([
    {
      id: 'https://plumbline.example/blog/a-post',
      url: 'https://plumbline.example/blog/a-post',
      title: 'Fees < 3% & "points"\u0007',
      summary: 'Short.',
      content_html: expect.stringContaining('href="https://plumbline.example/help"'),
      date_published: '2026-03-04T14:00:00.000Z',
      date_modified: '2026-03-05T09:30:00.000Z',
      authors: [{ name: 'Dana Example' }],
      tags: ['TRID', 'A & B'],
    },
  ])
})

test('an empty feed is valid', () => {
  const empty = { ...feed, entries: [] }
  expect(rssFeed(empty)).not.toContain('lastBuildDate')
  expect(JSON.parse(jsonFeed(empty)).items).toEqual([])
})

test('a filtered feed names its own address, filters included', () => {
  const filtered: Feed = { ...feed, folder: '/updates', query: '?part=1026&kind=final-rule' }
  expect(rssFeed(filtered)).toContain(
    'href="https://plumbline.example/updates/feed.xml?part=1026&amp;kind=final-rule" rel="self"',
  )
  expect(JSON.parse(jsonFeed(filtered))).toMatchObject({
    feed_url: 'https://plumbline.example/updates/feed.json?part=1026&kind=final-rule',
    home_page_url: 'https://plumbline.example/updates',
  })
})
