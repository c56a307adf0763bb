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
  /** What an engine does not do by itself. Absent on PostgreSQL, which has processes of its own for it. */
  readonly upkeep?: Upkeep
  close(): Promise<void>
}

export interface Upkeep {
  /** Keeps the engine's log short; to be called all the time. */
  checkpoint(): Promise<void>
  /** Lets the room of deleted and replaced rows be used again, wherever there are some. */
  vacuum(): Promise<void>
  /** How many rows were deleted from a table, ever. */
  countDeleted(table: string): Promise<number>
  /**
   * Makes what was deleted from these tables, or replaced in them, stand in no file any more: those
   * of at most so many bytes that were changed since are written anew. Nothing else is done
   * meanwhile. Names the tables for which the disk has no room.
   */
  overwriteDeleted(tables: readonly string[], bytesAtMost?: number): Promise<{ withoutRoom: string[] }>
}

/** Something an operator can act on: said without a stack trace. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError'
}
