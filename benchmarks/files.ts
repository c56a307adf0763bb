// `npm run bench:files -- --files 20 --file-mb 25 --binder-mb 2048 --documents 500 --engine embedded|postgres`:
// two people send files at once, then a binder is made, downloaded, broken off, and resumed. Prints the memory of
// the program above rest, and fails where it is more than allowed. What the first work leaves behind for good is told
// apart: a file is sent and read before the second measurement. `--only uploads` leaves out the binder; `--trace`
// prints where the memory is, each second. `--only export --mb 2048 --rows 100000` instead moves an institution of this
// size to another installation.
import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Agent } from 'undici'
import { startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/server-process.mjs'
import {
  bytesOf,
  finishUpload,
  hashAt,
  hashOf,
  makeBinder,
  makeFile,
  openFile,
  type Sender,
  sendPieces,
  startUpload,
  watchMemory,
} from '../server/src/testing/file-work.ts'
import { filledDataDirectory, isFilled, startProgram } from '../server/src/testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  addMemberThrough,
  signInAt,
  visitorAt,
} from '../server/src/testing/visitor.ts'
import { measureMove } from './institution-move.ts'

const UPLOAD_MB_ALLOWED = 60
const BINDER_MB_ALLOWED = 100
const RESTING_MS = 5_000
const SAY_EVERY_MS = 5_000
/** As many as a browser opens to one address; the rest waits there. */
const CONNECTIONS_OF_ONE_PERSON = 6
const METRICS_TOKEN = 'measured-by-the-benchmark'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20' },
    'file-mb': { type: 'string', default: '25' },
    'binder-mb': { type: 'string', default: '2048' },
    documents: { type: 'string', default: '500' },
    engine: { type: 'string', default: 'embedded' },
    only: { type: 'string', default: '' },
    mb: { type: 'string', default: '2048' },
    rows: { type: 'string', default: '100000' },
    trace: { type: 'boolean', default: false },
  },
})
const [fileCount, fileMb, binderMb, documents] = [
  values.files,
  values['file-mb'],
  values['binder-mb'],
  values.documents,
].map(Number) as [number, number, number, number]
if (
  ![fileCount, fileMb, binderMb, documents, Number(values.mb), Number(values.rows)].every(
    (value) => value > 0,
  ) ||
  fileMb > 25
) {
  console.error(
    'Usage: --files N --file-mb N (25 at most) --binder-mb N --documents N --engine embedded|postgres [--only uploads] [--trace]\n  or --only export --mb N --rows N --engine embedded|postgres',
  )
  process.exit(2)
}
if (values.only === 'export') {
  const [megabytes, rows] = [Number(values.mb), Number(values.rows)]
  process.exit((await measureMove({ engine: values.engine, megabytes, rows })) ? 0 : 1)
}

const postgres = values.engine === 'postgres' ? await startPostgresServer() : undefined
const program = await startProgram(
  {
    // With all texts of law in it: what fills the database is over.
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: await filledDataDirectory() }),
    ...SERVER_ENVIRONMENT,
    ...ADMINISTRATOR_SETTINGS,
    METRICS_TOKEN,
    AUTH_RATE_LIMITS: 'off',
    REQUESTS_PER_MINUTE: 'off',
    FILE_QUOTA_GB: '10',
  },
  undefined,
  [],
  SERVER_FLAGS,
)
const memory = watchMemory(program.child.pid!)
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
let hasFailed = false
let progress = ''
const saying = setInterval(
  () => progress && console.log(`  … ${progress}, ${memory.now().toFixed(0)} MB`),
  SAY_EVERY_MS,
)
const tracing = values.trace && setInterval(trace, 1_000)

try {
  await measure()
} catch (error) {
  hasFailed = true
  console.error(error, program.output().slice(-2_000))
} finally {
  clearInterval(saying)
  if (tracing) clearInterval(tracing)
  memory.end()
  await program.stop()
  rmSync(program.dataDirectory, { recursive: true, force: true })
  await postgres?.stop()
}
process.exit(hasFailed ? 1 : 0)

