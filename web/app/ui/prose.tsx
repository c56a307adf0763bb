import clsx from 'clsx'
import { FontPreload } from './font-preload.tsx'
import sourceSerifCore from './fonts/source-serif-core.woff2?url'

/** Text that the server rendered from Markdown, and in which nothing can run. `large` is for reading at length. */
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
