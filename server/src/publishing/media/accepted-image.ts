import sharp from 'sharp'
import { MEGAPIXELS_AT_MOST } from './picture-limits.ts'

// One process reads one picture, and no second one that would profit from a cache.
sharp.cache(false)
sharp.concurrency(1)

const WIDTH_AT_MOST = 1600
/** Rejects extremely tall pictures, which would fill a page. */
const HEIGHT_AT_MOST = 4000
const WEBP_QUALITY = 82

export interface AcceptedImage {
  contentType: string
  width: number
  height: number
  bytes: Uint8Array
}

export type ImageVerdict =
  | { outcome: 'accepted'; image: AcceptedImage }
  | { outcome: 'refused'; because: 'NOT_AN_IMAGE' | 'IMAGE_DAMAGED' | 'IMAGE_TOO_WIDE' }

/** Validates by content, never by name, and re-encodes, so that nothing but the picture is stored. */
export async function acceptImage(upload: Uint8Array): Promise<ImageVerdict> {
  if (!isKnownFormat(upload)) return { outcome: 'refused', because: 'NOT_AN_IMAGE' }
  const source = sharp(upload, { limitInputPixels: MEGAPIXELS_AT_MOST * 1_000_000, failOn: 'error' })
  try {
    const { width, height } = await source.metadata()
    if (width * height > MEGAPIXELS_AT_MOST * 1_000_000)
      return { outcome: 'refused', because: 'IMAGE_TOO_WIDE' }
    const { data, info } = await source
      .autoOrient()
      .resize({ width: WIDTH_AT_MOST, height: HEIGHT_AT_MOST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
    const image = { contentType: 'image/webp', width: info.width, height: info.height, bytes: data }
    return { outcome: 'accepted', image }
  } catch (error) {
    const tooWide = error instanceof Error && error.message.includes('pixel limit')
    return { outcome: 'refused', because: tooWide ? 'IMAGE_TOO_WIDE' : 'IMAGE_DAMAGED' }
  }
}

/** Checks the magic bytes before decoding: the image library reads more formats than we accept. */
function isKnownFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8)))
  )
}
