import { jsonFeedResponse } from '../feeds/feed-responses.ts'
import type { Route } from './+types/blog-json-feed'
import { blogFeed } from './blog-feed.ts'

/** /blog/feed.json */
export async function loader({ context }: Route.LoaderArgs) {
  return jsonFeedResponse(await blogFeed(context))
}
