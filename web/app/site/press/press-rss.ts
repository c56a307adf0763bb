import { rssResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/press-rss'
import { pressFeed } from './press-feed.ts'

/** /press/feed.xml */
export async function loader({ context }: Route.LoaderArgs) {
  return rssResponse(await pressFeed(context))
}
