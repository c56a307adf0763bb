import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Database, DatabaseSetupError, type Db, SETTINGS_FIRST } from './db.ts'
import {
  checkPooledSetUp,
  explainRefusal,
  refuseUnnamedPooler,
  TransactionClient,
} from './pooled-connections.ts'
import { preparingClient } from './prepared-statements.ts'
import { hasOtherLimit, STATEMENT_SECONDS } from './statement-limits.ts'
import { watched } from './statement-watch.ts'
import { textOf, type WatchedClient } from './watched-client.ts'

const CONNECTIONS_AT_MOST = 10
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_MS = 1_000
/**
 * JIT pays off for statements that run for seconds; a wrong estimate makes short ones slow. Dates are in UTC, as
 * on the embedded engine, whatever the server, role, or database is set to.
 */
const OPTIONS = '-c jit=off -c timezone=UTC'
/** The readiness check must fail quickly. */
const PING_TIMEOUT_MS = 3_000
/** How long a connection may be silent before TCP keep-alive probes start. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** With a direct address, the other one leads to a pooler in transaction mode. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  directUrl?: string,
): Promise<Database> {
  const pool = new LimitingPool({
    Client: directUrl ? TransactionClient : preparingClient(),
    connectionString: url,
    max: CONNECTIONS_AT_MOST,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_SECONDS.screen * 1000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'plumbline',
    options: OPTIONS,
    ...KEEP_ALIVE,
  })
  // The pool replaces a broken connection; without a listener its error would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  await reach(pool, url, directUrl)

  const listener = new Listener(directUrl ?? url, onError)
  return {
    engine: 'postgres',
    db: givingConnectionsBack(pool),
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    async ping() {
      await pool.query({ text: 'select 1', query_timeout: PING_TIMEOUT_MS } as pg.QueryConfig)
    },
    async close() {
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * A statement outside a transaction gets one where its limit is not the connection's: what a session is told would be
 * lost behind a pooler, or stay for others.
 */
class LimitingPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
  override query(config: any, values?: any, callback?: any): any {
    if (callback !== undefined) return super.query(config, values, callback)
    if (!hasOtherLimit()) return watched(textOf(config), () => super.query(config, values))
    return this.queryWithin(config, values)
  }

  private async queryWithin(config: pg.QueryConfig, values: unknown[] | undefined) {
    const client = await this.connect()
    try {
      await client.query({ text: 'begin' }, [])
      try {
        const result = await client.query(config, values)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    } finally {
      client.release()
    }
  }
}

/** Releases the connection when `begin` fails, which Drizzle does not. */
function givingConnectionsBack(pool: pg.Pool): Db {
  const db = drizzle({ client: pool }) as Db
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const hasSettings = config === SETTINGS_FIRST
      if (hasSettings) (client as pg.PoolClient & WatchedClient).joinNextBegin()
      return await (drizzle({ client }) as Db).transaction(work, hasSettings ? undefined : config)
    } finally {
      client.release()
    }
  }
  return db
}

async function reach(pool: pg.Pool, url: string, directUrl: string | undefined) {
  try {
    await pool.query('select 1')
    await (directUrl ? checkPooledSetUp(url, directUrl) : refuseUnnamedPooler(pool))
  } catch (cause) {
    await pool.end()
    if (cause instanceof DatabaseSetupError) throw cause
    const refusal = explainRefusal(cause)
    if (refusal) throw refusal
    const { host, pathname } = new URL(url)
    const reason =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause)
    throw new DatabaseSetupError(
      `PostgreSQL at ${host}${pathname} cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`,
      { cause },
    )
  }
}

/** One listening connection that reconnects after a failure. */
class Listener {
  private client: pg.Client | undefined
  private closed = false
  private readonly channels = new Map<string, (payload: string) => void>()
  private readonly url: string
  private readonly onError: (error: Error) => void

  constructor(url: string, onError: (error: Error) => void) {
    this.url = url
    this.onError = onError
  }

  async listen(channel: string, onMessage: (payload: string) => void) {
    this.channels.set(channel, onMessage)
    if (this.client) await this.client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else await this.connect()
  }

  async close() {
    this.closed = true
    await this.client?.end().catch(() => {})
  }

  private async connect() {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'plumbline listener',
      ...KEEP_ALIVE,
    })
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.(payload ?? ''))
    client.on('error', this.onError)
    try {
      await client.connect()
      for (const channel of this.channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (cause) {
      await client.end().catch(() => {})
      throw cause
    }
    this.client = client
    // Only from here on: the first attempt fails to its caller, once.
    client.once('end', () => {
      this.client = undefined
      this.reconnectLater()
    })
  }

  private reconnectLater() {
    if (this.closed) return
    setTimeout(() => {
      if (this.closed) return
      this.connect()
        // Messages sent while disconnected are lost, so an empty message means "assume anything changed".
        .then(() => {
          for (const onMessage of this.channels.values()) onMessage('')
        })
        .catch((error: Error) => {
          this.onError(error)
          this.reconnectLater()
        })
    }, RECONNECT_MS).unref()
  }
}
