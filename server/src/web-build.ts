import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { readAudiences } from './pages/page-audience.ts'
import type { PageContextKeys } from './pages/page-server.ts'

export interface WebBuild {
  handle: ReturnType<typeof createRequestHandler>
  keys: PageContextKeys
  audienceOf: ReturnType<typeof readAudiences>
  clientDirectory: string
}

const BUILD = new URL('../../web/build/', import.meta.url)

/** The web as `react-router build` left it. */
export async function loadWebBuild(): Promise<WebBuild> {
  const entry = fileURLToPath(new URL('server/index.js', BUILD))
  if (!existsSync(entry)) throw new Error('The web is not built: run `npm start`, which builds it.')
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild
  return describeBuild(build, fileURLToPath(new URL('client', BUILD)))
}

export function describeBuild(build: ServerBuild, clientDirectory: string): WebBuild {
  return {
    handle: createRequestHandler(build, build.assets.version === 'dev' ? 'development' : 'production'),
    // The keys exist once, in the bundle: a copy imported here would be another key.
    keys: build.entry.module as unknown as PageContextKeys,
    audienceOf: readAudiences(build),
    clientDirectory,
  }
}
