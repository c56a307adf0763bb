import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { lockDataDirectory } from './data-directory-lock.ts'
import { type Database, DatabaseSetupError, type Db, SETTINGS_FIRST } from './db.ts'
import { hasSpace, reserveOf, SPACE_AT_LEAST_TEXT, watchDiskSpace } from './disk-space.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { BYTES_AS_THEY_ARE } from './embedded-bytes.ts'
import { createEngine, createLastingEngine } from './embedded-engine.ts'
import { createMaintenance } from './embedded-maintenance.ts'
import { keepPlans } from './embedded-plans.ts'
import { watchStatements } from './embedded-watching.ts'
import { yieldBetweenQueries } from './embedded-yielding.ts'
import { makePrivateFolder } from './private-folder.ts'
import { StatementTimeout, statementSeconds } from './statement-limits.ts'

const EXTENSIONS = { pg_trgm, citext }

/**
 * PGlite's defaults without `-F` (which disables fsync), plus a small cache, a sync method that its file
 * system supports, and a log whose old segments are deleted instead of recycled.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off', '-c', 'shared_buffers=16MB'],
]

export async function openEmbeddedDatabase(
  dataDirectory: string,
  fsync?: (descriptor: number) => void,
  onError: (error: Error) => void = () => {},
  reservedBytes?: number,
): Promise<Database> {
  const directory = join(dataDirectory, 'database')
  makeWritable(dataDirectory)
  const lock = await lockDataDirectory(dataDirectory)
  try {
    if (!hasSpace(dataDirectory))
      throw new DatabaseSetupError(
        `The disk of ${dataDirectory} has less than ${SPACE_AT_LEAST_TEXT} left. Make room, or set DATA_DIR to another.`,
      )
    closeToOthers(directory)
    const pglite = await createLastingEngine({
      fs: new DurableFileSystem(directory, fsync),
      startParams: START_PARAMETERS,
      relaxedDurability: false,
      extensions: EXTENSIONS,
      ...BYTES_AS_THEY_ARE,
    })
    const stopWatching = watchDiskSpace(dataDirectory, (isEnough, cause) => {
      // Reads go on; writes are rejected until there is space.
      pglite.exec(`set default_transaction_read_only = ${isEnough ? 'off' : 'on'}`).catch(onError)
      if (isEnough) return
      const problem = cause
        ? `${dataDirectory} cannot be looked at: nothing is written until it can`
        : `the disk has less than ${SPACE_AT_LEAST_TEXT} left: nothing is written until it has more`
      onError(new Error(problem, { cause }))
    })
    return asDatabase(pglite, {
      hasSpaceFor: (bytes) => hasSpace(dataDirectory, bytes),
      isInReserve: reserveOf(dataDirectory, reservedBytes),
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

/** For tests: in memory only. */
export async function openDatabaseInMemory(options: Pick<PGliteOptions, 'loadDataDir'> = {}) {
  const pglite = await createEngine({ extensions: EXTENSIONS, ...BYTES_AS_THEY_ARE, ...options })
  return { ...asDatabase(pglite), dump: () => pglite.dumpDataDir('none') }
}

interface Surroundings {
  hasSpaceFor: (bytes: number) => boolean
  isInReserve: () => boolean
  released: () => Promise<void>
}

const IN_MEMORY: Surroundings = {
  hasSpaceFor: () => true,
  isInReserve: () => false,
  released: async () => {},
}

function asDatabase(
  pglite: PGlite,
  { hasSpaceFor, isInReserve, released }: Surroundings = IN_MEMORY,
): Database {
  yieldBetweenQueries(pglite)
  keepPlans(pglite)
  watchStatements(pglite)
  let closed = false
  return {
    engine: 'embedded',
    db: limitingTheWait(pglite),
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage)
    },
    async ping() {
      await pglite.query('select 1')
    },
    isInReserve,
    maintenance: createMaintenance(pglite, hasSpaceFor),
    async close() {
      if (closed) return
      closed = true
      await pglite.close()
      await released()
    },
  }
}

/**
 * The engine runs in our own thread, where nothing can end a statement. A transaction that waited for others longer
 * than a statement may run is not begun: the caller was answered long ago.
 */
function limitingTheWait(pglite: PGlite): Db {
  // Both drivers return `{ rows }` from `execute`; their types differ in the other members.
  const db = drizzle({ client: pglite }) as unknown as Db
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const seconds = statementSeconds()
    const since = performance.now()
    return transaction(
      (tx) => {
        if (performance.now() - since > seconds * 1000) throw new StatementTimeout(seconds)
        return work(tx)
      },
      config === SETTINGS_FIRST ? undefined : config,
    )
  }
  return db
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
