import {
  CHUNK_BYTES,
  FILE_BYTES_AT_MOST,
  FILE_MIB_AT_MOST,
  type StoredFile,
} from '@plumbline/contract/compliance/files.ts'
import { apiClient } from '../../platform/api/api-client.ts'

/** Pieces of one file that are sent at the same time. */
const AT_ONCE = 3
const TRIES = 4
/** A server that asks to wait is asked again for about a minute. */
const TRIES_IF_BUSY = 12
const FIRST_WAIT_MS = 500
const WAIT_AT_MOST_MS = 8_000

export interface Upload {
  id: string
  file: File
}

/** Refused before anything is sent, with the limit named. */
export function fileProblem({ name, size }: File): string | undefined {
  if (size === 0) return `${name} is empty.`
  if (size > FILE_BYTES_AT_MOST)
    return `${name} has ${(size / 1024 / 1024).toFixed(1)} MB. The limit is ${FILE_MIB_AT_MOST} MB.`
  return undefined
}

/** Begins an upload; a file of the same content that is there already comes back with it. */
export async function beginUpload(file: File): Promise<{ upload: Upload; existing: StoredFile | null }> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { id, existing } = await apiClient.files.start({ name: file.name, byteSize: file.size, sha256 })
  return { upload: { id, file }, existing }
}

/** Sends what is missing, some pieces at a time, each tried again when the connection fails; then has it checked. */
export async function sendUpload(
  { id, file }: Upload,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<StoredFile> {
  const { received, chunkCount } = await apiClient.files.progress({ id })
  const arrived = new Set(received)
  const missing = Array.from({ length: chunkCount }, (_, position) => position).filter((n) => !arrived.has(n))
  let done = received.length
  const next = () => missing.shift()
  async function work() {
    for (let position = next(); position !== undefined; position = next()) {
      await sendChunk(id, file, position, signal)
      onProgress(++done / chunkCount)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  signal.throwIfAborted()
  return apiClient.files.finish({ id })
}

async function sendChunk(id: string, file: File, position: number, signal: AbortSignal): Promise<void> {
  const start = position * CHUNK_BYTES
  const bytes = new File([file.slice(start, start + CHUNK_BYTES)], 'chunk', {
    type: 'application/octet-stream',
  })
  for (let tried = 1; ; tried++) {
    signal.throwIfAborted()
    try {
      await apiClient.files.putChunk({ id, position, bytes }, { signal })
      return
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
      const isBusy = status === 429 || status === 503
      const isRefused = status >= 400 && status < 500 && !isBusy
      if (isRefused || tried >= (isBusy ? TRIES_IF_BUSY : TRIES) || signal.aborted) throw error
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (tried - 1), WAIT_AT_MOST_MS)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
