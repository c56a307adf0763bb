// Writes the parts of other agencies and the statutes into data/regulations/, and gaps.json with what of them is not
// whole. FOLDER has parts/, lines/, statutes/, and perhaps extra-24-II/ with parts/ and lines/ of its own.
// node scripts/bundle-other-law.mjs FOLDER
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { splitRegulationText } from '../rules/src/regulations/split-text.ts'

/** The day on which the texts were fetched from GPO; the newest words are some days older. */
const RULES_AS_OF = '2025-01-24'
const STATUTES_AS_OF = '2023-04-20'
const UNPLACED = / ?\[unplaced: "(.*)"\]$/

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the source texts: node scripts/bundle-other-law.mjs FOLDER')
const target = new URL('../data/regulations/', import.meta.url).pathname
const gaps = {}

for (const source of [folder, join(folder, 'extra-24-II')]) {
  if (!existsSync(join(source, 'lines'))) continue
  for (const name of readdirSync(join(source, 'lines')).sort()) {
    const [title, number] = name.split('.')[0].split('-')
    const part = title === '12' ? number : `${title}-${number}`
    const facts = JSON.parse(unzipped(join(source, 'parts', `${title}-${number}.json.gz`)))
    const lines = withoutPending(
      unzipped(join(source, 'lines', name))
        .split('\n')
        .filter(Boolean),
    )
    gaps[part] = gapsOf(part, lines, facts)
    write(
      part,
      lines.map((line) => line.replace(UNPLACED, '')),
      RULES_AS_OF,
    )
  }
}
for (const name of readdirSync(join(folder, 'statutes')).filter((one) => one.endsWith('.json.gz'))) {
  const sections = JSON.parse(unzipped(join(folder, 'statutes', name)))
  const part = `usc-${sections[0].title}`
  const lines = sections.flatMap(statuteLines)
  gaps[part] = gapsOf(part, lines, { sections: [] })
  write(part, lines, STATUTES_AS_OF)
}
writeFileSync(
  join(target, 'gaps.json'),
  `${JSON.stringify(Object.fromEntries(Object.entries(gaps).filter(([, gap]) => Object.keys(gap).length > 0)), null, 1)}\n`,
)

function unzipped(path) {
  return gunzipSync(readFileSync(path)).toString('utf8')
}

/** Sections of rules that were published and not yet in force. */
function withoutPending(lines) {
  const kept = []
  let isPending = false
  for (const line of lines) {
    if (line.startsWith('§')) isPending = /^§[\w.-]+ xxx\b/.test(line)
    if (!isPending) kept.push(line.replace(/^(§§[\w.]+-[\w.]+|§[\w.-]*?\w)\.? (?=\S)/, '$1 '))
  }
  // "§§752.1. What is" is one section.
  return kept.map((line) => line.replace(/^§§(\d+\.\d+) (?=What )/, '§$1 '))
}

function gapsOf(part, lines, { sections, appendicesNotHeld = [] }) {
  const unsure = {}
  const { paragraphs, counts } = splitRegulationText(part, lines)
  for (const { key, text } of paragraphs) {
    const words = text.split('\n').flatMap((line) => UNPLACED.exec(line)?.[1].split('", "') ?? [])
    if (words.length > 0) unsure[key] = words
  }
  const missing = Object.fromEntries(
    sections
      .filter(({ flag }) => flag === 'partly' || flag === 'empty')
      .map(({ number, missing: what = [], flag }) => [
        number.slice(number.indexOf('.') + 1).toLowerCase(),
        flag === 'empty' ? ['its text'] : what,
      ]),
  )
  const notHeld = appendicesNotHeld
    .map((one) => (typeof one === 'string' ? one : (one.heading ?? one.headLine)))
    .filter((heading) => !/\[Reserved\]/.test(heading))
  // "§5318 Compliance: 79.1": what the numbering costs; a skipped level alone costs 2.
  const doubtful = counts.doubts
    .filter((doubt) => Number(/: ([\d.]+)$/.exec(doubt)[1]) >= 3)
    .map((doubt) => /^§\s?(?:[\da-z]+\.)?([\w-]+)/.exec(doubt)[1].toLowerCase())
  return {
    ...(doubtful.length > 0 ? { doubtful } : {}),
    ...(Object.keys(missing).length > 0 ? { missing } : {}),
    ...(Object.keys(unsure).length > 0 ? { unsure } : {}),
    ...(notHeld.length > 0 ? { notHeld } : {}),
  }
}

function statuteLines({ section, heading, text }) {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/^#+\s*/, '')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:])(?=\s|$)/g, '$1')
        .replace(/\( (?=\S)/g, '(')
        .replace(/ \)/g, ')')
        .trim(),
    )
    .filter(Boolean)
  return [`§${section} ${heading}`, ...lines]
}

function write(part, lines, asOf) {
  const bundle = {
    part,
    isOld: true,
    versions: [
      {
        id: asOf,
        sha256: createHash('sha256').update(lines.join('\n')).digest('hex'),
        firstSeen: asOf,
        asOf,
        lines,
      },
    ],
    events: [],
  }
  const text = Buffer.from(JSON.stringify(bundle))
  writeFileSync(
    join(target, `${part}.json.br`),
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  )
}
