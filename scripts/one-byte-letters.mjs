import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** A single letter beyond ASCII makes Node keep the whole text of a script with two bytes a letter. */
const BEYOND_ASCII = /[\u0080-\uffff]/g
const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Rewrites the scripts of a folder that the server runs; escapes mean the same in texts, patterns, and names. */
export function writeOneByteLetters(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const path = `${folder}/${name}`
    const code = readFileSync(path, 'utf8')
    const oneByte = code.replace(BEYOND_ASCII, escaped)
    if (oneByte !== code) writeFileSync(path, oneByte)
  }
}
