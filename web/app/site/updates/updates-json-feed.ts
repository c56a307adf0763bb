import { jsonFeedResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/updates-json-feed'
import { updatesFeed } from './updates-feed.ts'

/** /updates/feed.json */
export async function loader({ request, context }: Route.LoaderArgs) {
  return jsonFeedResponse(await updatesFeed(request, context))
}
