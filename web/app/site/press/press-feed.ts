import type { RouterContextProvider } from 'react-router'
import { apiContext, originContext } from '../../platform/api/page-contexts.ts'
import { FEED_TITLES, type Feed } from '../feeds/feed.ts'

export async function pressFeed(context: Readonly<RouterContextProvider>): Promise<Feed> {
  const items = await context.get(apiContext).press.feed()
  return {
    title: FEED_TITLES['/press'],
    description: 'Press releases, news articles and media mentions.',
    origin: context.get(originContext),
    folder: '/press',
    entries: items.map((item) => ({ ...item, author: item.author ?? item.publicationName })),
  }
}
