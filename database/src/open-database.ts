import type { Database } from './db.ts'

export interface DatabaseSettings {
  /** Absent: the embedded database under `dataDirectory`. */
  databaseUrl?: string | undefined
  /** Past a pooler: set where `databaseUrl` leads to one in transaction mode. */
  databaseDirectUrl?: string | undefined
  dataDirectory: string
  /** Of the embedded database's disk: reserved for signing in, the audit log, and deletion. Absent: a tenth, at most 20 GB. */
  reservedBytes?: number | undefined
  onError: (error: Error) => void
}

/** Loads only the engine in use, to save memory. */
export async function openDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDirectory,
  reservedBytes,
  onError,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres-database.ts')
    return openPostgres(databaseUrl, onError, databaseDirectUrl)
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts')
  return openEmbeddedDatabase(dataDirectory, undefined, onError, reservedBytes)
}
