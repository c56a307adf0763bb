import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'

export const chunkCountOf = (byteSize: number): number => Math.ceil(byteSize / CHUNK_BYTES)

export const chunkSizeAt = (byteSize: number, position: number): number =>
  Math.min(CHUNK_BYTES, byteSize - position * CHUNK_BYTES)

/** Without a copy. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
