import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { lockDataDirectory } from './data-directory-lock.ts'
import { type Database, DatabaseSetupError, type Db } from './db.ts'
import { hasRoom, ROOM_AT_LEAST_TEXT, watchRoom } from './disk-room.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { keepPlans } from './embedded-plans.ts'
import { takeTurns } from './embedded-turns.ts'
import { createUpkeep } from './embedded-upkeep.ts'
import { makePrivateFolder } from './private-folder.ts'

const EXTENSIONS = { pg_trgm, citext }

/**
 * What PGlite starts with, less `-F` (which switches fsync off), plus a small cache, a sync method its
 * file system has, and a log whose old pieces are deleted, not kept under the names of later ones.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off', '-c', 'shared_buffers=32MB'],
]

export async function openEmbeddedDatabase(
  dataDirectory: string,
  fsync?: (descriptor: number) => void,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const directory = join(dataDirectory, 'database')
  makeWritable(dataDirectory)
  const lock = await lockDataDirectory(dataDirectory)
  try {
    if (!hasRoom(dataDirectory))
      throw new DatabaseSetupError(
        `The disk of ${dataDirectory} has less than ${ROOM_AT_LEAST_TEXT} left. Make room, or set DATA_DIR to another.`,
      )
    closeToOthers(directory)
    const pglite = await PGlite.create({
      fs: new DurableFileSystem(directory, fsync),
      startParams: START_PARAMETERS,
      relaxedDurability: false,
      extensions: EXTENSIONS,
    })
    const stopWatching = watchRoom(dataDirectory, (isEnough, cause) => {
      // What reads goes on; what writes is refused until there is room.
      pglite.exec(`set default_transaction_read_only = ${isEnough ? 'off' : 'on'}`).catch(onError)
      if (isEnough) return
      const problem = cause
        ? `${dataDirectory} cannot be looked at: nothing is written until it can`
        : `the disk has less than ${ROOM_AT_LEAST_TEXT} left: nothing is written until it has more`
      onError(new Error(problem, { cause }))
    })
    return asDatabase(pglite, {
      hasRoomFor: (bytes) => hasRoom(dataDirectory, bytes),
      released() {
        stopWatching()
        return lock.release()
      },
    })
  } catch (cause) {
    await lock.release()
    throw cause
  }
}

/** For tests: nothing on disk, gone with the process. */
export async function openDatabaseInMemory(options: Pick<PGliteOptions, 'loadDataDir'> = {}) {
  const pglite = await PGlite.create({ extensions: EXTENSIONS, ...options })
  return { ...asDatabase(pglite), dump: () => pglite.dumpDataDir('none') }
}

interface Surroundings {
  hasRoomFor: (bytes: number) => boolean
  released: () => Promise<void>
}

const IN_MEMORY: Surroundings = { hasRoomFor: () => true, released: async () => {} }

function asDatabase(pglite: PGlite, { hasRoomFor, released }: Surroundings = IN_MEMORY): Database {
  takeTurns(pglite)
  keepPlans(pglite)
  let closed = false
  return {
    engine: 'embedded',
    // Both drivers answer `execute` with `{ rows }`; their types differ in what else they carry.
    db: drizzle({ client: pglite }) as unknown as Db,
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage)
    },
    async ping() {
      await pglite.query('select 1')
    },
    upkeep: createUpkeep(pglite, hasRoomFor),
    async close() {
      if (closed) return
      closed = true
      await pglite.close()
      await released()
    },
  }
}

function makeWritable(directory: string) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    accessSync(directory, constants.W_OK | constants.R_OK | constants.X_OK)
  } catch (cause) {
    throw new DatabaseSetupError(
      `The data directory ${directory} cannot be written to. Change its owner, or set DATA_DIR to another.`,
      { cause },
    )
  }
}

/** The engine makes its files readable and writable by everybody, and DATA_DIR may be open to others. */
function closeToOthers(directory: string) {
  try {
    makePrivateFolder(directory)
  } catch (cause) {
    throw new DatabaseSetupError(
      `The folder ${directory} cannot be closed to other users of this machine. Change its owner, or set DATA_DIR to another.`,
      { cause },
    )
  }
}
