import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'

export function rssResponse(feed: Feed): Response {
  return new Response(rssFeed(feed), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

export function jsonFeedResponse(feed: Feed): Response {
  return new Response(jsonFeed(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
