import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserOnly } from './browser-only-plugin.ts'
import { contractRoutes } from './contract-routes-plugin.ts'
import { inlineScript } from './inline-script-plugin.ts'
import { islandsEntry } from './islands-entry-plugin.ts'
import { maxLengths } from './max-length-plugin.ts'
import { retryableImports } from './retryable-imports-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    browserOnly(),
    inlineScript(),
    contractRoutes(),
    islandsEntry(),
    maxLengths(),
    retryableImports(),
    reactRouter(),
  ],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
  // Bundles the server's dependencies so that a start reads few files; shared ones stay external. Not in
  // development, where Vite cannot run CommonJS modules.
  ...(command === 'build' && {
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', '@react-router/node'] },
  }),
}))
