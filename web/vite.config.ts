import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './contract-routes-plugin.ts'
import { inlineScript } from './inline-script-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), contractRoutes(), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
})
