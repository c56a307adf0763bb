import type { Database } from './db.ts'

export interface DatabaseSettings {
  /** Absent: the embedded database under `dataDirectory`. */
  databaseUrl?: string | undefined
  dataDirectory: string
  onError: (error: Error) => void
}

/** Only the engine that serves is loaded: the other would cost its memory for nothing. */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  onError,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres-database.ts')
    return openPostgres(databaseUrl, onError)
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts')
  return openEmbeddedDatabase(dataDirectory, undefined, onError)
}
