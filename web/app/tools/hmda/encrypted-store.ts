import { LOCAL_FILES } from '../../platform/session/local-files.ts'

/**
 * The open file in the browser's own database, encrypted with a key that no script can read out. Deleting the database
 * deletes the key with it.
 */
const CHUNK = 4 * 1024 * 1024

export interface StoredFile {
  owner: string
  name: string
  filing: { year: number; quarter: number | undefined }
  bytes: Uint8Array
  journal: string | undefined
  /** The table of APRs and rate-set dates. */
  pricing?: string | undefined
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(LOCAL_FILES, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore('parts')
  const database = await request(asked)
  // Another tab may want to delete the file: it must not wait for this one.
  database.onversionchange = () => database.close()
  return database
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database.transaction('parts', mode).objectStore('parts'))
  } finally {
    database.close()
  }
}

async function keyOf(): Promise<CryptoKey> {
  const known = await inStore('readonly', (store) => request(store.get('key')))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await inStore('readwrite', (store) => request(store.put(made, 'key')))
  return made
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

async function seal(key: CryptoKey, bytes: Uint8Array): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return {
    iv,
    data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes as Uint8Array<ArrayBuffer>),
  }
}

const unseal = async (key: CryptoKey, { iv, data }: Sealed) =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))

export async function storeFile({ bytes, journal: _, pricing: __, ...facts }: StoredFile): Promise<void> {
  await forgetStored()
  const key = await keyOf()
  const chunks = Math.ceil(bytes.length / CHUNK)
  for (let at = 0; at < chunks; at++) {
    const sealed = await seal(key, bytes.slice(at * CHUNK, (at + 1) * CHUNK))
    await inStore('readwrite', (store) => request(store.put(sealed, `chunk-${at}`)))
  }
  // Written last: a file without it was not stored whole.
  await put(key, 'meta', JSON.stringify({ ...facts, chunks, length: bytes.length }))
}

async function put(key: CryptoKey, name: string, text: string): Promise<void> {
  const sealed = await seal(key, new TextEncoder().encode(text))
  await inStore('readwrite', (store) => request(store.put(sealed, name)))
}

export async function storeJournal(text: string): Promise<void> {
  const key = await inStore('readonly', (store) => request(store.get('key')))
  if (key) await put(key, 'journal', text)
}

export async function storePricing(text: string | undefined): Promise<void> {
  const key = await inStore('readonly', (store) => request(store.get('key')))
  if (!key) return
  if (text === undefined) await inStore('readwrite', (store) => request(store.delete('pricing')))
  else await put(key, 'pricing', text)
}

/** The file that this person left open, or nothing. What somebody else left is erased. */
export async function storedFile(owner: string): Promise<StoredFile | undefined> {
  const [key, meta, journal, pricing] = await inStore('readonly', (store) =>
    Promise.all(['key', 'meta', 'journal', 'pricing'].map((name) => request(store.get(name)))),
  )
  if (!key || !meta) return undefined
  const read = async (sealed: Sealed) => new TextDecoder().decode(await unseal(key, sealed))
  const { chunks, length, ...facts } = JSON.parse(await read(meta))
  if (facts.owner !== owner) {
    await forgetStored()
    return undefined
  }
  const bytes = new Uint8Array(length)
  for (let at = 0; at < chunks; at++) {
    const sealed = await inStore('readonly', (store) => request(store.get(`chunk-${at}`)))
    bytes.set(await unseal(key, sealed), at * CHUNK)
  }
  return {
    ...facts,
    bytes,
    journal: journal ? await read(journal) : undefined,
    pricing: pricing ? await read(pricing) : undefined,
  }
}

export async function forgetStored(): Promise<void> {
  await inStore('readwrite', (store) => request(store.clear()))
}
