import sharp from 'sharp'

const BOX = { width: 720, height: 176 }
const MEGAPIXELS_AT_MOST = 25
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp']

/** Drawn anew as a PNG on white, so that nothing but the picture is stored; undefined for what is no picture. */
export async function acceptLogo(upload: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const source = sharp(upload, { limitInputPixels: MEGAPIXELS_AT_MOST * 1_000_000, failOn: 'error' })
    const { format } = await source.metadata()
    if (!FORMATS.includes(format)) return undefined
    return await source
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    return undefined
  }
}
