import { addressOf, type Feed, withWholeAddresses } from './feed.ts'

/** JSON Feed 1.1, with the whole text of each entry. */
export function jsonFeed(feed: Feed): string {
  const { title, description, origin, folder, query = '', entries } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + folder,
    feed_url: `${origin}${folder}/feed.json${query}`,
    icon: `${origin}/icons/icon-512.png`,
    language: 'en-US',
    items: entries.map((entry) => ({
      id: addressOf(feed, entry),
      url: addressOf(feed, entry),
      title: entry.title,
      summary: entry.excerpt,
      content_html: withWholeAddresses(feed, entry),
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      ...(entry.author && { authors: [{ name: entry.author }] }),
      tags: entry.tags,
    })),
  })
}
