import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { orNotFound } from '../../platform/reading/or-not-found.ts'
import { PreviewNotice } from '../../platform/reading/preview-notice.tsx'
import type { Route } from './+types/blog-preview-page'
import { BlogPostText } from './blog-post-text.tsx'

export const handle: PageHandle = { isReading: true }

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export function loader({ params: { token }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).blog.preview({ token }))
}

export default function BlogPreviewPage({ loaderData: post }: Route.ComponentProps) {
  return (
    <>
      <PreviewNotice title={post.title} />
      <BlogPostText post={post} />
    </>
  )
}
