import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Database, DatabaseSetupError, type Db } from './db.ts'

const CONNECTIONS_AT_MOST = 10
const STATEMENT_TIMEOUT_MS = 15_000
const CONNECT_TIMEOUT_MS = 5_000
const RECONNECT_MS = 1_000

export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_AT_MOST,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: 'plumbline',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  await reach(pool, url)

  const listener = new Listener(url, onError)
  return {
    engine: 'postgres',
    db: drizzle({ client: pool }) as Db,
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  }
}

async function reach(pool: pg.Pool, url: string) {
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    const { host, pathname } = new URL(url)
    const reason =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause)
    throw new DatabaseSetupError(
      `PostgreSQL at ${host}${pathname} cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`,
      { cause },
    )
  }
}

/** One connection that listens, and comes back by itself after a break. */
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
    const client = new pg.Client({ connectionString: this.url, application_name: 'plumbline listener' })
    client.on('notification', ({ channel, payload }) => this.channels.get(channel)?.(payload ?? ''))
    client.on('error', this.onError)
    client.on('end', () => {
      this.client = undefined
      this.reconnectLater()
    })
    await client.connect()
    this.client = client
    for (const channel of this.channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  private reconnectLater() {
    if (this.closed) return
    setTimeout(() => {
      if (this.closed) return
      this.connect()
        // What was said while nobody listened is unknown: an empty message means "assume anything changed".
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
