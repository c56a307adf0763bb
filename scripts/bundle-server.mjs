// Bundles the server into one file, so that a start reads tens of modules instead of fifteen hundred.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { makeWhenAsked } from './lazy-schemas/make-when-asked.mjs'
import { markContract, markOthers } from './lazy-schemas/mark-schemas.mjs'
import { writeOneByteLetters } from './one-byte-letters.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = `${ROOT}server/build`

/**
 * Left to node_modules: native code, packages that read files beside themselves, and the router that the
 * web shares.
 */
const EXTERNAL = [
  '@node-rs/argon2',
  'sharp',
  '@electric-sql/pglite',
  'pdfkit',
  'vite',
  'react',
  'react-dom',
  'react-router',
  '@react-router/node',
]

const MAIN = `${ROOT}server/src/main.ts`
const THREADS = {
  'sandbox-process': `${ROOT}server/src/platform/sandbox/sandbox-process.ts`,
  'sandbox-thread': `${ROOT}server/src/sandbox-jobs.ts`,
  'workbook-thread': `${ROOT}server/src/platform/documents/workbook-thread.ts`,
  'pdf-thread': `${ROOT}server/src/platform/documents/pdf-thread.ts`,
  'policy-thread': `${ROOT}server/src/compliance/policies/policy-thread.ts`,
  'report-thread': `${ROOT}server/src/insight/reports/report-thread.ts`,
  'regulation-thread': `${ROOT}server/src/regulations/history/regulation-thread.ts`,
  'markdown-thread': `${ROOT}server/src/platform/markdown/markdown-thread.ts`,
}

/**
 * What the start loads, and no thread ever: one file, because finding each costs as much as reading it. A thread that
 * loaded a part of it would start the whole server within itself.
 */
function isOfStart(id, graph) {
  ofThreads ??= reachedFrom(Object.values(THREADS), graph, { withLater: true })
  ofStart ??= reachedFrom([MAIN], graph)
  return ofStart.has(id) && !ofThreads.has(id)
}
let ofThreads
let ofStart

function reachedFrom(entries, graph, { withLater = false } = {}) {
  const reached = new Set()
  const waiting = [...entries]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(withLater ? dynamicallyImportedIds : []))
  }
  return reached
}

/** Whatever a thread loads, at once or later, must not be the file that starts the server. */
function refuseTheStartInThreads() {
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  for (const thread of Object.keys(THREADS)) {
    const reached = new Set()
    const waiting = [`${thread}.js`]
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const chunk = chunks.get(name)
      if (!chunk || reached.has(name)) continue
      reached.add(name)
      waiting.push(...chunk.imports, ...chunk.dynamicImports)
      if (chunk.name === 'start')
        throw new Error(`${thread} loads ${name}, which would start the server in it.`)
    }
  }
}

rmSync(OUT, { recursive: true, force: true })
const { output } = await build({
  input: { main: MAIN, ...THREADS },
  platform: 'node',
  preserveEntrySignatures: false,
  plugins: [
    {
      name: 'mark schemas',
      transform: {
        filter: {
          id: {
            include: /\/(contract|server|auth|database|rules)\/src\/.*\.ts$/,
            exclude: /\/platform\/later\.ts$/,
          },
        },
        handler: (code, id) => (id.includes('/contract/src/') ? markContract(code) : markOthers(code)),
      },
    },
  ],
  external: EXTERNAL.map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    dir: OUT,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'start', name: (id, graph) => (isOfStart(id, graph) ? 'start' : null) }],
    },
    comments: false,
  },
  logLevel: 'warn',
})

refuseTheStartInThreads()
makeWhenAsked(OUT)
writeOneByteLetters(OUT)
