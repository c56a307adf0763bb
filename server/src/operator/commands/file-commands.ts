import type { Db } from '@plumbline/database/db.ts'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { ObjectStoreUnavailable } from '../../platform/object-store/object-store.ts'
import { countFilePlaces, countMissing } from '../../work/files/file-counts.ts'
import { type FilePlace, moveNextFile } from '../../work/files/file-moves.ts'
import { type CommandContext, CommandError } from './command-context.ts'

const PLACES: Readonly<Record<string, FilePlace>> = { database: 'database', s3: 'object_store' }

const sizeOf = ({ count, byteSize }: { count: number; byteSize: number }) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'file' : 'files'} (${byteSize.toLocaleString('en-US')} bytes)`

/** Says where the bytes of files are, or moves all of them. */
export async function runFilesCommand(
  context: CommandContext,
  [action, option, place, ...rest]: readonly string[],
): Promise<string> {
  if (action === undefined) return describePlaces(context.db)
  const to = PLACES[place ?? '']
  if (action !== 'move' || option !== '--to' || !to || rest.length > 0)
    throw new CommandError('Use files, or files move --to database, or files move --to s3.')
  const { db, fileBytes, keepFilesIn } = context
  if (!fileBytes?.objects) throw new CommandError('FILES_URL is not set: every file is in the database.')
  if (to !== keepFilesIn)
    throw new CommandError(
      to === 'database'
        ? 'Set FILES_KEPT_IN=database first and start the program again; it would move the files back to FILES_URL.'
        : 'FILES_KEPT_IN=database moves files to the database. Remove it first and start the program again.',
    )
  const damaged: string[] = []
  const mover = {
    ...{ db, fileBytes, objects: fileBytes.objects },
    log: { error: (about: { file: string }) => void damaged.push(about.file) },
  }
  while (await saying(() => moveNextFile(mover, to)));
  const { database, objectStore } = await countFilePlaces(db)
  const left = (to === 'database' ? objectStore : database).count - damaged.length
  return [
    await describePlaces(db),
    ...(left > 0
      ? [
          'The others are being moved by another process, or were by one that ended: look again in five minutes.',
        ]
      : []),
    ...damaged.map((id) => `File ${id} was not moved: its bytes are not those of its upload.`),
  ].join('\n')
}

async function describePlaces(db: Db): Promise<string> {
  const { database, objectStore } = await countFilePlaces(db)
  return `In the database: ${sizeOf(database)}. In the object store: ${sizeOf(objectStore)}.`
}

/** What a backup does not contain; with a store, whether it is there. */
export async function describeFilesElsewhere(db: Db, fileBytes?: FileBytes): Promise<string | undefined> {
  const { objectStore } = await countFilePlaces(db)
  if (objectStore.count === 0) return undefined
  const text = `Not in it: the bytes of ${sizeOf(objectStore)}, which are in the object store and open with their STORAGE_KEY alone.`
  const store = fileBytes?.objects?.store
  if (!store) return `${text} FILES_URL is not set, so nobody looked whether they are there.`
  const missing = await saying(() => countMissing(db, store))
  if (missing === 0) return `${text} ${store.address} has all of them.`
  return `${text} ${store.address} lacks ${missing.toLocaleString('en-US')} of them.`
}

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ObjectStoreUnavailable) throw new CommandError(error.message, { cause: error })
    throw error
  }
}
