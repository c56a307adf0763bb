import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:islands-entry'
const ENTRY = fileURLToPath(new URL('app/platform/islands/hydrate-islands.ts', import.meta.url))
/** The browser build runs first and writes its result here for the server build. */
const ADDRESS_FILE = fileURLToPath(new URL('build/islands-entry.txt', import.meta.url))

/** `import address from 'virtual:islands-entry'`: address of the built script that hydrates islands. */
export function islandsEntry(): Plugin {
  return {
    name: 'islands-entry',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const isServerBuild = this.environment.mode === 'build' && this.environment.name === 'ssr'
      // Unused elsewhere: in development React Router hydrates whole pages.
      const address = isServerBuild ? readFileSync(ADDRESS_FILE, 'utf8') : ''
      return `export default ${JSON.stringify(address)}`
    },
    buildStart() {
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: ENTRY, name: 'islands' })
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunk = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId === ENTRY,
      )
      if (!chunk) this.error(`${ENTRY} was not built.`)
      mkdirSync(dirname(ADDRESS_FILE), { recursive: true })
      writeFileSync(ADDRESS_FILE, `/${chunk.fileName}`)
    },
  }
}
