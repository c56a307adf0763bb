import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { describeBuild, type Web } from './web-routes.ts'

/** The web through Vite in this process, with hot reload. */
export async function startViteWeb(root: string): Promise<Web> {
  // Resolved from the web workspace, which depends on Vite; the server does not.
  const { createServer } = (await import(import.meta.resolve('vite', `file://${root}`))) as ViteModule
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const files: MiddlewareHandler<{ Bindings: HttpBindings }> = (context, next) => {
    const { incoming, outgoing } = context.env
    return new Promise<Response | undefined>((resolve, reject) => {
      // Vite responds or passes the request on.
      outgoing.once('finish', () => resolve(RESPONSE_ALREADY_SENT))
      vite.middlewares(incoming, outgoing, (error) => {
        if (error) reject(error)
        else next().then(() => resolve(undefined), reject)
      })
    })
  }
  async function routes() {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return describeBuild(build, 'development')
  }
  // Loading all sources for the first time may exceed a page's timeout. The page reports errors itself.
  await routes().catch(() => {})
  return {
    routes,
    files,
    // Vite serves styles as files, so that edits show at once.
    readStyles: () => '',
    isDevelopment: true,
    close: () => vite.close(),
  }
}

interface ViteModule {
  createServer(options: object): Promise<{
    middlewares(incoming: unknown, outgoing: unknown, next: (error?: unknown) => void): void
    ssrLoadModule(id: string): Promise<unknown>
    close(): Promise<void>
  }>
}
