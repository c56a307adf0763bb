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
        // A refusal stays one however often it is asked for; a broken connection may not.
        retry: (failures, error) => !(error instanceof ORPCError && error.status < 500) && failures < RETRIES,
      },
    },
  })
}

/** One for the browser, so that loaders and components share what they know; on the server one a rendering. */
export const browserQueryClient = typeof window === 'undefined' ? undefined : createQueryClient()

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => browserQueryClient ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
