/** A thing in the vocabulary of schema.org. */
export interface StructuredThing {
  '@type': string
  [property: string]: unknown
}

export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
      dangerouslySetInnerHTML={{ __html: structuredText(things) }}
    />
  )
}

/** Escapes `<`, so that no text can close the script element. */
export function structuredText(things: readonly StructuredThing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
