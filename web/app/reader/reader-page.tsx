import type { PageHandle } from '../platform/document/page-handle.ts'
import { PageMeta } from '../platform/document/page-meta.tsx'
import { Island } from '../platform/islands/island.tsx'
import type { Route } from './+types/reader-page'
import { ReaderPlace } from './reader-place.tsx'

export const handle: PageHandle = { scripts: 'now' }

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }
}

/** Where the mail leads a reader, who signs without an account; it has nothing of the workspace. */
export default function ReaderPage({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Read and sign"
        description="What your institution asks you to read and sign on Plumbline."
        path="/read"
      />
      <meta name="robots" content="noindex" />
      <Island name="reader" component={ReaderPlace} props={{ id }} />
    </>
  )
}
