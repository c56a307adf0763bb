import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { serveBuiltFiles } from '../http/static-files.ts'
import { WEB_FOLDER } from '../platform/project-folders.ts'
import { describeBuild, type Web } from './web-routes.ts'

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

/** There is one stylesheet, and it does not change while the process runs. */
const stylesRead = new Map<string, string>()

function readOnce(address: string): string {
  const styles = stylesRead.get(address) ?? readFileSync(CLIENT + address, 'utf8').trim()
  stylesRead.set(address, styles)
  return styles
}
