import { useNonce } from './nonce.tsx'

/** A short script of our own that stands in the page, which then needs no file for it. */
export function InlineScript({ text }: { text: string }) {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
