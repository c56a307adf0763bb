import routes from 'virtual:contract-routes'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '@plumbline/contract/index.ts'
import { bearerToken } from '../session/session.ts'

const TIMEOUT_MS = 15_000
/** What carries a file needs as long as the line needs for it. */
const UPLOAD_TIMEOUT_MS = 120_000
const UPLOADS = new Set(['inbox.apply', 'media.upload'])

/** The typed client of everything under /api. It carries the session's token where there is one. */
const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(routes, {
    url: () => `${location.origin}/api`,
    headers: async () => {
      const token = await bearerToken()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
    fetch: (request, init, _options, path) => {
      const timeoutMs = UPLOADS.has(path.join('.')) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      return fetch(request, { ...init, signal })
    },
  }),
)

export const apiClient = client

/** Query and mutation options for every operation: `useQuery(api.blog.list.queryOptions({ input }))`. */
export const api = createTanstackQueryUtils(client)
