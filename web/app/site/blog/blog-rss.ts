import { rssResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/blog-rss'
import { blogFeed } from './blog-feed.ts'

/** /blog/feed.xml */
export async function loader({ context }: Route.LoaderArgs) {
  return rssResponse(await blogFeed(context))
}
