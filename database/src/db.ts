import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** A connection or a transaction. Store functions take it as their first argument; no module holds one. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** The one open database of a process, whichever engine serves it. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  readonly db: Db
  /** Calls back for each message that any process sends on the channel. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  /** Throws when the database cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Something an operator can act on: said without a stack trace. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError'
}
