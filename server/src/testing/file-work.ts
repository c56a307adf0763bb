import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import { type Dispatcher, FormData, fetch } from 'undici'

const MIB = 1024 * 1024

/** A person who sends files to a running program over HTTP. */
export interface Sender {
  origin: string
  bearer: string
  /** Through which connections; by default as many as calls are open. */
  dispatcher?: Dispatcher
}

export interface SentFile {
  id: string
  byteSize: number
  sha256: string
}

/** Not held in memory: each piece is made again from its seed when it is sent. */
export interface MadeFile {
  name: string
  byteSize: number
  piece: (position: number) => Buffer
}

export function makeFile(name: string, byteSize: number): MadeFile {
  const seed = randomBytes(CHUNK_BYTES)
  return {
    name,
    byteSize,
    piece(position) {
      const bytes = Buffer.from(seed.subarray(0, Math.min(CHUNK_BYTES, byteSize - position * CHUNK_BYTES)))
      if (position === 0) bytes.write('%PDF-1.7\n', 'latin1')
      else bytes.writeUInt32BE(position, 0)
      return bytes
    },
  }
}

export function hashOf({ byteSize, piece }: MadeFile): string {
  const hash = createHash('sha256')
  for (let position = 0; position * CHUNK_BYTES < byteSize; position++) hash.update(piece(position))
  return hash.digest('hex')
}

async function ask({ origin, bearer, dispatcher }: Sender, method: string, path: string, body?: unknown) {
  const isForm = body instanceof FormData
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(dispatcher && { dispatcher }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return text === '' ? undefined : JSON.parse(text)
}

export async function startUpload(sender: Sender, { name, byteSize }: MadeFile): Promise<string> {
  return (await ask(sender, 'POST', '/files', { name, byteSize })).id
}

const TRIES = 5

/** A program that is too busy is asked again, as the browser does; one that is gone is not. */
async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || !/: 50[34] /.test((error as Error).message)) throw error
    }
  }
}

/** Sends the pieces that have not arrived, some at a time; tells of each one that the program acknowledged. */
export async function sendPieces(
  sender: Sender,
  id: string,
  file: MadeFile,
  onAcknowledged: (position: number) => void = () => {},
): Promise<void> {
  const { received, chunkCount } = await ask(sender, 'GET', `/files/${id}/chunks`)
  const missing = Array.from({ length: chunkCount }, (_, position) => position).filter(
    (position) => !received.includes(position),
  )
  async function work() {
    for (let position = missing.shift(); position !== undefined; position = missing.shift()) {
      const form = new FormData()
      form.set('bytes', new File([new Uint8Array(file.piece(position))], 'chunk'))
      await withRetries(() => ask(sender, 'POST', `/files/${id}/chunks/${position}`, form))
      onAcknowledged(position)
    }
  }
  await Promise.all([work(), work(), work()])
}

export const receivedPieces = async (sender: Sender, id: string): Promise<number[]> =>
  (await ask(sender, 'GET', `/files/${id}/chunks`)).received

export const finishUpload = (sender: Sender, id: string): Promise<SentFile> =>
  ask(sender, 'POST', `/files/${id}/finish`, {})

/** The bytes are read piece by piece, like a browser that saves them. */
export async function hashAt(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ sha256: string; byteSize: number }> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const hash = createHash('sha256')
  let byteSize = 0
  for await (const piece of response.body!) {
    hash.update(piece)
    byteSize += piece.length
  }
  return { sha256: hash.digest('hex'), byteSize }
}

export async function openFile(sender: Sender, id: string): Promise<string> {
  return `${sender.origin}${(await ask(sender, 'POST', `/files/${id}/address`, {})).path}`
}

/** An exam whose items deliver the files again and again until their sizes add up; then its binder. */
export async function makeBinder(
  sender: Sender,
  files: readonly SentFile[],
  { byteSize, notes }: { byteSize: number; notes: number },
  onDelivered: (count: number) => void = () => {},
): Promise<{ url: string; byteSize: number; documentCount: number }> {
  const { id: examId } = await ask(sender, 'POST', '/exams', { agency: 'Agency', kind: 'compliance' })
  const largest = Math.max(1, Math.ceil(byteSize / files[0]!.byteSize))
  const requests = Array.from({ length: largest + notes }, (_, index) => ({
    number: String(index + 1),
    request: `Document ${index + 1}`,
  }))
  for (let first = 0; first < requests.length; first += 500)
    await ask(sender, 'POST', `/exams/${examId}/items`, {
      id: examId,
      items: requests.slice(first, first + 500),
    })
  const items: { id: string }[] = await ask(sender, 'GET', `/exams/${examId}/items`)
  for (const [index, { id }] of items.entries()) {
    if (index < largest)
      await ask(sender, 'POST', '/evidence', {
        kind: 'exam_item',
        id,
        title: `Document ${index + 1}`,
        validOn: '2026-01-09',
        fileId: files[index % files.length]!.id,
      })
    else
      await ask(sender, 'POST', `/exams/${examId}/items/${id}/answers`, {
        kind: 'note',
        text: `Note ${index}`,
      })
    await ask(sender, 'POST', `/exams/${examId}/items/${id}/deliveries`, { to: 'Agency', isConfirmed: true })
    onDelivered(index + 1)
  }
  const binder = await ask(sender, 'POST', `/exams/${examId}/binders`, { id: examId })
  const { path } = await ask(sender, 'POST', `/exams/${examId}/binders/${binder.id}/address`, {})
  return { url: `${sender.origin}${path}`, byteSize: binder.byteSize, documentCount: binder.documentCount }
}

/** The resident memory of a process of this machine, in MB; undefined where the system does not say. */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}

/** Watches the memory of a process; `highest` is the largest since the last `rest`. */
export function watchMemory(pid: number, everyMs = 50) {
  let highest = 0
  const sample = () => {
    highest = Math.max(highest, residentMegabytes(pid) ?? 0)
  }
  const timer = setInterval(sample, everyMs)
  return {
    rest() {
      highest = 0
      sample()
      return highest
    },
    highest() {
      sample()
      return highest
    },
    now: () => residentMegabytes(pid) ?? 0,
    end: () => clearInterval(timer),
  }
}

export const bytesOf = (mib: number): number => Math.round(mib * MIB)
