// Draws the social cards of our pages into the built web.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { SOCIAL_CARDS } from '../web/app/platform/document/social-cards.ts'

const FONTS = new URL('../web/app/ui/fonts/', import.meta.url)
const TARGET = fileURLToPath(new URL('../web/build/client/social/', import.meta.url))
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 88
const INK = '#10211d'
const INK_FAINT = '#5f6f68'
const BRASS = '#8a5f12'

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#fbfaf6"/>
  <path d="M1040 0V330" stroke="${INK}" stroke-width="3"/>
  <path d="M1040 318l58 68-58 106-58-106z" fill="#b98a35"/>
  <path d="M${MARGIN} 536H${WIDTH - MARGIN}" stroke="#cfcabb" stroke-width="2"/>
  <path d="M${MARGIN + 12} 68v28" stroke="${INK}" stroke-width="3"/>
  <path d="M${MARGIN + 12} 93l12 14-12 22-12-22z" fill="#b98a35"/>
</svg>`

const workplace = await mkdtemp(join(tmpdir(), 'social-cards-'))
try {
  const serif = { family: 'Source Serif 4', file: await plainFont('source-serif-display') }
  const sans = { family: 'Inter', file: await plainFont('inter-core', { wght: 500 }) }
  await mkdir(TARGET, { recursive: true })
  for (const [name, { eyebrow, heading }] of Object.entries(SOCIAL_CARDS)) {
    const lines = [
      { input: await text('Plumbline', serif, 38, INK), left: MARGIN + 44, top: 76 },
      { input: await text(eyebrow, sans, 28, BRASS), left: MARGIN, top: 196 },
      { input: await text(heading, serif, 82, INK), left: MARGIN, top: 262 },
      {
        input: await text('For credit unions, community banks and mortgage companies', sans, 24, INK_FAINT),
        left: MARGIN,
        top: 562,
      },
    ]
    const card = sharp(Buffer.from(GROUND)).composite(lines)
    await card.png({ palette: true, colours: 64, compressionLevel: 9 }).toFile(join(TARGET, `${name}.png`))
  }
} finally {
  await rm(workplace, { recursive: true })
}

/** The web's own font in the format that the drawing library reads. */
async function plainFont(name, variationAxes) {
  const font = await subsetFont(await readFile(new URL(`${name}.woff2`, FONTS)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes,
  })
  const file = join(workplace, `${name}.ttf`)
  await writeFile(file, font)
  return file
}

function text(words, { family, file }, size, colour) {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return sharp({
    text: {
      text: `<span foreground="${colour}" line_height="0.82">${escaped}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: 840,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
}
