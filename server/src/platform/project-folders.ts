const isSource = import.meta.url.endsWith('.ts')

/** This file is `server/src/platform/…` as source and one file of `server/build/` in the bundle. */
const below = (path: string) => new URL(`${isSource ? '../../../' : '../../'}${path}`, import.meta.url)

export const CONTENT_FOLDER = below('content/')
/** Facts that ship with the program: thresholds, rate tables. */
export const BUNDLED_DATA_FOLDER = below('data/')
export const WEB_FOLDER = below('web/')
export const AUTH_MIGRATIONS_FOLDER = below('auth/migrations')
export const SERVER_MIGRATIONS_FOLDER = below('server/migrations')
/** What `scripts/build-client.mjs` packs. */
export const CLIENT_PACKAGE = below('client/build/plumbline-client.tgz')
export const DOCUMENT_FONTS_FOLDER = below('server/fonts/')

/** Worker threads are separate files, also in the bundle. */
export const workerThread = (source: string, built: string) =>
  isSource ? below(`server/src/${source}`) : below(`server/build/${built}`)

export const MARKDOWN_THREAD = workerThread('platform/markdown/markdown-thread.ts', 'markdown-thread.js')
