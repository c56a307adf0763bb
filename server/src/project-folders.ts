/** Seen from here, `src/` as the sources lie or `build/` as the bundle does: both one folder below `server/`. */
const below = (path: string) => new URL(`../../${path}`, import.meta.url)

export const CONTENT_FOLDER = below('content/')
export const WEB_FOLDER = below('web/')
export const AUTH_MIGRATIONS_FOLDER = below('auth/migrations')
export const SERVER_MIGRATIONS_FOLDER = below('server/migrations')
export const API_DOCUMENTATION_TEMPLATE = below('server/src/api-documentation.html')
export const REPORT_FONTS_FOLDER = below('server/fonts/')

/** Threads are files of their own, in the bundle too. */
const thread = (source: string, built: string) =>
  import.meta.url.endsWith('.ts') ? below(`server/src/${source}`) : below(`server/build/${built}`)

export const REPORT_THREAD = thread('reports/report-thread.ts', 'report-thread.js')
export const MARKDOWN_THREAD = thread('markdown/markdown-thread.ts', 'markdown-thread.js')
