import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startTestDatabase, type TestDatabase } from '@plumbline/database/testing/test-database.ts'
import { GoTrueAdminApi, GoTrueClient } from '@supabase/auth-js'
import { type Auth, type AuthEvent, type AuthMail, type AuthOptions, createAuth } from '../auth.ts'
import { readAuthSettings } from '../auth-settings.ts'
import { openKeyRing } from '../keys/key-ring.ts'
import { sign } from '../sessions/access-token.ts'

export const authMigrations = {
  module: 'auth',
  directory: fileURLToPath(new URL('../../migrations', import.meta.url)),
}

/** A password that the rule accepts. */
export const PASSWORD = 'Correct-Horse!7'

interface TestAuthOptions extends Partial<Omit<AuthOptions, 'db' | 'settings'>> {
  /** The clock moves only when the test moves it, however long a busy machine takes. */
  clockStands?: boolean
  /** As another process on the database of that one, with its clock. */
  beside?: { database: TestDatabase; now: () => Date }
}

/** The service on a port of its own, with what it would have sent, and a clock that the test moves. */
export async function startTestAuth(
  env: Record<string, string> = {},
  { clockStands = false, beside, ...options }: TestAuthOptions = {},
) {
  const database = beside?.database ?? (await startTestDatabase([authMigrations]))
  const settings = readAuthSettings({ AUTH_RATE_LIMITS: 'off', ...env })
  const mails: AuthMail[] = []
  const events: AuthEvent[] = []
  const complaints: object[] = []
  let ahead = 0
  const started = Date.now()
  const now = beside?.now ?? (() => new Date((clockStands ? started : Date.now()) + ahead))

  const served = await listen((request) => auth.fetch(request))
  const auth: Auth = await createAuth({
    db: database.db,
    settings,
    siteUrl: served.origin,
    now,
    audit: async (_tx, event) => void events.push(event),
    mail: async (_tx, mail) => void mails.push(mail),
    clientAddress: (request) => request.headers.get('x-test-address') ?? '192.0.2.1',
    log: {
      warn() {},
      error: (fields) => void complaints.push(fields),
    },
    ...options,
  })
  const url = `${served.origin}/auth/v1`
  let people = 0
  const newEmail = () => `person-${++people}@example.com`

  return {
    auth,
    database,
    db: database.db,
    settings,
    mails,
    events,
    complaints,
    origin: served.origin,
    url,
    now,
    advance(seconds: number) {
      ahead += seconds * 1000
    },
    /** The published client, with a memory of its own. */
    client(options: Partial<ConstructorParameters<typeof GoTrueClient>[0]> = {}) {
      return new GoTrueClient({
        url,
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        storageKey: `test-${crypto.randomUUID()}`,
        ...options,
      })
    },
    async admin() {
      return new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${await this.serviceToken()}` } })
    },
    /** What an operator's own program signs for itself. */
    async serviceToken(claims: Record<string, unknown> = {}) {
      const key = await (await openKeyRing(database.db, settings, now)).signing()
      return sign(key, { role: 'service_role', ...claims })
    },
    newEmail,
    /** A confirmed account with a password. */
    async addPerson({ email = newEmail(), password = PASSWORD as string, emailConfirmed = true } = {}) {
      const hash = await auth.accounts.preparePassword(password)
      const { id } = await database.db.transaction((tx) =>
        auth.accounts.create(tx, { email, password: hash, emailConfirmed }, operator),
      )
      return { id, email, password }
    },
    /** The client of someone who has just signed in. */
    async signIn(person: { email: string; password: string }) {
      const client = this.client()
      const { data, error } = await client.signInWithPassword(person)
      if (error) throw error
      return { client, session: data.session, user: data.user }
    },
    /** The person of the session proves again who they are, as adding a passkey asks for. */
    async proveAgain(client: GoTrueClient, password: string = PASSWORD) {
      const { data } = await client.getSession()
      return this.request('/reauthenticate', {
        method: 'POST',
        headers: { Authorization: `Bearer ${data.session?.access_token}` },
        json: { password },
      })
    },
    async request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<TestAnswer> {
      const { json, ...rest } = init
      const response = await fetch(`${url}${path}`, {
        redirect: 'manual',
        ...rest,
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        headers: { 'Content-Type': 'application/json;charset=UTF-8', ...rest.headers },
      })
      const text = await response.text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      return { status: response.status, headers: response.headers, body }
    },
    async close() {
      await auth.settled()
      await served.close()
      if (!beside) await database.close()
    },
  }
}

export interface TestAnswer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>

export const operator = { id: null, ip: '127.0.0.1' }

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

async function listen(answer: (request: Request) => Promise<Response>) {
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing, answer).catch((error) => outgoing.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the test server has no port')
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function relay(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && chunks.length > 0
  const response = await answer(
    new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    }),
  )
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
