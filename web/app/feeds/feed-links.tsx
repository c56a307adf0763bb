/** Tells feed readers where the feeds are; React lifts these into the head. */
export function FeedLinks({ folder, title }: { folder: '/blog' | '/press'; title: string }) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`${folder}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${folder}/feed.json`} />
    </>
  )
}
