import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

const SECONDS = 1000

export interface HttpServer {
  port: number
  /** Takes nothing new, lets what is under way finish, then closes. */
  stop(): Promise<void>
}

/** Longest that a stop waits for what is under way. */
const STOP_WITHIN_MS = 20 * SECONDS
const IDLE_FOR_MS = 1 * SECONDS

// biome-ignore lint/suspicious/noExplicitAny: an application with whatever variables it has
export function listen(app: Hono<any>, options: { port: number; host: string }): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: options.port,
        hostname: options.host,
        serverOptions: {
          requestTimeout: 120 * SECONDS,
          headersTimeout: 20 * SECONDS,
          keepAliveTimeout: 65 * SECONDS,
        },
      },
      ({ port }) => resolve({ port, stop: () => stop(server as Server) }),
    )
    server.once('error', reject)
  })
}

/**
 * Node's own `close` also ends connections on which nothing has arrived yet, though a
 * request may be on its way on them. Here the door is shut first; connections that stay
 * idle for a moment are ended after that.
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
