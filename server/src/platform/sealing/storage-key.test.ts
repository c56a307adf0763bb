import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KEY_BYTES, markOfKey, StorageKeyError, storageKey } from './storage-key.ts'

const folder = await mkdtemp(join(tmpdir(), 'storage-key-'))
afterAll(() => rm(folder, { recursive: true }))

test('makes a key once, for the owner of the process alone', async () => {
  const key = await storageKey(undefined, folder)()
  expect(key).toHaveLength(KEY_BYTES)
  expect(await storageKey(undefined, folder)()).toEqual(key)
  expect((await stat(join(folder, 'storage.key'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, 'storage.key'), 'utf8')).toBe(key.toString('base64'))
})

test('the setting goes before the folder', async () => {
  const setting = Buffer.alloc(KEY_BYTES, 1)
  expect(await storageKey(setting.toString('base64'), folder)()).toEqual(setting)
  expect(markOfKey(setting)).toMatch(/^[0-9a-f]{16}$/)
})

test('a damaged key is refused, and so is a folder that cannot be written', async () => {
  await writeFile(join(folder, 'storage.key'), 'short')
  await expect(storageKey(undefined, folder)()).rejects.toThrow(StorageKeyError)
  await expect(storageKey(undefined, '/nonexistent')()).rejects.toThrow('Set STORAGE_KEY')
})
