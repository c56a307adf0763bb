import { createRouterClient, type RouterClient } from '@orpc/server'
import { blogHandlers } from './blog/blog-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { memberHandlers } from './members/member-handlers.ts'
import type { RequestContext } from './procedures.ts'

/** The contract's handlers, noun by noun. */
export const router = {
  blog: blogHandlers,
  content: contentHandlers,
  members: memberHandlers,
}

export type ApiClient = RouterClient<typeof router>

/** The same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext): ApiClient {
  return createRouterClient(router, { context })
}
