// Draws the icons that cannot be SVG. Run by hand when the mark changes; the output is committed.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = new URL('../web/public/', import.meta.url)

/** The mark with enough margin that a round or square mask cuts nothing off. */
const MARK_ON_PAPER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="#fbfaf6"/>
  <path d="M256 96v150" stroke="#10211d" stroke-width="16"/>
  <path d="M256 232l70 82-70 122-70-122z" fill="#b98a35"/>
</svg>`

for (const [name, size] of [
  ['icon-192', 192],
  ['icon-512', 512],
  ['apple-touch-icon', 180],
]) {
  const file = fileURLToPath(new URL(`icons/${name}.png`, PUBLIC))
  await sharp(Buffer.from(MARK_ON_PAPER))
    .resize(size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file)
}

const small = await sharp(fileURLToPath(new URL('favicon.svg', PUBLIC)), { density: 300 })
  .resize(32)
  .png()
  .toBuffer()
await writeFile(new URL('favicon.ico', PUBLIC), iconFile(small, 32))

/** One PNG in the frame of an ICO file. */
function iconFile(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
