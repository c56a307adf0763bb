import type { Db } from '@plumbline/database/db.ts'
import { fillPlaceholders } from 'drizzle-orm'

export interface Statement {
  sql: string
  params: unknown[]
}

interface PreparedQuery {
  queryString: string
  params: unknown[]
  execute(values?: Record<string, unknown>): unknown
}

interface Session {
  prepareQuery(query: Statement, fields: undefined, name: undefined, isArray: boolean): PreparedQuery
}

/** The keys that tokens are read with are looked up once a minute, by whichever call comes then. */
const LOOK_FOR_KEYS = /from "auth"\."signing_keys"/
const FRAME_OF_A_TRANSACTION = /^(begin|commit|rollback|savepoint|release)\b/

/** Records the statements that some work runs, including in transactions. */
export function createStatementRecorder(db: Db) {
  const recorded: Statement[] = []
  const { session } = db as unknown as { session: Session }
  // Every statement is a prepared query of the driver, also within a transaction; some are built once.
  const query = session.prepareQuery({ sql: 'select 1', params: [] }, undefined, undefined, false)
  const queries = Object.getPrototypeOf(query) as PreparedQuery
  const { execute } = queries
  queries.execute = function record(this: PreparedQuery, values = {}) {
    const { queryString, params } = this
    if (!FRAME_OF_A_TRANSACTION.test(queryString) && !LOOK_FOR_KEYS.test(queryString))
      recorded.push({ sql: queryString, params: fillPlaceholders(params, values) })
    return execute.call(this, values)
  }
  return {
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      recorded.length = 0
      await work()
      return [...recorded]
    },
    stop() {
      queries.execute = execute
    },
  }
}
