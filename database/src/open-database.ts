import type { Database } from './db.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { openPostgres } from './postgres-database.ts'

export interface DatabaseSettings {
  /** Absent: the embedded database under `dataDirectory`. */
  databaseUrl?: string | undefined
  dataDirectory: string
  onError: (error: Error) => void
}

export function openDatabase({ databaseUrl, dataDirectory, onError }: DatabaseSettings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onError) : openEmbeddedDatabase(dataDirectory)
}
