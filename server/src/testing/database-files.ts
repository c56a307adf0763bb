import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which files of the embedded database hold these words as they are; letters in the outbox are the operator's to delete. */
export function databaseFilesWith(dataDirectory: string, words: string): string[] {
  const folder = join(dataDirectory, 'database')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    try {
      return readFileSync(join(folder, name)).includes(words)
    } catch {
      // A folder, or a file that is gone meanwhile.
      return false
    }
  })
}
