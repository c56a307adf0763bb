// Writes data/regulations/ from a folder of source texts: history/index.json with base texts and diffs, and xml/.
// node scripts/bundle-regulations.mjs FOLDER
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'

const folder = process.argv[2]
if (!folder)
  throw new Error('Name the folder of the source texts: node scripts/bundle-regulations.mjs FOLDER')
const target = new URL('../data/regulations/', import.meta.url).pathname
mkdirSync(target, { recursive: true })
const index = JSON.parse(readFileSync(join(folder, 'history/index.json'), 'utf8'))
const work = mkdtempSync(join(tmpdir(), 'regulations-'))

for (const [part, source] of Object.entries(index.parts)) {
  const texts = new Map()
  for (const version of source.versions) texts.set(version.id, rebuilt(version, texts))
  const first = source.versions.findIndex(({ id }) => id === source.stable_from)
  const stable = source.versions.slice(first)
  const events = source.events.filter((event) => event.date >= '2024-03-14')
  let lines
  const versions = stable.map((version) => {
    const now = linesOf(texts.get(version.id))
    const edits = lines ? lineEdits(lines, now) : undefined
    lines = now
    return {
      id: version.id,
      sha256: version.sha256,
      firstSeen: version.first_seen,
      asOf: version.ecfr_as_of ?? null,
      ...(edits ? { edits } : { lines: now }),
    }
  })
  const bundle = {
    part,
    versions,
    events: events.map((event) => ({
      on: event.date.slice(0, 10),
      asOf: event.ecfr_as_of ?? null,
      version: event.to ?? null,
      ...(event.class === 'unlabelled' ? {} : { recordedClass: event.class }),
    })),
  }
  write(`${part}.json.br`, JSON.stringify(bundle))
}
for (const name of readdirSync(join(folder, 'xml')))
  write(name.replace(/\.gz$/, '.br'), gunzipSync(readFileSync(join(folder, 'xml', name))))
rmSync(work, { recursive: true })

function rebuilt(version, texts) {
  const raw = gunzipSync(readFileSync(join(folder, 'history', version.file)))
  let text = raw
  if (!version.file.endsWith('.base.txt.gz')) {
    const before = version.from ?? String(Number(version.id) - 1).padStart(3, '0')
    writeFileSync(join(work, 'before'), texts.get(before))
    writeFileSync(join(work, 'diff'), raw)
    execFileSync('patch', ['-s', '-o', join(work, 'after'), join(work, 'before'), join(work, 'diff')])
    text = readFileSync(join(work, 'after'))
  }
  const sum = createHash('sha256').update(text).digest('hex')
  if (sum !== version.sha256) throw new Error(`${version.file} does not rebuild: its sha256 is ${sum}`)
  return text
}

function linesOf(text) {
  return text.toString('utf8').split('\n')
}

/** [line, lines taken out, lines put in], from the last to the first, so that places stay right. */
function lineEdits(before, now) {
  writeFileSync(join(work, 'a'), before.join('\n'))
  writeFileSync(join(work, 'b'), now.join('\n'))
  let output = ''
  try {
    execFileSync('diff', ['--text', join(work, 'a'), join(work, 'b')], { maxBuffer: 1e9 })
  } catch (error) {
    if (error.status !== 1) throw error
    output = error.stdout.toString('utf8')
  }
  const edits = []
  for (const [, from, to, kind, start, end] of output.matchAll(
    /^(\d+)(?:,(\d+))?([acd])(\d+)(?:,(\d+))?$/gm,
  )) {
    const added = kind === 'd' ? [] : now.slice(Number(start) - 1, Number(end ?? start))
    const at = kind === 'a' ? Number(from) : Number(from) - 1
    edits.push([at, kind === 'a' ? 0 : Number(to ?? from) - Number(from) + 1, added])
  }
  edits.reverse()
  const check = [...before]
  for (const [at, count, added] of edits) check.splice(at, count, ...added)
  if (check.join('\n') !== now.join('\n')) throw new Error('the edits do not rebuild the text')
  return edits
}

function write(name, content) {
  const bytes = Buffer.from(content)
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(join(target, name), packed)
  console.log(`${name}: ${bytes.length} bytes, packed ${packed.length}`)
}
