import pg from 'pg'
import { DatabaseSetupError } from './db.ts'
import { beginning } from './statement-limits.ts'
import { WatchedClient } from './watched-client.ts'

/** What connections behind a pooler cannot set for themselves, as the database's user has to have it. */
const NEEDED = {
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
} as const

/**
 * Connections through a pooler that gives each transaction another server connection, such as PgBouncer in transaction
 * mode. Statements are prepared without names, because the next one may run elsewhere, and settings are the user's own;
 * the time zone is a parameter that poolers pass on. Drizzle takes a client whose class is named after a pool for one.
 */
export class TransactionClient extends WatchedClient {
  getStartupConf(): Record<string, string | undefined> {
    const { user, database } = this
    return { user, database, application_name: 'plumbline', TimeZone: 'UTC' }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
  override query(config: any, values?: any, callback?: any): any {
    if (typeof config?.text !== 'string' || 'submit' in config) return super.query(config, values, callback)
    // Also of those that a store named itself.
    const { name: _, ...unnamed } = config
    const text = beginning(config.text) || config.text
    return super.query({ ...unnamed, text }, values, callback)
  }
}

interface Server extends Record<string, unknown> {
  process: number
  name: string
  started: string
}

const SERVER = `select pg_backend_pid() as process, current_database() as name, pg_postmaster_start_time()::text as started`

/** Refuses, with a sentence, what would fail later and now and then. */
export async function checkPooledSetUp(url: string, directUrl: string): Promise<void> {
  const direct = await withClient(new pg.Client(directUrl), async (client) => {
    const server = await serverOf(client)
    if (isPooler(client, server))
      throw new DatabaseSetupError(
        'DATABASE_DIRECT_URL leads to a pooler, behind which notifications do not arrive. Let it lead to PostgreSQL itself; DATABASE_URL may lead to the pooler.',
      )
    return server
  })
  await withClient<pg.Client, void>(new TransactionClient(url), async (client) => {
    const pooled = await serverOf(client)
    if (pooled.name !== direct.name || pooled.started !== direct.started)
      throw new DatabaseSetupError(
        'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases. Both have to lead to the same one.',
      )
    const names = Object.keys(NEEDED) as (keyof typeof NEEDED)[]
    const { rows } = await client.query<{
      name: keyof typeof NEEDED
      setting: string
      is_utc: boolean
      whose: string
    }>(
      `select name, setting, quote_ident(current_user) as whose, current_setting('TimeZone') in ('UTC', 'Etc/UTC') as is_utc
      from pg_settings where name = any($1::text[])`,
      [names],
    )
    if (rows[0] && !rows[0].is_utc)
      throw new DatabaseSetupError(
        `The pooler does not pass the time zone on. Run: alter role ${rows[0].whose} set timezone = 'UTC'`,
      )
    const wrong = rows.filter(({ name, setting }) => setting === (name === 'jit' ? 'on' : '0'))
    if (wrong.length > 0)
      throw new DatabaseSetupError(
        `Behind a pooler the program cannot set its limits for each connection. Run once, then restart the pooler: ${wrong
          .map(({ name, whose }) => `alter role ${whose} set ${name} = '${NEEDED[name]}';`)
          .join(' ')}`,
      )
  })
}

const WITHOUT_DIRECT =
  'DATABASE_URL leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, over which notifications arrive.'

/** Without a direct address the connection has to stay the same, because statements are prepared and messages heard on it. */
export async function refuseUnnamedPooler(pool: pg.Pool): Promise<void> {
  const first = await pool.connect()
  try {
    const server = await serverOf(first)
    if (!isPooler(first, server)) return
    const second = await pool.connect()
    try {
      await second.query('begin')
      const other = await serverOf(second)
      await second.query('rollback')
      // The pooler gave the server connection that the first one had.
      if (other.process === server.process) throw new DatabaseSetupError(WITHOUT_DIRECT)
    } finally {
      second.release()
    }
  } finally {
    first.release()
  }
}

/** PgBouncer refuses parameters that it would lose with the next transaction. */
export function explainRefusal(cause: unknown): DatabaseSetupError | undefined {
  const text = cause instanceof Error ? cause.message : ''
  return /unsupported startup parameter/.test(text)
    ? new DatabaseSetupError(WITHOUT_DIRECT, { cause })
    : undefined
}

const serverOf = async (client: pg.ClientBase) => (await client.query<Server>(SERVER)).rows[0]!

/** The process that answers is not the one that the handshake named. */
const isPooler = (client: pg.ClientBase, { process }: Server) =>
  (client as unknown as { processID: number }).processID !== process

async function withClient<Client extends pg.Client, Result>(
  client: Client,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
