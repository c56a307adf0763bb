import { createRouterClient, type RouterClient } from '@orpc/server'
import { articleHandlers } from './articles/article-handlers.ts'
import { auditHandlers } from './audit/audit-handlers.ts'
import { blogHandlers } from './blog/blog-handlers.ts'
import { checklistHandlers } from './checklists/checklist-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts'
import { memberHandlers } from './members/member-handlers.ts'
import type { RequestContext } from './procedures.ts'
import { regulatoryUpdateHandlers } from './regulatory-updates/regulatory-update-handlers.ts'
import { reportHandlers } from './reports/report-handlers.ts'
import { searchHandlers } from './search/search-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'

/** The contract's handlers, noun by noun. */
export const router = {
  articles: articleHandlers,
  audit: auditHandlers,
  blog: blogHandlers,
  checklists: checklistHandlers,
  content: contentHandlers,
  dashboard: dashboardHandlers,
  members: memberHandlers,
  regulatoryUpdates: regulatoryUpdateHandlers,
  reports: reportHandlers,
  search: searchHandlers,
  users: userHandlers,
}

export type ApiClient = RouterClient<typeof router>

/** The same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext): ApiClient {
  return createRouterClient(router, { context })
}
