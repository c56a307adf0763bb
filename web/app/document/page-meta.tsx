interface PageMetaProps {
  title: string
  description: string
  /** The address without origin, as search engines should know the page. */
  path: string
}

/** Title, description and social card of a page; React lifts these into the head. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const full = path === '/' ? title : `${title} · Plumbline`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
    </>
  )
}
