import type { Db } from '@plumbline/database/db.ts'

export interface Statement {
  sql: string
  params: unknown[]
}

interface Session {
  prepareQuery(query: Statement, ...rest: unknown[]): unknown
}

const FRAME_OF_A_TRANSACTION = /^(begin|commit|rollback|savepoint|release)\b/

/** Records the statements that some work runs, including in transactions. */
export function createStatementRecorder(db: Db) {
  const recorded: Statement[] = []
  // Every driver session prepares its statements here, also within a transaction.
  const sessions = Object.getPrototypeOf((db as unknown as { session: Session }).session) as Session
  const prepareQuery = sessions.prepareQuery
  sessions.prepareQuery = function record(this: Session, query, ...rest) {
    if (!FRAME_OF_A_TRANSACTION.test(query.sql)) recorded.push({ sql: query.sql, params: query.params })
    return prepareQuery.call(this, query, ...rest)
  }
  return {
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      recorded.length = 0
      await work()
      return [...recorded]
    },
    stop() {
      sessions.prepareQuery = prepareQuery
    },
  }
}
