import { createHash, randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const KEY_BYTES = 32
const FILE = 'storage.key'

/** What seals stored registers: the operator's setting, or a key made once in the data folder. */
export type StorageKey = () => Promise<Buffer>

/** The key cannot be read or made; the message names what to do. */
export class StorageKeyError extends Error {
  override readonly name = 'StorageKeyError'
}

export function storageKey(setting: string | undefined, folder: string): StorageKey {
  let known: Promise<Buffer> | undefined
  return () => {
    known ??= (setting ? Promise.resolve(Buffer.from(setting, 'base64')) : keyOfFolder(folder)).catch(
      (error) => {
        known = undefined
        throw error
      },
    )
    return known
  }
}

async function keyOfFolder(folder: string): Promise<Buffer> {
  const path = join(folder, FILE)
  try {
    const handle = await open(path, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(KEY_BYTES).toString('base64'))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StorageKeyError(`No key can be made in ${path}. Set STORAGE_KEY.`, { cause: error })
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES)
    throw new StorageKeyError(`${path} does not hold a key of ${KEY_BYTES} bytes.`)
  return key
}

/** Nothing where this installation has no key and cannot make one. */
export async function keyOrNothing(storageKey: StorageKey): Promise<Buffer | undefined> {
  try {
    return await storageKey()
  } catch (error) {
    if (error instanceof StorageKeyError) return undefined
    throw error
  }
}

/** Names a key without telling it. */
export const markOfKey = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16)
