import { apiContext } from '../entry.server.tsx'
import { orNotFound } from '../reading/or-not-found.ts'
import { PreviewNotice } from '../reading/preview-notice.tsx'
import type { PageHandle } from '../root.tsx'
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
