import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { PreviewNotice } from '../../platform/reading/preview-notice.tsx'
import type { Route } from './+types/press-preview-page'
import { PressItemText } from './press-item-text.tsx'

export const handle: PageHandle = { isReading: true }

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export function loader({ params: { token }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).press.preview({ token }))
}

export default function PressPreviewPage({ loaderData: item }: Route.ComponentProps) {
  return (
    <>
      <PreviewNotice title={item.title} />
      <PressItemText item={item} />
    </>
  )
}
