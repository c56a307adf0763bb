import { chmodSync, mkdirSync } from 'node:fs'

/** Makes a folder that other users of the machine cannot read, also if it existed with open permissions. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
}
