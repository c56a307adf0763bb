import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, reportContext } from './platform/api/page-contexts.ts'
import { NonceProvider } from './platform/document/nonce.tsx'
import { IslandRendererProvider } from './platform/islands/island.tsx'

export { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
export { apiContext, nonceContext, originContext, reportContext } from './platform/api/page-contexts.ts'

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
  // Pages are cached, so rendering finishes before the first byte is sent.
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
