import type { RouterContextProvider } from 'react-router'
import { apiContext, originContext } from '../../platform/api/page-contexts.ts'
import { FEED_TITLES, type Feed } from '../feeds/feed.ts'

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export async function updatesFeed(context: Readonly<RouterContextProvider>): Promise<Feed> {
  const updates = await context.get(apiContext).regulatoryUpdates.feed()
  return {
    title: FEED_TITLES['/updates'],
    description: 'What changed or will change in the rules, with the days that count.',
    origin: context.get(originContext),
    folder: '/updates',
    entries: updates.map((update) => {
      const days = [
        update.effectiveOn && `In force from ${update.effectiveOn}.`,
        update.commentsCloseOn && `Comments close ${update.commentsCloseOn}.`,
      ].filter(Boolean)
      return {
        slug: update.slug,
        title: update.title,
        excerpt: update.description,
        html: [update.description, update.citation, ...days]
          .map((words) => `<p>${escaped(String(words))}</p>`)
          .join(''),
        publishedAt: `${update.dated}T12:00:00Z`,
        updatedAt: update.changedAt,
        author: null,
        tags: [update.category],
      }
    }),
  }
}
