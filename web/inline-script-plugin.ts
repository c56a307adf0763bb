import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SUFFIX = '?inline-script'

/** `import text from './x.ts?inline-script'`: the module as one minified classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return undefined
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return resolved && `${resolved.id}${SUFFIX}`
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = id.slice(0, -SUFFIX.length)
      this.addWatchFile(file)
      const result = await build({
        configFile: false,
        root: fileURLToPath(new URL('.', import.meta.url)),
        logLevel: 'warn',
        build: {
          write: false,
          copyPublicDir: false,
          minify: true,
          lib: { entry: file, formats: ['iife'], name: 'plumblineDocument' },
        },
      })
      const { output } = (Array.isArray(result) ? result[0] : result) as unknown as {
        output: [{ code: string }]
      }
      return `export default ${JSON.stringify(output[0].code.trim())}`
    },
  }
}
