import { jsonFeedResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/press-json-feed'
import { pressFeed } from './press-feed.ts'

/** /press/feed.json */
export async function loader({ context }: Route.LoaderArgs) {
  return jsonFeedResponse(await pressFeed(context))
}
