import { type ObjectStore, ObjectStoreUnavailable } from '../object-store/object-store.ts'
import type { StorageKey } from '../sealing/storage-key.ts'
import { chunkCountOf } from './file-pieces.ts'
import {
  cutSealed,
  isNamedBy,
  newObjectName,
  pieceSealer,
  type SealedContent,
  sealedRange,
  sealedSizeOf,
} from './sealed-pieces.ts'

/** A reader holds so much of a file in memory, 2 MiB. */
const PIECES_AT_ONCE = 8

/** The bytes are not those that were stored. */
export class FileDamaged extends Error {
  override readonly name: string = 'FileDamaged'
}

export class ObjectMissing extends FileDamaged {
  override readonly name = 'ObjectMissing'
}

/** The contents of files, sealed in an object store. */
export interface ObjectFiles {
  readonly store: ObjectStore
  /** Seals and writes the pieces; answers with the name of the object. */
  write(content: SealedContent, pieces: AsyncIterable<Buffer>): Promise<string>
  /** From one position to another, both included. */
  pieces(name: string, content: SealedContent, first?: number, last?: number): AsyncGenerator<Buffer>
}

export function createObjectFiles(store: ObjectStore, storageKey: StorageKey): ObjectFiles {
  return {
    store,
    async write(content, pieces) {
      const key = await storageKey()
      const name = newObjectName(key, content)
      const { seal } = pieceSealer(key, name, content)
      await store.put(name, sealedSizeOf(content.byteSize), eachSealed(pieces, seal))
      return name
    },
    async *pieces(name, content, first = 0, last = chunkCountOf(content.byteSize) - 1) {
      const key = await storageKey()
      if (!isNamedBy(key, name, content))
        throw new ObjectStoreUnavailable(`The object ${name} was sealed with another STORAGE_KEY.`)
      const { open } = pieceSealer(key, name, content)
      for (let position = first; position <= last; ) {
        const until = Math.min(position + PIECES_AT_ONCE - 1, last)
        const { start, end } = sealedRange(content.byteSize, position, until)
        const bytes = await store.get(name, start, end)
        if (!bytes) throw new ObjectMissing(`The object ${name} is missing.`)
        if (bytes.length !== end - start + 1) throw new FileDamaged(`The object ${name} has another size.`)
        for (const sealed of cutSealed(bytes)) yield opened(name, () => open(position++, sealed))
      }
    },
  }
}

function opened(name: string, open: () => Buffer): Buffer {
  try {
    return open()
  } catch (cause) {
    throw new FileDamaged(`The object ${name} was changed.`, { cause })
  }
}

async function* eachSealed(
  pieces: AsyncIterable<Buffer>,
  seal: (position: number, bytes: Buffer) => Buffer,
): AsyncGenerator<Buffer> {
  let position = 0
  for await (const piece of pieces) yield seal(position++, piece)
}
