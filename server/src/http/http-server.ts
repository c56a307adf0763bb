import {
  createServer,
  type IncomingMessage,
  maxHeaderSize,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Problem } from '../platform/responses/problem.ts'
import { CLOSED_POLICY, SECURITY_HEADERS } from '../platform/responses/security-headers.ts'

const SECONDS = 1000

export interface HttpServer {
  port: number
  /** Stops accepting connections, finishes running requests, then closes. */
  stop(): Promise<void>
}

/** How long a stop waits for running requests. */
const STOP_WITHIN_MS = 20 * SECONDS
const IDLE_FOR_MS = 1 * SECONDS

/**
 * Timeouts in milliseconds for receiving the headers and the whole request, and how often they are
 * checked.
 */
interface Patience {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
}

const PATIENCE: Patience = {
  headersTimeout: 20 * SECONDS,
  requestTimeout: 120 * SECONDS,
  connectionsCheckingInterval: 5 * SECONDS,
}

/** Returns whether it responded; otherwise the application does. */
export type FirstListener = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

interface ListenOptions {
  port: number
  host: string
  patience?: Patience
  /** Sees each request before the application. */
  first?: FirstListener
  onRequest?: () => void
}

// biome-ignore lint/suspicious/noExplicitAny: an application with whatever variables it has
export function listen(app: Hono<any>, options: ListenOptions): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        createServer: ((serverOptions: ServerOptions, application: RequestListener) =>
          createServer(serverOptions, (incoming, outgoing) => {
            options.onRequest?.()
            if (!options.first?.(incoming, outgoing)) application(incoming, outgoing)
          })) as typeof createServer,
        port: options.port,
        hostname: options.host,
        serverOptions: {
          ...(options.patience ?? PATIENCE),
          keepAliveTimeout: 65 * SECONDS,
        },
      },
      ({ port }) => resolve({ port, stop: () => stop(server as Server) }),
    )
    server.once('error', reject)
    server.on('clientError', refuse)
  })
}

const UNREADABLE: Problem = { status: 400, code: 'BAD_REQUEST', message: 'This is not an HTTP request.' }
const REFUSALS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: `The headers are larger than ${maxHeaderSize / 1024} KiB.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive.',
  },
}

/** Responds to malformed requests in the application's format and closes the connection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, ...refusal } = REFUSALS[code] ?? UNREADABLE
  const body = JSON.stringify({ defined: false, status, ...refusal })
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': CLOSED_POLICY,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/**
 * Node's `close` also ends connections on which nothing has arrived yet, though a request may be on its
 * way. This stops listening first and closes connections that stay idle after that.
 */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_FOR_MS)
    const forced = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle)
      clearTimeout(forced)
      resolve()
    })
  })
}
