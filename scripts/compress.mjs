// After the build of the web: writes a brotli and a gzip copy beside each file that gains by it, which the server sends.
// What the server itself runs gets one-byte letters.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeOneByteLetters } from './one-byte-letters.mjs'

const CLIENT = fileURLToPath(new URL('../web/build/client', import.meta.url))
const COMPRESSIBLE = /\.(js|css|svg|html|txt|xml|json|webmanifest|ico)$/

function walk(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) walk(path)
    else if (COMPRESSIBLE.test(name)) compress(path)
  }
}

function compress(path) {
  const bytes = readFileSync(path)
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const gzip = gzipSync(bytes, { level: 9 })
  if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli)
  if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip)
}

walk(CLIENT)
writeOneByteLetters(fileURLToPath(new URL('../web/build/server', import.meta.url)))
