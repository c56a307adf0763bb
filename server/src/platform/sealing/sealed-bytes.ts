import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** A register shrinks tenfold at this quality, and slower ones gain little. */
const QUALITY = 4

/** Each institution has a key of its own, derived from the installation's. */
const keyFor = (key: Buffer, institutionId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, institutionId, 'stored registers', key.length))

/** Compressed and sealed: `about` must be the same to open it, so that a row cannot stand in for another. */
export async function seal(
  key: Buffer,
  institutionId: string,
  about: string,
  bytes: Uint8Array,
): Promise<Buffer> {
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(key, institutionId), iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws where the key, the subject or a byte differs. */
export async function unseal(
  key: Buffer,
  institutionId: string,
  about: string,
  sealed: Buffer,
  bytesAtMost: number,
): Promise<Buffer> {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFor(key, institutionId), iv)
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const packed = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return decompress(packed, { maxOutputLength: bytesAtMost })
}
