import routes from 'virtual:contract-routes'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '@plumbline/contract/index.ts'
import { bearerToken } from '../session/session.ts'

const TIMEOUT_MS = 15_000

/** The typed client of everything under /api. It carries the session's token where there is one. */
const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(routes, {
    url: () => `${location.origin}/api`,
    headers: async () => {
      const token = await bearerToken()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
    fetch: (request, init) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
      return fetch(request, { ...init, signal })
    },
  }),
)

export const apiClient = client

/** Query and mutation options for every operation: `useQuery(api.blog.list.queryOptions({ input }))`. */
export const api = createTanstackQueryUtils(client)
