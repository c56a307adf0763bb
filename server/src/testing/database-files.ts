import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the embedded database that contain these words; the outbox is the operator's to delete. */
export function databaseFilesWith(dataDirectory: string, words: string): string[] {
  const folder = join(dataDirectory, 'database')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    try {
      return readFileSync(join(folder, name)).includes(words)
    } catch {
      // A folder, or a file that was deleted meanwhile.
      return false
    }
  })
}
