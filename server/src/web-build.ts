import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { serveBuiltFiles } from './http/static-files.ts'
import { type Audience, readAudiences, readForms } from './pages/page-audience.ts'
import type { ReadStyles } from './pages/page-styles.ts'
import { WEB_FOLDER } from './project-folders.ts'

/** What a page's loaders and the document need from the server. */
export interface PageContextKeys {
  apiContext: Parameters<RouterContextProvider['set']>[0]
  nonceContext: Parameters<RouterContextProvider['set']>[0]
  originContext: Parameters<RouterContextProvider['set']>[0]
  reportContext: Parameters<RouterContextProvider['set']>[0]
}

/** What answers for pages: the build as it stands now. */
export interface PageRoutes {
  handle: RequestHandler
  keys: PageContextKeys
  audienceOf: (pathname: string) => Audience
  takesForms: (pathname: string) => boolean
}

export interface Web {
  routes(): Promise<PageRoutes>
  files: MiddlewareHandler
  readStyles: ReadStyles
  /** Under development pages are rendered anew each time and their policy is Vite's business. */
  isDevelopment: boolean
  close(): Promise<void>
}

const WEB = fileURLToPath(WEB_FOLDER)

export async function loadWeb({ isDevelopment }: { isDevelopment: boolean }): Promise<Web> {
  if (isDevelopment) {
    const { startViteWeb } = await import('./web-development.ts')
    return startViteWeb(WEB)
  }
  const entry = `${WEB}build/server/index.js`
  if (!existsSync(entry)) throw new Error('The web is not built: run `npm start`, which builds it.')
  const routes = describeBuild((await import(pathToFileURL(entry).href)) as ServerBuild, 'production')
  return {
    routes: async () => routes,
    files: serveBuiltFiles(CLIENT),
    readStyles: readOnce,
    isDevelopment: false,
    close: async () => {},
  }
}

const CLIENT = `${WEB}build/client`

/** There is one stylesheet, which does not change while the process runs. */
const stylesRead = new Map<string, string>()

function readOnce(address: string): string {
  const styles = stylesRead.get(address) ?? readFileSync(CLIENT + address, 'utf8').trim()
  stylesRead.set(address, styles)
  return styles
}

export function describeBuild(build: ServerBuild, mode: 'production' | 'development'): PageRoutes {
  return {
    handle: createRequestHandler(build, mode),
    // The keys exist once, in the bundle: a copy imported here would be another key.
    keys: build.entry.module as unknown as PageContextKeys,
    audienceOf: readAudiences(build),
    takesForms: readForms(build),
  }
}
