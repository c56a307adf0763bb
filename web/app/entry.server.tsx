import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@plumbline/contract/index.ts'
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceProvider } from './document/nonce.tsx'
import { IslandRendererProvider } from './islands/island.tsx'

/** Handed in by the server, which reads these keys from the build: made elsewhere they would be other keys. */
export const apiContext = createContext<ContractRouterClient<typeof contract>>()
export const nonceContext = createContext<string>()
/** Where the public finds this installation, for addresses that must be whole. */
export const originContext = createContext<string>()
/** Writes to the server's log what failed while a page was made. */
export const reportContext = createContext<(error: unknown) => void>()

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(reportContext)(error)
}

const renderIsland = import.meta.env.DEV
  ? undefined
  : (part: ReactElement, identifierPrefix: string) => renderToString(part, { identifierPrefix })

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  const stream = await renderToReadableStream(
    <IslandRendererProvider value={renderIsland}>
      <NonceProvider value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceProvider>
    </IslandRendererProvider>,
    { nonce, signal: request.signal, onError: context.get(reportContext) },
  )
  // Pages are kept and sent again, so they are finished before the first byte goes out.
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
