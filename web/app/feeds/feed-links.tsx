import { FEED_TITLES, type FeedFolder } from './feed.ts'

/** Tells feed readers where the feeds are; React lifts these into the head. */
export function FeedLinks({ folder }: { folder: FeedFolder }) {
  const title = FEED_TITLES[folder]
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`${folder}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${folder}/feed.json`} />
    </>
  )
}
