import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './contract-routes-plugin.ts'
import { inlineScript } from './inline-script-plugin.ts'
import { islandsEntry } from './islands-entry-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), inlineScript(), contractRoutes(), islandsEntry(), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
  // What the server renders with, in its bundle, so that a start reads few files; only what the server shares stays
  // outside. Under development nothing is bundled, and modules of the older kind cannot be run as Vite runs ours.
  ...(command === 'build' && {
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', '@react-router/node'] },
  }),
}))
