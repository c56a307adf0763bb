import { addressOf, type Feed, type FeedEntry, withWholeAddresses } from './feed.ts'

/** RSS 2.0, with the whole text of each entry. */
export function rssFeed(feed: Feed): string {
  const { title, description, origin, folder, query = '', entries } = feed
  const newest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(title)}</title>
<link>${text(origin + folder)}</link>
<description>${text(description)}</description>
<language>en-us</language>
${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${text(`${origin}${folder}/feed.xml${query}`)}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => item(feed, entry)).join('\n')}
</channel>
</rss>
`
}

function item(feed: Feed, entry: FeedEntry): string {
  const address = text(addressOf(feed, entry))
  return [
    '<item>',
    `<title>${text(entry.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>`,
    ...(entry.author ? [`<dc:creator>${text(entry.author)}</dc:creator>`] : []),
    ...entry.tags.map((tag) => `<category>${text(tag)}</category>`),
    `<description>${text(entry.excerpt)}</description>`,
    `<content:encoded>${text(withWholeAddresses(feed, entry))}</content:encoded>`,
    '</item>',
  ].join('\n')
}

/** XML forbids control characters other than tab and line breaks. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function text(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
