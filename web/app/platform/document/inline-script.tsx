import { useNonce } from './nonce.tsx'

/** A short inline script. */
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
