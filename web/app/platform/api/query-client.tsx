import { ORPCError } from '@orpc/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

const FRESH_FOR_MS = 30_000
const RETRIES = 2

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        retry: (failures, error) => mayPass(error) && failures < RETRIES,
      },
    },
  })
}

/** Refusals and timeouts are not retried. */
function mayPass(error: Error): boolean {
  if (error instanceof ORPCError) return error.status >= 500
  return error.name !== 'TimeoutError'
}

/** One client in the browser, shared by loaders and components; on the server, one per render. */
export const browserQueryClient = typeof window === 'undefined' ? undefined : createQueryClient()

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => browserQueryClient ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
