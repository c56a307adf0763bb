import type { RouterContextProvider } from 'react-router'
import { apiContext, originContext } from '../entry.server.tsx'
import type { Feed } from '../feeds/feed.ts'

export const PRESS_FEED_TITLE = 'Plumbline Press'

export async function pressFeed(context: Readonly<RouterContextProvider>): Promise<Feed> {
  const items = await context.get(apiContext).press.feed()
  return {
    title: PRESS_FEED_TITLE,
    description: 'Press releases, news articles and media mentions.',
    origin: context.get(originContext),
    folder: '/press',
    entries: items.map((item) => ({ ...item, author: item.author ?? item.publicationName })),
  }
}
