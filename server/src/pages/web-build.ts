import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serveBuiltFiles } from '../http/static-files.ts'
import { WEB_FOLDER } from '../platform/project-folders.ts'
import { describeBuild, type PageRoutes, type Web } from './web-routes.ts'

const WEB = fileURLToPath(WEB_FOLDER)

export async function loadWeb({ isDevelopment }: { isDevelopment: boolean }): Promise<Web> {
  if (isDevelopment) {
    const { startViteWeb } = await import('./web-development.ts')
    return startViteWeb(WEB)
  }
  const entry = `${WEB}build/server/index.js`
  if (!existsSync(entry)) throw new Error('The web is not built: run `npm start`, which builds it.')
  return {
    routes: loadOnce(async () => describeBuild(await import(pathToFileURL(entry).href), 'production')),
    files: serveBuiltFiles(CLIENT),
    readStyles: readOnce,
    isDevelopment: false,
    close: async () => {},
  }
}

/** Loaded for the first page: a start, and what serves the API alone, do without the screens. */
function loadOnce(load: () => Promise<PageRoutes>): () => Promise<PageRoutes> {
  let loading: Promise<PageRoutes> | undefined
  return () => (loading ??= load())
}

const CLIENT = `${WEB}build/client`

/** There is one stylesheet, and it does not change while the process runs. */
const stylesRead = new Map<string, string>()

function readOnce(address: string): string {
  const styles = stylesRead.get(address) ?? readFileSync(CLIENT + address, 'utf8').trim()
  stylesRead.set(address, styles)
  return styles
}
