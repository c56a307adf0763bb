// `npm run bench:files -- --files 20 --file-mb 25 --binder-mb 2048 --documents 500 --engine embedded|postgres`:
// two people send files at once, then a binder is made, downloaded, broken off, and resumed. Prints the memory
// of the program above rest, and fails where it is more than allowed.
import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../database/src/testing/postgres-server.ts'
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
import { startProgram } from '../server/src/testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  addMemberThrough,
  signInAt,
  visitorAt,
} from '../server/src/testing/visitor.ts'

const UPLOAD_MB_ALLOWED = 60
const BINDER_MB_ALLOWED = 100

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20' },
    'file-mb': { type: 'string', default: '25' },
    'binder-mb': { type: 'string', default: '2048' },
    documents: { type: 'string', default: '500' },
    engine: { type: 'string', default: 'embedded' },
  },
})
const [fileCount, fileMb, binderMb, documents] = [
  values.files,
  values['file-mb'],
  values['binder-mb'],
  values.documents,
].map(Number) as [number, number, number, number]
if (![fileCount, fileMb, binderMb, documents].every((value) => value > 0) || fileMb > 25) {
  console.error(
    'Usage: --files N --file-mb N (25 at most) --binder-mb N --documents N --engine embedded|postgres',
  )
  process.exit(2)
}

const postgres = values.engine === 'postgres' ? await startPostgresServer() : undefined
const program = await startProgram({
  ...ADMINISTRATOR_SETTINGS,
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=4',
  AUTH_RATE_LIMITS: 'off',
  REQUESTS_PER_MINUTE: 'off',
  FILE_QUOTA_GB: '10',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const colleague = await addMemberThrough(await signInAt(program.origin))
const people: Sender[] = []
for (const { email, password } of [ADMINISTRATOR, colleague]) {
  const answer = await visitorAt(program.origin).call('POST', '/auth/v1/token?grant_type=password', {
    email,
    password,
  })
  people.push({ origin: program.origin, bearer: answer.body.access_token })
}
const memory = watchMemory(program.child.pid!)
await new Promise((resolve) => setTimeout(resolve, 5_000))

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
let hasFailed = false
function report(
  what: string,
  { rest, highest, allowed, took }: Record<'rest' | 'highest' | 'allowed', number> & { took: string },
) {
  const above = highest - rest
  if (above > allowed) hasFailed = true
  console.log(
    `${what}: ${took} s; memory at rest ${rest.toFixed(0)} MB, highest ${highest.toFixed(0)} MB, above rest ${above.toFixed(0)} MB, allowed ${allowed} MB`,
  )
}

const uploadRest = memory.rest()
const uploadStart = performance.now()
const stored = await Promise.all(
  Array.from({ length: fileCount }, async (_, index) => {
    const person = people[index % people.length]!
    const file = makeFile(`file-${index}.pdf`, bytesOf(fileMb))
    const id = await startUpload(person, file)
    await sendPieces(person, id, file)
    const sent = await finishUpload(person, id)
    if (sent.sha256 !== hashOf(file)) throw new Error(`file ${index} was stored with other bytes`)
    return { ...sent, owner: index % people.length }
  }),
)
report(`${fileCount} files of ${fileMb} MB at once from two people`, {
  rest: uploadRest,
  highest: memory.highest(),
  allowed: UPLOAD_MB_ALLOWED,
  took: seconds(uploadStart),
})
const readStart = performance.now()
for (const { id, sha256, owner } of stored)
  if ((await hashAt(await openFile(people[owner]!, id))).sha256 !== sha256)
    throw new Error('other bytes came back')
console.log(`the same bytes came back: ${seconds(readStart)} s`)

const folder = mkdtempSync(join(tmpdir(), 'binder-'))
const saved = join(folder, 'binder.zip')
try {
  const own = stored.filter(({ owner }) => owner === 0)
  const makeStart = performance.now()
  const makeRest = memory.rest()
  const notes = Math.max(0, documents - Math.ceil(bytesOf(binderMb) / own[0]!.byteSize))
  const binder = await makeBinder(people[0]!, own, { byteSize: bytesOf(binderMb), notes })
  report(
    `${binder.documentCount} documents delivered, and a binder of ${(binder.byteSize / 2 ** 20).toFixed(0)} MB made`,
    {
      rest: makeRest,
      highest: memory.highest(),
      allowed: BINDER_MB_ALLOWED,
      took: seconds(makeStart),
    },
  )
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
  memory.end()
  await program.stop()
  rmSync(program.dataDirectory, { recursive: true, force: true })
  await postgres?.stop()
}
process.exit(hasFailed ? 1 : 0)
