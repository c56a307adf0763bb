import { createRouterClient, type RouterClient } from '@orpc/server'
import { articleHandlers } from './articles/article-handlers.ts'
import { blogHandlers } from './blog/blog-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts'
import { inboxHandlers } from './inbox/inbox-handlers.ts'
import { memberHandlers } from './members/member-handlers.ts'
import type { RequestContext } from './procedures.ts'
import { regulatoryUpdateHandlers } from './regulatory-updates/regulatory-update-handlers.ts'
import { searchHandlers } from './search/search-handlers.ts'

/** The contract's handlers, noun by noun. */
export const router = {
  articles: articleHandlers,
  blog: blogHandlers,
  content: contentHandlers,
  dashboard: dashboardHandlers,
  inbox: inboxHandlers,
  members: memberHandlers,
  regulatoryUpdates: regulatoryUpdateHandlers,
  search: searchHandlers,
}

export type ApiClient = RouterClient<typeof router>

/** The same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext): ApiClient {
  return createRouterClient(router, { context })
}
