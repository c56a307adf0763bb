import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const YEAR_SECONDS = 31_536_000

/** Serves the build. Files under /assets have a content hash in their name and never change. */
export function serveBuiltFiles(directory: string): MiddlewareHandler {
  return serveStatic({
    root: directory,
    precompressed: true,
    onFound(path, context) {
      const forever = path.includes('/assets/')
      context.header(
        'Cache-Control',
        forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      )
    },
  })
}
