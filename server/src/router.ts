import { createRouterClient, ORPCError, onError, type RouterClient } from '@orpc/server'
import { isDatabaseAway } from '@plumbline/database/database-away.ts'
import { articleHandlers } from './articles/article-handlers.ts'
import { auditHandlers } from './audit/audit-handlers.ts'
import { blogHandlers } from './blog/blog-handlers.ts'
import { checklistHandlers } from './checklists/checklist-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts'
import { DATABASE_AWAY, problem } from './http/problem.ts'
import { inboxHandlers } from './inbox/inbox-handlers.ts'
import { refuseUnfit } from './input-limits.ts'
import type { Log } from './log.ts'
import { mediaHandlers } from './media/media-handlers.ts'
import { memberHandlers } from './members/member-handlers.ts'
import { pressHandlers } from './press/press-handlers.ts'
import type { RequestContext } from './procedures.ts'
import { regulatoryUpdateHandlers } from './regulatory-updates/regulatory-update-handlers.ts'
import { reportHandlers } from './reports/report-handlers.ts'
import { requestHandlers } from './requests/request-handlers.ts'
import { searchHandlers } from './search/search-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'
import { writingHandlers } from './writing/writing-handlers.ts'

/** The contract's handlers, noun by noun. */
export const router = {
  articles: articleHandlers,
  audit: auditHandlers,
  blog: blogHandlers,
  checklists: checklistHandlers,
  content: contentHandlers,
  dashboard: dashboardHandlers,
  inbox: inboxHandlers,
  media: mediaHandlers,
  members: memberHandlers,
  press: pressHandlers,
  regulatoryUpdates: regulatoryUpdateHandlers,
  reports: reportHandlers,
  requests: requestHandlers,
  search: searchHandlers,
  users: userHandlers,
  writing: writingHandlers,
}

export type ApiClient = RouterClient<typeof router>

/** The same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext, log?: Log): ApiClient {
  return createRouterClient(router, {
    context,
    interceptors: [
      ({ next, input }) => {
        refuseUnfit(input)
        return next()
      },
      onError((error, { path }) => {
        // A page may go on without what failed; that it failed is known here all the same.
        if (error instanceof ORPCError && error.status < 500) return
        const operation = path.join('.')
        if (!isDatabaseAway(error)) return log?.error({ err: error, operation }, 'an operation failed')
        log?.warn({ err: error, operation }, 'the database is away')
        // Of what a loader throws, only an answer keeps its status.
        throw problem(DATABASE_AWAY)
      }),
    ],
  })
}
