import routes, { fileCalls } from 'virtual:contract-routes'
import { createORPCClient, ORPCError, onError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '@plumbline/contract/index.ts'
import { RECENT_AUTHENTICATION_REQUIRED, withRecentAuthentication } from '../session/recent-authentication.ts'
import { endVisit, visitedFrom } from '../session/sample-visit.ts'
import { bearerToken } from '../session/session.ts'
import { STREAM_CALLS, WHOLE_FILE_CALLS } from './file-calls.ts'
import { browserQueryClient } from './query-client.tsx'

const TIMEOUT_MS = 15_000
const FILE_TIMEOUT_MS = 120_000
const SLOW_CALLS = [new Set(fileCalls), WHOLE_FILE_CALLS, STREAM_CALLS]

/** The typed client of everything under /api. It carries the session's token where there is one. */
const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(routes, {
    url: () => `${location.origin}/api`,
    headers: async () => {
      const token = await bearerToken()
      if (!token) return {}
      return { authorization: `Bearer ${token}`, ...(visitedFrom() && { 'plumbline-visit': 'sample' }) }
    },
    interceptors: [
      ({ next }) => confirmedIfNeeded(next),
      onError((error, { path }) => askWhoIsSignedIn(error, path)),
    ],
    fetch: (request, init, _options, path) => {
      const name = path.join('.')
      const isSlow = SLOW_CALLS.some((calls) => calls.has(name))
      const timeoutMs = isSlow ? FILE_TIMEOUT_MS : TIMEOUT_MS
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      return fetch(request, { ...init, signal })
    },
  }),
)

export const apiClient = client

/** Query and mutation options for every operation: `useQuery(api.blog.list.queryOptions({ input }))`. */
export const api = createTanstackQueryUtils(client)

/** Asks for a fresh confirmation where the server wants one, and calls again. */
async function confirmedIfNeeded<Output>(next: () => Promise<Output>): Promise<Output> {
  const settled = await withRecentAuthentication(
    async () => (await Promise.allSettled([next()]))[0],
    (attempt) =>
      attempt.status === 'rejected' &&
      attempt.reason instanceof ORPCError &&
      attempt.reason.code === RECENT_AUTHENTICATION_REQUIRED,
  )
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

/** Any call may be the first to meet an ended session or right; refetching the member makes the screens show it. */
function askWhoIsSignedIn(error: unknown, path: readonly string[]): void {
  if (error instanceof ORPCError && error.code === 'VISIT_ENDED') endVisit()
  const isRefused =
    error instanceof ORPCError && (error.code === 'UNAUTHORIZED' || error.code === 'HMDA_ACCESS')
  if (!isRefused || path.join('.') === 'members.me') return
  void browserQueryClient?.invalidateQueries({ queryKey: api.members.me.key() })
}
