import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import { afterAll, expect, test } from 'vitest'
import { seatedClient } from '../../testing/exam-seat.ts'
import { HOSTILE_FILES, HOSTILE_FILES_OF_SUITE, type HostileFile } from '../../testing/hostile-files.ts'
import { sendHostile } from '../../testing/send-hostile.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { sandboxCounts, sandboxed } from './sandbox.ts'
import { BEYOND_TIME } from './sandbox-limits.ts'

const server = await startTestServer()
afterAll(server.close)

const MEGABYTE = 1024 * 1024
const MEMORY_ADDED_AT_MOST = 300 * MEGABYTE
/** These are read as what they are: many pixels, or far apart, but no harm. */
const HARMLESS = new Set([
  'a PNG of 49 megapixels',
  'one picture listed four thousand times',
  'styles that are based on each other',
  'tables nested a thousand deep',
])

/** It is read for seconds: longer than until its process looks at the clock for the first time. */
const LONG_TO_READ = 'a quote that never closes'

const readCount = () => {
  const { read, refused, stopped, busy } = sandboxCounts()
  return read + refused + stopped + busy
}

/** Health as it is asked for over and over until the work is done, with what was waited for each time. */
async function healthDuring<Result>(work: Promise<Result>) {
  const waitedMs: number[] = []
  let highest = 0
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const started = performance.now()
    const { status } = await server.request('/healthz')
    expect(status).toBe(200)
    waitedMs.push(performance.now() - started)
    highest = Math.max(highest, process.memoryUsage.rss())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { result: await ended, waitedMs, highest }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const files = HOSTILE_FILES_OF_SUITE.filter(({ sentTo }) => sentTo !== 'pdf')

test('there are hostile files of every kind', () => {
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60)
  expect(HOSTILE_FILES_OF_SUITE.length).toBeGreaterThanOrEqual(40)
  const kinds = (all: readonly HostileFile[]) => new Set(all.map(({ sentTo }) => sentTo))
  expect(kinds(HOSTILE_FILES_OF_SUITE)).toEqual(kinds(HOSTILE_FILES))
})

test('every hostile file is answered by a sentence while the server goes on answering', {
  timeout: 240_000,
}, async () => {
  const bearers = await Promise.all(
    [0, 1].map(async () => {
      const bank = await server.newInstitution()
      return server.tokenOf(await bank.addMember({ role: 'manager' }))
    }),
  )
  // Made beforehand: what it takes to make them is not what it takes to read them.
  const made: HostileFile[] = []
  for (const file of files) {
    const bytes = await file.bytes()
    made.push({ ...file, bytes: async () => bytes })
  }
  const before = { memory: process.memoryUsage.rss(), reads: readCount() }
  const answers: { file: HostileFile; status: number; message: string }[] = []
  const waiting = [...made]
  const sender = async (bearer: string) => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      answers.push({ file, ...(await sendHostile(server.request, bearer, file)) })
  }
  const { waitedMs, highest } = await healthDuring(Promise.all(bearers.map(sender)))

  const odd = answers.filter(({ file, status, message }) =>
    HARMLESS.has(file.name) ? status >= 500 : status < 400 || status >= 500 || !/^[A-Z].*[.]$/s.test(message),
  )
  expect(
    odd.map(({ file, status, message }) => `${file.sentTo}, ${file.name}: ${status} ${message}`),
  ).toEqual([])
  // Each was read in a sandbox, and none here.
  expect(readCount() - before.reads).toBe(files.length)
  console.log(
    `health: ${waitedMs.length} answers, median ${median(waitedMs).toFixed(1)} ms, slowest ${Math.max(...waitedMs).toFixed(0)} ms; memory +${((highest - before.memory) / MEGABYTE).toFixed(0)} MB`,
  )
  expect(waitedMs.length).toBeGreaterThan(files.length)
  expect(highest - before.memory).toBeLessThan(MEMORY_ADDED_AT_MOST)
})

