import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'

/** A connection or a transaction. Store functions take it first; no module holds one. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/**
 * For `db.transaction`: the first statement does nothing but set what holds for the transaction. PostgreSQL gets it
 * in one message with the begin, which saves each of these transactions a round trip.
 */
export const SETTINGS_FIRST: PgTransactionConfig = Object.freeze({})

/** The open database of this process, on either engine. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  readonly db: Db
  /** Calls back for each message that any process sends on the channel. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  /** Throws when the database does not respond. */
  ping(): Promise<void>
  /** Maintenance that PostgreSQL does by itself. Absent there. */
  readonly maintenance?: Maintenance
  /** Whether the disk has only what is reserved for sign-in, the audit log, and deletion. Absent for PostgreSQL. */
  isInReserve?(): boolean
  close(): Promise<void>
}

export interface Maintenance {
  /** Keeps the write-ahead log short; called often. */
  checkpoint(): Promise<void>
  /** Vacuums tables, so that the space of deleted and replaced rows is reused. */
  vacuum(): Promise<void>
  /** How many rows were ever deleted from a table. */
  countDeleted(table: string): Promise<number>
  /**
   * Rewrites tables that changed and are no larger than the limit, so that deleted data is in no file any
   * more. Blocks all other statements meanwhile. Returns the tables that did not fit on the disk.
   */
  overwriteDeleted(tables: readonly string[], bytesAtMost?: number): Promise<{ withoutSpace: string[] }>
}

/** An error that the operator can act on, printed without a stack trace. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError'
}
