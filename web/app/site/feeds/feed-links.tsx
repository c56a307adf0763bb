import { FEED_TITLES, type FeedFolder } from './feed.ts'

/** Feed links for the head. */
export function FeedLinks({ folder }: { folder: FeedFolder }) {
  const title = FEED_TITLES[folder]
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`${folder}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${folder}/feed.json`} />
    </>
  )
}