test('two files of one institution are read at once, eight wait, and the next is refused', async () => {
  const read = sandboxed<(file: Uint8Array) => Promise<{ header: string[] }>>('work-import')
  const { started } = sandboxCounts()
  const startedNow = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    return sandboxCounts().started - started
  }
  const mine = new Uint8Array(Buffer.from('a,b\n1,2\n'))
  // All are asked for before the first can be done. Who waits longer than eight seconds is refused, too.
  const ended: string[] = []
  const asked = Array.from({ length: 12 }, (_, index) =>
    read('one institution', mine).then(
      ({ header }) => void ended.push(`${index}: ${header}`),
      ({ code, status, data }) => void ended.push(`${index}: ${code} ${status} ${JSON.stringify(data)}`),
    ),
  )
  expect(await startedNow()).toBe(2)
  const refused = ['10', '11'].map((index) => `${index}: TOO_MANY_REQUESTS 429 {"retryAfterSeconds":5}`)
  expect(ended).toEqual(refused)

  // Another institution waits for none of them, and never has a process that has read files of theirs.
  const theirs = read('another institution', mine)
  expect(await startedNow()).toBe(3)
  expect(await theirs).toMatchObject({ header: ['a', 'b'] })
  await Promise.all(asked)
  const answers = ended.map((answer) => answer.replace(/^\d+: /, ''))
  expect(answers).toContain('a,b')
  expect(new Set(answers)).toEqual(new Set(['a,b', 'TOO_MANY_REQUESTS 429 {"retryAfterSeconds":5}']))
})

test('a file whose time is over while the machine was busy is put off, and one that took its time is refused', async () => {
  const file = await HOSTILE_FILES.find(
    ({ sentTo, name }) => sentTo === 'import' && name === LONG_TO_READ,
  )!.bytes()
  const late = sandboxed<(file: Uint8Array) => unknown>('work-import', { clockMs: -1 })
  await expect(late('busy bank', new Uint8Array(file))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: 'The server is too busy to read the file just now. Send it again in a few seconds.',
  })
  const costly = sandboxed<(file: Uint8Array) => unknown>('work-import', { processorMs: 0 })
  await expect(costly('busy bank', new Uint8Array(file))).rejects.toMatchObject({ message: BEYOND_TIME })
})

test('a workbook of two far cells names the column that goes beyond', async () => {
  const bank = await server.newInstitution()
  const bearer = await server.tokenOf(await bank.addMember({ role: 'manager' }))
  const [file] = HOSTILE_FILES
  expect(await sendHostile(server.request, bearer, file!)).toEqual({
    status: 422,
    message: 'The workbook has a cell in column 16,384 (XFD1048576). The limit is 1,000 columns.',
  })
})

test('PDFs of loops are delivered, and their examiner is told that there is no preview', {
  timeout: 120_000,
}, async () => {
  const bank = await server.newInstitution()
  const manager = await bank.signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'NCUA', kind: 'fair_lending' })
  const pdfs = HOSTILE_FILES.filter(({ sentTo }) => sentTo === 'pdf')
  const items = await manager.examItems.add({
    id: exam.id,
    items: pdfs.map(({ name }, index) => ({ number: String(index + 1), request: name })),
  })
  const deliveryIds: string[] = []
  for (const [index, file] of pdfs.entries()) {
    const { id } = items[index]!
    await manager.evidence.add({
      kind: 'exam_item',
      id,
      title: file.name,
      validOn: '2026-01-09',
      fileId: await stored(manager, file),
    })
    const { deliveries } = await manager.examItems.deliver({
      ...{ examId: exam.id, id, to: 'NCUA', isConfirmed: true },
    })
    deliveryIds.push(deliveries[0]!.id)
  }
  const { client } = await seatedClient(server, manager, exam.id)
  const reads = readCount()
  for (const id of deliveryIds) {
    const opened = await client.examiner
      .open({ examId: exam.id, id })
      .catch((error: { code: string }) => error.code)
    expect(opened).toBe('NO_PREVIEW')
  }
  expect(readCount() - reads).toBe(pdfs.length)
})

async function stored(client: TestClient, file: HostileFile): Promise<string> {
  const bytes = await file.bytes()
  const { id } = await client.files.start({ name: 'file.pdf', byteSize: bytes.length })
  const piece = CHUNK_BYTES
  for (let position = 0; position * piece < bytes.length; position++) {
    const part = new Uint8Array(bytes.subarray(position * piece, (position + 1) * piece))
    await client.files.putChunk({ id, position, bytes: new File([part], 'chunk') })
  }
  await client.files.finish({ id })
  return id
}

test('PDFs of loops that come as request letters are refused or read within the limits', {
  timeout: 120_000,
}, async () => {
  const read = sandboxed<(file: Uint8Array) => unknown>('exam-requests')
  for (const file of HOSTILE_FILES.filter(({ sentTo }) => sentTo === 'pdf')) {
    const bytes = new Uint8Array(await file.bytes())
    const { result, highest } = await healthDuring(
      read('bank of loops', bytes).catch((error: Error) => error.name),
    )
    expect(
      ['LIST_EMPTY', 'LIST_UNREADABLE', 'LIST_SCANNED', 'BeyondLimit', 'UnreadableFile'],
      file.name,
    ).toContain(result)
    expect(highest).toBeLessThan(process.memoryUsage.rss() + MEMORY_ADDED_AT_MOST)
  }
})
