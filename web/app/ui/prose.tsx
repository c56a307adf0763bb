import clsx from 'clsx'
import { FontPreload } from './font-preload.tsx'
import sourceSerifCore from './fonts/source-serif-core.woff2?url'

/** Sanitized HTML that the server rendered from Markdown. `large` is for long texts. */
export function Prose({
  html,
  large = false,
  className,
}: {
  html: string
  large?: boolean
  className?: string
}) {
  return (
    <>
      {large && <FontPreload href={sourceSerifCore} />}
      <div
        className={clsx('prose', large && 'prose-large', className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only ever the output of the server's sanitising renderer
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
