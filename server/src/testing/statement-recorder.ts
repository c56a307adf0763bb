import type { Db } from '@plumbline/database/db.ts'
import { fillPlaceholders } from 'drizzle-orm'

export interface Statement {
  sql: string
  params: unknown[]
  /** Whose work alone the transaction sees. */
  institutionId?: string
}

interface PreparedQuery {
  queryString: string
  params: unknown[]
  /** The connection; each transaction has one to itself. */
  client: object
  execute(values?: Record<string, unknown>): unknown
}

interface Session {
  prepareQuery(query: Statement, fields: undefined, name: undefined, isArray: boolean): PreparedQuery
}

/** The keys that tokens are read with are looked up once a minute, by whichever call comes then. */
const LOOK_FOR_KEYS = /from "auth"\."signing_keys"/
const FRAME_OF_A_TRANSACTION = /^(begin|commit|rollback|savepoint|release)\b/
const WHOLE_TRANSACTION = /^(begin|commit|rollback)$/
const ENTERS_AN_INSTITUTION = /set_config\('role', 'plumbline_institution'/

/** Records the statements that some work runs, including in transactions. */
export function createStatementRecorder(db: Db) {
  const recorded: Statement[] = []
  const everyText = new Map<string, Statement>()
  const institutionOf = new WeakMap<object, string>()
  const { session } = db as unknown as { session: Session }
  // Every statement is a prepared query of the driver, also within a transaction; some are built once.
  const query = session.prepareQuery({ sql: 'select 1', params: [] }, undefined, undefined, false)
  const queries = Object.getPrototypeOf(query) as PreparedQuery
  const { execute } = queries
  queries.execute = function record(this: PreparedQuery, values = {}) {
    const { queryString, client } = this
    const params = fillPlaceholders(this.params, values)
    if (WHOLE_TRANSACTION.test(queryString)) institutionOf.delete(client)
    const institutionId = institutionOf.get(client)
    const statement = { sql: queryString, params, ...(institutionId && { institutionId }) }
    if (ENTERS_AN_INSTITUTION.test(queryString)) institutionOf.set(client, params[0] as string)
    if (!FRAME_OF_A_TRANSACTION.test(queryString) && !LOOK_FOR_KEYS.test(queryString)) {
      recorded.push(statement)
      everyText.set(`${queryString} ${institutionId === undefined}`, statement)
    }
    return execute.call(this, values)
  }
  return {
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      recorded.length = 0
      await work()
      return [...recorded]
    },
    /** One of each text since the start, within institutions and outside of them. */
    everyStatement: (): readonly Statement[] => [...everyText.values()],
    stop() {
      queries.execute = execute
    },
  }
}
