import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './contract-routes-plugin.ts'
import { inlineScript } from './inline-script-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), contractRoutes(), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
  // What the server renders with, in its bundle, so that a start reads few files; only what the server shares stays outside.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router', '@react-router/node'] },
})
