import { chmodSync, mkdirSync } from 'node:fs'

/** A folder that other users of the machine cannot look into, also where it stood open before. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
}
