import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:islands-entry'
const ENTRY = fileURLToPath(new URL('app/islands/come-alive.ts', import.meta.url))
/** The browser's build is made first, and leaves word here for the server's. */
const ADDRESS_FILE = fileURLToPath(new URL('build/islands-entry.txt', import.meta.url))

/** `import address from 'virtual:islands-entry'`: where the built script is that brings public pages to life. */
export function islandsEntry(): Plugin {
  return {
    name: 'islands-entry',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const isServerBuild = this.environment.mode === 'build' && this.environment.name === 'ssr'
      // Elsewhere nobody asks for it: under development React Router brings whole pages to life.
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
