import { rssResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/updates-rss'
import { updatesFeed } from './updates-feed.ts'

/** /updates/feed.xml */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rssResponse(await updatesFeed(request, context))
}
