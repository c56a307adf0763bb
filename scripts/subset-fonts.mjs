// Writes the two fonts that every page preloads: the letters of our own texts in the weights in use.
// Run by hand after raising a font package; what it writes is committed.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ROOT = new URL('../', import.meta.url)
const FONTS = {
  'inter-core': 'inter/files/inter-latin-wght-normal.woff2',
  'source-serif-core': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
}

/** The same characters stand as unicode-range in web/app/ui/fonts.css; all others come from the full files. */
const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('')
const CHARACTERS = `${PRINTABLE_ASCII}\u00a0§©¶·×é–—‘’“”•…−`

for (const [name, source] of Object.entries(FONTS)) {
  const full = await readFile(new URL(`node_modules/@fontsource-variable/${source}`, ROOT))
  const core = await subsetFont(full, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'],
  })
  const target = new URL(`web/app/ui/fonts/${name}.woff2`, ROOT)
  await writeFile(target, core)
  console.log(`${fileURLToPath(target)}: ${full.length} → ${core.length} bytes`)
}