async function measure(): Promise<void> {
  const colleague = await addMemberThrough(await signInAt(program.origin))
  const people: Sender[] = []
  for (const { email, password } of [ADMINISTRATOR, colleague]) {
    const answer = await visitorAt(program.origin).call('POST', '/auth/v1/token?grant_type=password', {
      email,
      password,
    })
    const dispatcher = new Agent({ connections: CONNECTIONS_OF_ONE_PERSON })
    people.push({ origin: program.origin, bearer: answer.body.access_token, dispatcher })
  }
  while (!(await isFilled(program.origin))) await delay(500)
  await delay(RESTING_MS)
  const cold = memory.rest()
  console.log(`${values.engine}: memory at rest ${cold.toFixed(0)} MB`)
  const first = makeFile('first.pdf', bytesOf(fileMb))
  const firstId = await startUpload(people[0]!, first)
  await sendPieces(people[0]!, firstId, first)
  await finishUpload(people[0]!, firstId)
  await hashAt(await openFile(people[0]!, firstId))
  const highest = memory.highest()
  await delay(RESTING_MS)
  console.log(
    `the first file of ${fileMb} MB: highest ${(highest - cold).toFixed(0)} MB above rest, ${(memory.rest() - cold).toFixed(0)} MB stay`,
  )

  const uploadRest = memory.rest()
  const uploadStart = performance.now()
  let acknowledged = 0
  const stored = await Promise.all(
    Array.from({ length: fileCount }, async (_, index) => {
      const person = people[index % people.length]!
      const file = makeFile(`file-${index}.pdf`, bytesOf(fileMb))
      const id = await startUpload(person, file)
      await sendPieces(person, id, file, () => {
        acknowledged++
        progress = `${acknowledged} pieces of ${Math.ceil(fileMb * 4) * fileCount} stored`
      })
      const sent = await finishUpload(person, id)
      if (sent.sha256 !== hashOf(file)) throw new Error(`file ${index} was stored with other bytes`)
      return { ...sent, owner: index % people.length }
    }),
  )
  report(`${fileCount} files of ${fileMb} MB at once from two people`, {
    cold,
    rest: uploadRest,
    highest: memory.highest(),
    allowed: UPLOAD_MB_ALLOWED,
    took: seconds(uploadStart),
  })
  const readStart = performance.now()
  for (const [index, { id, sha256, owner }] of stored.entries()) {
    progress = `${index} files read back`
    if ((await hashAt(await openFile(people[owner]!, id))).sha256 !== sha256)
      throw new Error('other bytes came back')
  }
  report('the same bytes came back', {
    cold,
    rest: uploadRest,
    highest: memory.highest(),
    allowed: UPLOAD_MB_ALLOWED,
    took: seconds(readStart),
  })
  if (values.only !== 'uploads')
    await measureBinder(
      people[0]!,
      stored.filter(({ owner }) => owner === 0),
      cold,
    )
}

async function measureBinder(
  person: Sender,
  files: Awaited<ReturnType<typeof finishUpload>>[],
  cold: number,
) {
  const folder = mkdtempSync(join(tmpdir(), 'binder-'))
  const saved = join(folder, 'binder.zip')
  try {
    await delay(RESTING_MS)
    const makeStart = performance.now()
    const makeRest = memory.rest()
    const notes = Math.max(0, documents - Math.ceil(bytesOf(binderMb) / files[0]!.byteSize))
    const binder = await makeBinder(person, files, { byteSize: bytesOf(binderMb), notes }, (count) => {
      progress = `${count} documents delivered`
    })
    report(
      `${binder.documentCount} documents delivered, and a binder of ${(binder.byteSize / 2 ** 20).toFixed(0)} MB made`,
      {
        cold,
        rest: makeRest,
        highest: memory.highest(),
        allowed: BINDER_MB_ALLOWED,
        took: seconds(makeStart),
      },
    )
    await delay(RESTING_MS)
    const rest = memory.rest()
    const start = performance.now()
    // The connection breaks in the middle; the second half is asked for by range.
    const half = Math.floor(binder.byteSize / 2)
    const first = await fetch(binder.url)
    let arrived = 0
    await pipeline(
      Readable.fromWeb(first.body as Parameters<typeof Readable.fromWeb>[0]),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          arrived += piece.length
          progress = `${(arrived / 2 ** 20).toFixed(0)} MB of the binder downloaded`
          yield piece
          if (arrived >= half) return
        }
      },
      createWriteStream(saved),
    ).catch(() => {})
    arrived = statSync(saved).size
    const second = await fetch(binder.url, {
      headers: { Range: `bytes=${arrived}-`, 'If-Range': first.headers.get('etag')! },
    })
    if (second.status !== 206) throw new Error(`resuming was answered ${second.status}`)
    await pipeline(
      Readable.fromWeb(second.body as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(saved, { flags: 'a' }),
    )
    report(`downloaded, broken off after ${(arrived / 2 ** 20).toFixed(0)} MB, and resumed`, {
      cold,
      rest,
      highest: memory.highest(),
      allowed: BINDER_MB_ALLOWED,
      took: seconds(start),
    })
    console.log(
      execFileSync(process.execPath, ['scripts/run.mjs', 'plumbline', 'verify-binder', saved], {
        encoding: 'utf8',
      }).trim(),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Measured {
  /** After the start, before any file. */
  cold: number
  rest: number
  highest: number
  allowed: number
  took: string
}

function report(what: string, { cold, rest, highest, allowed, took }: Measured) {
  progress = ''
  const above = highest - rest
  if (above > allowed) hasFailed = true
  console.log(
    `${what}: ${took} s; highest ${highest.toFixed(0)} MB, above rest ${above.toFixed(0)} MB (allowed ${allowed} MB), above the rest after the start ${(highest - cold).toFixed(0)} MB`,
  )
}

/** What the program says of itself: the heap, what lies outside of it, and the rest of its memory. */
async function trace(): Promise<void> {
  const answer = await fetch(`${program.origin}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  }).catch(() => undefined)
  const text = (await answer?.text()) ?? ''
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20).toFixed(0)
  console.log(
    `  resident ${megabytes('plumbline_process_resident_memory_bytes')}, heap ${megabytes('plumbline_nodejs_heap_size_used_bytes')} of ${megabytes('plumbline_nodejs_heap_size_total_bytes')}, external ${megabytes('plumbline_nodejs_external_memory_bytes')} MB`,
  )
}
