import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { describeBuild, type Web } from './web-build.ts'

/** The web through Vite in this process: what is edited shows at once. */
export async function startViteWeb(root: string): Promise<Web> {
  // Resolved from the web's own folder, where Vite is a dependency; the server has none of it.
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
      // Vite answers by itself, or hands on.
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
  // All sources, read for the first time, may take longer than a page has. What is wrong in them is for the page to say.
  await routes().catch(() => {})
  return {
    routes,
    files,
    // Vite sends styles as files, so that what is edited shows at once.
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
