import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { type Auth, createAuth } from '@plumbline/auth/auth.ts'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { openEmbeddedDatabase } from '@plumbline/database/embedded-database.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { openPostgres } from '@plumbline/database/postgres-database.ts'
import { startPostgresServer } from '@plumbline/database/testing/postgres-server.ts'
import { sql } from 'drizzle-orm'
import { generateKeyPair, SignJWT } from 'jose'
import type { Row } from './report.ts'

const ROUNDS = 6
const ROUND_MS = 1000
const AT_ONCE = 16
const PEOPLE = 16
const PASSWORD = 'Correct-Horse!7'
const migrations = [{ module: 'auth', directory: new URL('../auth/migrations', import.meta.url).pathname }]

/**
 * Sign-ins beside the bare password hash, refreshes beside the bare signature. Rate limits are counted
 * (and set too high to reject), each sign-in writes an audit entry, and both engines flush to disk.
 */
export async function measureSignIn(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  const server = await startPostgresServer()
  if (server) {
    const postgres = await openPostgres(server.url, () => {})
    await postgres.db.execute(sql`alter system set fsync = on`)
    await postgres.db.execute(sql`select pg_reload_conf()`)
    rows.push(...(await measure(postgres, 'database', only)))
    await postgres.close()
    await server.stop()
  }
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-benchmark-'))
  const embedded = await openEmbeddedDatabase(folder)
  rows.push(...(await measure(embedded, 'process', only)))
  await embedded.close()
  rmSync(folder, { recursive: true })
  return rows
}

async function measure(
  database: Database,
  limits: 'database' | 'process',
  only: (item: string) => boolean,
): Promise<Row[]> {
  await migrate(database.db, migrations)
  await database.db.execute(
    sql`create table audit (id bigint generated always as identity, entry jsonb, at timestamptz default now())`,
  )
  const auth = await createAuth({
    db: database.db,
    settings: readAuthSettings({ AUTH_RATE_LIMITS: 'token=100000000/1' }),
    siteUrl: 'http://localhost:3000',
    limits,
    audit: async (tx, event) => {
      await tx.execute(sql`insert into audit (entry) values (${JSON.stringify(event)}::jsonb)`)
    },
    mail: async () => {},
    clientAddress: (request) => request.headers.get('x-address') ?? '',
    log: console,
  })
  const people = await addPeople(database, auth)
  const { hash: bareHash } = await auth.accounts.preparePassword(PASSWORD)
  const { privateKey } = await generateKeyPair('ES256')
  const claims = {
    sub: crypto.randomUUID(),
    email: people[0],
    role: 'authenticated',
    amr: [],
    user_metadata: {},
  }
  const tokens = await Promise.all(
    people.map(async (email, slot) => (await signIn(auth, email, slot)).refresh_token),
  )

  const items: readonly [item: string, bare: Work, whole: Work][] = [
    [
      'sign-in, beside the bare hash',
      async () => void (await verify(bareHash, PASSWORD)),
      async (slot) => void (await signIn(auth, people[slot] ?? '', slot)),
    ],
    [
      'refresh, beside the bare signature',
      async () => void (await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)),
      async (slot) => {
        const refreshed = await call(auth, 'refresh_token', { refresh_token: tokens[slot] }, slot)
        tokens[slot] = refreshed.refresh_token
      },
    ],
  ]
  const rows: Row[] = []
  for (const [item, bare, whole] of items.filter(([name]) => only(name))) {
    const [yardstick, ours] = await sideBySide(bare, whole)
    rows.push({
      part: 'sign-in',
      item,
      engine: database.engine,
      unit: 'a second',
      ours,
      yardstick,
      ratio: ours / yardstick,
    })
  }
  return rows
}

type Work = (slot: number) => Promise<void>

/** Runs both alternately several times, so that other load on the machine affects both. */
async function sideBySide(bare: Work, whole: Work): Promise<[bare: number, whole: number]> {
  for (const work of [bare, whole]) await repeat(work, ROUND_MS / 2)
  let [bareRate, wholeRate] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    bareRate += (await repeat(bare, ROUND_MS)) / ROUNDS
    wholeRate += (await repeat(whole, ROUND_MS)) / ROUNDS
  }
  return [bareRate, wholeRate]
}

/** Operations per second at this concurrency. */
async function repeat(work: Work, forMs: number): Promise<number> {
  const from = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, slot) => {
      while (performance.now() - from < forMs) {
        await work(slot)
        done++
      }
    }),
  )
  return (done / (performance.now() - from)) * 1000
}

async function addPeople({ db }: Database, auth: Auth): Promise<string[]> {
  const password = await auth.accounts.preparePassword(PASSWORD)
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person-${index}@example.com`)
  for (const email of emails)
    await db.transaction((tx) =>
      auth.accounts.create(tx, { email, password, emailConfirmed: true }, { id: null, ip: '' }),
    )
  return emails
}

const signIn = (auth: Auth, email: string, slot: number) =>
  call(auth, 'password', { email, password: PASSWORD }, slot)

async function call(
  auth: Auth,
  grant: string,
  body: object,
  slot: number,
): Promise<{ refresh_token: string }> {
  const response = await auth.fetch(
    new Request(`http://localhost:3000/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'x-address': `10.0.0.${slot}` },
    }),
  )
  if (response.status !== 200) throw new Error(`${grant}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { refresh_token: string }
}
