import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Feed, FeedEntry } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'
import { jsonFeedFaults } from './testing/json-feed-rules.ts'
import { rssFaults } from './testing/rss-rules.ts'

const entry: FeedEntry = {
  slug: 'a-post',
  title: 'Fees < 3% & "points"',
  excerpt: 'Short.',
  html: '<p>Some <a href="/help">words</a> ]]> and more.</p>',
  publishedAt: '2026-03-04T14:00:00.000Z',
  updatedAt: '2026-03-05T09:30:00.000Z',
  author: 'Dana Example',
  tags: ['TRID', 'A & B'],
}
const feedOf = (...entries: FeedEntry[]): Feed => ({
  title: 'Rules & dates',
  description: 'What <changed>',
  origin: 'https://plumbline.example',
  folder: '/blog',
  entries,
})

test.each([
  ['without entries', feedOf()],
  ['with one', feedOf(entry)],
  ['with an entry that has neither author nor tags', feedOf({ ...entry, author: null, tags: [] })],
  ['with many', feedOf(...Array.from({ length: 20 }, (_, n) => ({ ...entry, slug: `post-${n}` })))],
])('a feed %s follows the rules of both formats', (_, feed) => {
  expect(rssFaults(rssFeed(feed))).toEqual([])
  expect(jsonFeedFaults(jsonFeed(feed))).toEqual([])
})

/** A title is at least a character that shows. */
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((text) => `x${text}`)
const moment = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('feeds of random content follow the rules', () => {
  const entries = fc.record({
    slug: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: words,
    excerpt: words,
    html: words,
    publishedAt: moment,
    updatedAt: moment,
    author: fc.option(words),
    tags: fc.uniqueArray(words, { maxLength: 3 }),
  })
  const several = fc.uniqueArray(entries, { selector: ({ slug }) => slug, maxLength: 4 })
  fc.assert(
    fc.property(several, (written) => {
      const feed = feedOf(...written)
      expect(rssFaults(rssFeed(feed))).toEqual([])
      expect(jsonFeedFaults(jsonFeed(feed))).toEqual([])
    }),
  )
})

const rss = rssFeed(feedOf(entry))
test.each<[string, string, string]>([
  ['<title>Rules &amp; dates</title>', '', 'title is missing'],
  ['<pubDate>Wed, 04', '<pubDate>Tue, 04', 'pubDate names another day of the week'],
  ['14:00:00 GMT</pubDate>', '14:00:00</pubDate>', 'pubDate is no date of RFC 822'],
  ['isPermaLink="true">https', 'isPermaLink="true">htt', 'guid is no address'],
  ['<category>TRID</category>', '<tag>TRID</tag>', 'tag is unknown'],
  ['version="2.0"', 'version="0.91"', 'the version is not 2.0'],
  ['rel="self"', 'rel="alternate"', 'is no link to itself'],
])('RSS rules reject %s changed to %j', (before, after, fault) => {
  expect(rss).toContain(before)
  expect(rssFaults(rss.replace(before, after)).join()).toContain(fault)
})

test.each([
  ['&amp;', '&'],
  ['xmlns:dc=', 'xmlns:dd='],
  ['</channel>', ''],
])('rejects XML with %s changed to %j', (before, after) => {
  expect(rss).toContain(before)
  expect(() => rssFaults(rss.replace(before, after))).toThrow()
})

const json = jsonFeed(feedOf(entry))
test.each([
  ['"id":', '"no":', 'items.0.id'],
  ['"content_html":', '"content":', 'items.0'],
  ['2026-03-04T14:00:00.000Z', '2026-03-04', 'items.0.date_published'],
  ['version/1.1', 'version/1', 'version'],
  ['"authors":[{"name":"Dana Example"}]', '"authors":[{}]', 'items.0.authors.0'],
  ['"url":"https:', '"url":"', 'items.0.url'],
])('JSON Feed rules reject %s changed to %j', (before, after, path) => {
  expect(json).toContain(before)
  expect(jsonFeedFaults(json.replace(before, after)).join()).toContain(path)
})
