import type { Plugin } from 'vite'

/**
 * Toasts draw into a root of their own, in the browser only. Without this the server would load React's client, two
 * megabytes that it never runs.
 */
export function browserOnly(): Plugin {
  const refusal = "() => { throw new Error('react-dom/client runs in the browser') }"
  return {
    name: 'browser-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-dom\/client$/ },
      handler(id) {
        return this.environment.name === 'ssr' ? `\0${id}` : undefined
      },
    },
    load: {
      filter: { id: /^\0react-dom\/client$/ },
      handler: () => `export const createRoot = ${refusal}\nexport const hydrateRoot = createRoot`,
    },
  }
}
