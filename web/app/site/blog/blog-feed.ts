import type { RouterContextProvider } from 'react-router'
import { apiContext, originContext } from '../../platform/api/page-contexts.ts'
import { FEED_TITLES, type Feed } from '../feeds/feed.ts'

export async function blogFeed(context: Readonly<RouterContextProvider>): Promise<Feed> {
  const posts = await context.get(apiContext).blog.feed()
  return {
    title: FEED_TITLES['/blog'],
    description: 'What changed in the rules, what it asks of you, and how to show that you did it.',
    origin: context.get(originContext),
    folder: '/blog',
    entries: posts.map((post) => ({
      ...post,
      publishedAt: post.publishedAt ?? post.updatedAt,
      author: post.authorName,
    })),
  }
}
