import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper\.js$/
const DECLARATION = 'export const __vitePreload ='

/**
 * Some browsers remember a module that failed to load and never request it again. So each chunk that is loaded
 * on demand is fetched into the browser's cache first, and imported only if that succeeds: without a connection
 * the import fails, and the next attempt works.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(DECLARATION)) this.error('The helper for imports on demand has changed.')
        return `${code.replace(DECLARATION, 'const preload =')}
export const __vitePreload = async (load, ...rest) => {
  const [, chunk] = /import\\(\\s*["'\`]([^"'\`]+)/.exec(load.toString()) ?? []
  if (chunk) await fetch(new URL(chunk, import.meta.url))
  return preload(load, ...rest)
}`
      },
    },
  }
}
