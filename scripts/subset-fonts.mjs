// Writes the small fonts that pages begin with: the letters of our own texts in the weights in use.
// Run by hand after raising a font package; what it writes is committed.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ROOT = new URL('../', import.meta.url)
const FONTS = [
  {
    name: 'inter-core',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    // In one piece with its headers it is what a new connection sends before it hears back.
    without: '\\^`{}~',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    // Headings: the cut for large sizes, in their one weight.
    name: 'source-serif-display',
    source: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    variationAxes: { opsz: 40, wght: 560 },
  },
  {
    // Reading at length.
    name: 'source-serif-core',
    source: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

/** The unicode-range in web/app/ui/fonts.css lists the same characters; extended-fonts.css serves all others. */
const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('')
const CHARACTERS = `${PRINTABLE_ASCII}\u00a0§©¶·×é–—‘’“”•…−`

for (const { name, source, without = '', variationAxes } of FONTS) {
  const full = await readFile(new URL(`node_modules/@fontsource-variable/${source}`, ROOT))
  const characters = [...CHARACTERS].filter((character) => !without.includes(character)).join('')
  const core = await subsetFont(full, characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
  })
  const target = new URL(`web/app/ui/fonts/${name}.woff2`, ROOT)
  await writeFile(target, core)
  console.log(`${fileURLToPath(target)}: ${full.length} → ${core.length} bytes`)
}
