import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { openKeyRing } from '@plumbline/auth/keys/key-ring.ts'
import { sign } from '@plumbline/auth/sessions/access-token.ts'
import { contract } from '@plumbline/contract/index.ts'
import type { CompanyType, Role } from '@plumbline/contract/members.ts'
import type { Database } from '@plumbline/database/db.ts'
import { startTestDatabase, type TestDatabase } from '@plumbline/database/testing/test-database.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { MIGRATIONS } from '../migrations.ts'
import { assemble } from '../plumbline.ts'

export type TestClient = JsonifiedClient<ContractRouterClient<typeof contract>>

/** A password that the rule accepts. */
export const PASSWORD = 'Correct-Horse!7'
const ORIGIN = 'http://localhost:3000'

interface NewMember {
  role?: Role
  email?: string
  fullName?: string
  companyName?: string
  companyType?: CompanyType
  trialEndsAt?: Date
}

export interface TestMember {
  userId: string
  email: string
}

interface TestServerOptions {
  /** Instead of one of its own, in memory. */
  openDatabase?: () => Promise<Database>
  /** Fill the database from the content files, as a first start does. */
  withSampleData?: boolean
  environment?: Record<string, string>
}

/** The whole server on a database of its own, called through its HTTP surface. */
export async function startTestServer({
  withSampleData = false,
  environment = {},
  openDatabase = () => startTestDatabase(MIGRATIONS),
}: TestServerOptions = {}) {
  const database: TestDatabase = await openDatabase()
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: ORIGIN,
    ...environment,
  })
  const authSettings = readAuthSettings({ AUTH_RATE_LIMITS: 'off', ...environment })
  const plumbline = await assemble(config, authSettings, createLog(config.LOG_LEVEL), database, {
    sampleData: withSampleData,
  })
  const app = createApp(plumbline)
  const { db } = database
  let people = 0
  let prepared: Promise<{ hash: string }> | undefined

  const request = (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init))

  function clientOf(bearer?: string): TestClient {
    return createORPCClient(
      new OpenAPILink(contract, {
        url: `${ORIGIN}/api`,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        fetch: (call) => request(call.url, call),
      }),
    )
  }

  return {
    db,
    database,
    plumbline,
    request,
    /** Calls as somebody who is not signed in. */
    nobody: clientOf(),
    clientOf,

    async addMember(member: NewMember = {}): Promise<TestMember> {
      prepared ??= plumbline.auth.accounts.preparePassword(PASSWORD)
      const password = await prepared
      const { email = `member-${++people}@example.com`, role = 'user', ...profile } = member
      const { id } = await db.transaction(async (tx) => {
        const account = await plumbline.auth.accounts.create(
          tx,
          { email, password, emailConfirmed: true },
          { id: null, ip: '192.0.2.9' },
        )
        await tx.insert(userProfilesTable).values({
          userId: account.id,
          fullName: 'Ada Example',
          companyName: 'Example Credit Union',
          role,
          ...profile,
        })
        return account
      })
      return { userId: id, email }
    },

    /** The bearer of someone who signs in with the password that all test members have. */
    async tokenOf({ email }: { email: string }): Promise<string> {
      const response = await request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
      const body = (await response.json()) as { access_token?: string }
      if (!body.access_token) throw new Error(`signing in as ${email} failed: ${JSON.stringify(body)}`)
      return body.access_token
    },

    /** What an operator's own program signs for itself, for the sign-in service's administration. */
    async serviceToken(claims: Record<string, unknown> = {}): Promise<string> {
      const ring = await openKeyRing(db, authSettings, () => new Date())
      return sign(await ring.signing(), { role: 'service_role', ...claims })
    },

    /** A new member's client: `await server.signedIn({ role: 'admin' })`. */
    async signedIn(member: NewMember = {}): Promise<TestClient> {
      return clientOf(await this.tokenOf(await this.addMember(member)))
    },

    async close() {
      await plumbline.close()
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
