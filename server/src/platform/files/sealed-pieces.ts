import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES

/** What a sealed piece is bound to, so that none can stand in for another. */
export interface SealedContent {
  institutionId: string
  sha256: string
  byteSize: number
}

const derived = (key: Buffer, salt: string, about: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, about, KEY_BYTES))

/** Each institution has a key of its own, derived from the installation's. */
const keyOf = (key: Buffer, institutionId: string): Buffer => derived(key, institutionId, 'stored files')

/** Tells nobody without the key which content it is. */
function markOf(key: Buffer, { institutionId, sha256 }: SealedContent): string {
  const nameKey = derived(keyOf(key, institutionId), '', 'names')
  return createHmac('sha256', nameKey).update(sha256).digest('hex')
}

/** Never given twice: a name that no row has is deleted, and nobody may have begun to use it again. */
export const newObjectName = (key: Buffer, content: SealedContent): string =>
  `${content.institutionId}/${markOf(key, content)}-${randomBytes(16).toString('hex')}`

export const OBJECT_NAME = /^[0-9a-f-]{36}\/[0-9a-f]{64}-[0-9a-f]{32}$/

/** Whether the key that named an object is this one. */
export const isNamedBy = (key: Buffer, name: string, content: SealedContent): boolean =>
  name.startsWith(`${content.institutionId}/${markOf(key, content)}-`)

export interface PieceSealer {
  seal(position: number, bytes: Buffer): Buffer
  /** Throws where the key, the content, the position or a byte differs. */
  open(position: number, sealed: Buffer): Buffer
}

/** Each object has a key of its own, so that the number of a piece may count as its nonce. */
export function pieceSealer(key: Buffer, name: string, content: SealedContent): PieceSealer {
  const { institutionId, sha256, byteSize } = content
  const objectKey = derived(keyOf(key, institutionId), name, 'object')
  const about = (position: number) => Buffer.from(`${institutionId} ${sha256} ${byteSize} ${position}`)
  return {
    seal(position, bytes) {
      const cipher = createCipheriv(CIPHER, objectKey, ivOf(position)).setAAD(about(position))
      return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(position, sealed) {
      const tagAt = sealed.length - TAG_BYTES
      const decipher = createDecipheriv(CIPHER, objectKey, ivOf(position), { authTagLength: TAG_BYTES })
        .setAAD(about(position))
        .setAuthTag(sealed.subarray(tagAt))
      return Buffer.concat([decipher.update(sealed.subarray(0, tagAt)), decipher.final()])
    },
  }
}

function ivOf(position: number): Buffer {
  const iv = Buffer.alloc(IV_BYTES)
  iv.writeUInt32BE(position, IV_BYTES - 4)
  return iv
}

export const sealedSizeOf = (byteSize: number): number =>
  byteSize + Math.ceil(byteSize / CHUNK_BYTES) * TAG_BYTES

/** Where the sealed pieces from one position to another are in their object, both ends included. */
export const sealedRange = (byteSize: number, first: number, last: number) => ({
  start: first * SEALED_BYTES,
  end: Math.min((last + 1) * SEALED_BYTES, sealedSizeOf(byteSize)) - 1,
})

/** The sealed pieces that were read together. */
export function* cutSealed(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SEALED_BYTES) yield bytes.subarray(at, at + SEALED_BYTES)
}
