// Draws the illustrations of the sample blog posts. Run by hand when one changes; the files are committed.
import { mkdir, writeFile } from 'node:fs/promises'

const TARGET = new URL('../web/public/illustrations/', import.meta.url)
const PAPER = '#efeadd'
const SHEET = '#fbfaf6'
const INK = '#24413a'
const LINE = '#c9c2ae'
const BRASS = '#b98a35'

const rect = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const line = (path, color = INK, width = 8, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
const sheet = (x, y, width, height) =>
  rect(x, y, width, height, SHEET, `rx="14" stroke="${LINE}" stroke-width="5"`)
/** Lines of text, as gray strokes. */
const words = (x, y, widths, gap = 46) =>
  widths.map((width, index) => line(`M${x} ${y + index * gap}h${width}`, LINE, 14)).join('')
const tick = (x, y, color = INK) => line(`M${x} ${y}l14 16 28-34`, color, 9)
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const ILLUSTRATIONS = {
  thresholds: [
    line('M330 690h940'),
    times(5, (i) =>
      rect(
        400 + i * 170,
        600 - i * 70,
        110,
        90 + i * 70,
        i === 4 ? BRASS : SHEET,
        `stroke="${INK}" stroke-width="6"`,
      ),
    ),
    line('M350 420h900', BRASS, 6, 'stroke-dasharray="22 22"'),
  ],
  letter: [
    sheet(520, 150, 560, 470),
    words(590, 240, [260]),
    words(590, 330, [420, 380, 420, 300]),
    line('M590 545h180', BRASS, 14),
    `<path d="M430 480l370 190 370-190v270H430z" fill="${PAPER}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>`,
    line('M430 750l190-141M1170 750L980 609'),
  ],
  'check-digits': [
    times(9, (i) =>
      rect(305 + i * 112, 380, 94, 140, i > 6 ? BRASS : SHEET, `rx="10" stroke="${INK}" stroke-width="6"`),
    ),
    times(7, (i) => line(`M${332 + i * 112} 450h40`, LINE, 14)),
    line('M1110 340v-60H350v60', INK, 6),
    tick(1106, 458, SHEET),
    tick(1218, 458, SHEET),
  ],
  register: [
    sheet(390, 190, 820, 520),
    rect(390, 190, 820, 84, INK, 'rx="14"'),
    times(5, (i) => line(`M390 ${360 + i * 88}h820`, LINE, 5)),
    times(3, (i) => line(`M${595 + i * 205} 274v436`, LINE, 5)),
    rect(393, 450, 814, 86, BRASS, 'opacity="0.35"'),
    times(3, (i) => tick(440, 322 + i * 176)),
  ],
  'three-days': [
    line('M300 470h1000'),
    times(6, (i) => line(`M${350 + i * 180} 440v60`)),
    `<circle cx="350" cy="470" r="26" fill="${SHEET}" stroke="${INK}" stroke-width="8"/>`,
    `<circle cx="890" cy="470" r="26" fill="${BRASS}" stroke="${INK}" stroke-width="8"/>`,
    line('M350 390v-50h540v50', BRASS, 8),
    times(3, (i) => line(`M${440 + i * 180} 560c0 40 0 40 0 40`, LINE, 14)),
  ],
  week: [
    sheet(360, 200, 880, 500),
    line('M360 300h880', INK, 6),
    times(4, (i) => line(`M${536 + i * 176} 300v400`, LINE, 5)),
    times(5, (i) => line(`M${408 + i * 176} 252h80`, LINE, 14)),
    rect(384, 330, 128, 90, BRASS, 'rx="10"'),
    rect(560, 440, 128, 90, INK, 'rx="10"'),
    rect(736, 330, 128, 90, LINE, 'rx="10"'),
    rect(912, 550, 128, 90, INK, 'rx="10"'),
    rect(1088, 440, 128, 90, BRASS, 'rx="10"'),
  ],
  checklist: [
    sheet(500, 140, 600, 620),
    times(5, (i) =>
      rect(570, 220 + i * 100, 56, 56, i < 3 ? INK : SHEET, `rx="8" stroke="${INK}" stroke-width="6"`),
    ),
    times(3, (i) => tick(577, 246 + i * 100, SHEET)),
    times(5, (i) => line(`M680 ${248 + i * 100}h${[320, 260, 340, 280, 220][i]}`, LINE, 14)),
  ],
  sample: [
    times(28, (i) => {
      const x = 480 + (i % 7) * 107
      const y = 290 + Math.floor(i / 7) * 107
      const isChosen = [3, 9, 12, 18, 23].includes(i)
      return `<circle cx="${x}" cy="${y}" r="34" fill="${isChosen ? INK : SHEET}" stroke="${INK}" stroke-width="6"/>${isChosen ? tick(x - 20, y - 1, SHEET) : ''}`
    }),
  ],
  updates: [
    times(3, (i) => sheet(480 + i * 40, 330 - i * 80, 560, 330)),
    rect(620, 232, 96, 40, BRASS, 'rx="10"'),
    words(620, 330, [400, 340, 370]),
    `<circle cx="1120" cy="170" r="30" fill="${BRASS}"/>`,
  ],
  'three-reports': [
    sheet(330, 230, 280, 400),
    sheet(660, 190, 280, 480),
    sheet(990, 230, 280, 400),
    words(375, 300, [190, 150, 190, 120]),
    times(4, (i) => rect(710 + i * 50, 500 - i * 40, 32, 60 + i * 40, i === 3 ? BRASS : INK)),
    words(705, 270, [190, 140]),
    line('M1040 520l50-60 50 30 70-110', BRASS, 10),
    words(1035, 300, [190]),
  ],
}

await mkdir(TARGET, { recursive: true })
for (const [name, parts] of Object.entries(ILLUSTRATIONS)) {
  const body = [rect(0, 0, 1600, 900, PAPER), ...parts].join('\n')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">\n${body}\n</svg>\n`
  await writeFile(new URL(`${name}.svg`, TARGET), svg)
}
