import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import { openKeyRing } from '@plumbline/auth/keys/key-ring.ts'
import { sign } from '@plumbline/auth/sessions/access-token.ts'
import { contract } from '@plumbline/contract/index.ts'
import type { CompanyType, Role, Seat } from '@plumbline/contract/tenancy/members.ts'
import type { Database, Db } from '@plumbline/database/db.ts'
import {
  type Filling,
  startTestDatabase,
  type TestDatabase,
} from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { createApp } from '../http/app.ts'
import { createLog } from '../platform/log.ts'
import { CONTENT_FOLDER } from '../platform/project-folders.ts'
import { inInstitution } from '../platform/session/institution-scope.ts'
import { readConfig } from '../program/config.ts'
import { MIGRATIONS } from '../program/migrations.ts'
import { assemble } from '../program/plumbline.ts'
import { loadSampleData } from '../publishing/seed-content/load-sample-data.ts'
import {
  insertInstitution,
  listInstitutionsNamed,
  type NewInstitution,
} from '../tenancy/institutions/institution-store.ts'
import { userProfilesTable } from '../tenancy/members/member-tables.ts'

export type TestClient = JsonifiedClient<ContractRouterClient<typeof contract>>

/** A password that satisfies the rules. */
export const PASSWORD = 'Correct-Horse!7'
const ORIGIN = 'http://localhost:3000'

interface NewMember {
  role?: Role
  seat?: Seat
  worksOnHmda?: boolean
  /** Else the institution of the company's name and type, made when it is first named. */
  institutionId?: string
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
  /** Instead of a database of its own in memory. */
  openDatabase?: () => Promise<Database>
  /** Load the content files, as a first start does. */
  withSampleData?: boolean
  environment?: Record<string, string>
}

/** Loaded once per engine and copied: loading it takes seconds. */
const SAMPLE_DATA: Filling = {
  digest: digestOfFiles(CONTENT_FOLDER, new URL('../publishing/', import.meta.url)),
  fill: loadSampleData,
}

function digestOfFiles(...folders: readonly URL[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The whole server on its own database, called over its HTTP surface. */
export async function startTestServer({
  withSampleData = false,
  environment = {},
  openDatabase = () => startTestDatabase(MIGRATIONS, withSampleData ? SAMPLE_DATA : undefined),
}: TestServerOptions = {}) {
  const database: TestDatabase = await openDatabase()
  const config = readConfig({
    DATA_DIR: '/nonexistent',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: ORIGIN,
    REQUESTS_PER_MINUTE: 'off',
    KEY_REQUESTS_PER_MINUTE: '1000000',
    STORAGE_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...environment,
  })
  const authSettings = readAuthSettings({ AUTH_RATE_LIMITS: 'off', ...environment })
  const plumbline = await assemble(config, authSettings, createLog(config.LOG_LEVEL), database, {
    sampleData: withSampleData,
  })
  const app = createApp(plumbline)
  const { db } = database
  let people = 0
  let institutions = 0
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
    /** A signed-out client. */
    nobody: clientOf(),
    clientOf,

    async addMember(member: NewMember = {}): Promise<TestMember> {
      prepared ??= plumbline.auth.accounts.preparePassword(PASSWORD)
      const password = await prepared
      const {
        email = `member-${++people}@example.com`,
        companyName = 'Example Credit Union',
        companyType = 'credit_union',
        trialEndsAt,
        ...profile
      } = member
      const { id } = await db.transaction(async (tx) => {
        const account = await plumbline.auth.accounts.create(
          tx,
          { email, password, emailConfirmed: true },
          { id: null, ip: '192.0.2.9' },
        )
        const institutionId =
          member.institutionId ?? (await institutionNamed(tx, { companyName, companyType, trialEndsAt }))
        await tx
          .insert(userProfilesTable)
          .values({ fullName: 'Ada Example', role: 'user', ...profile, userId: account.id, institutionId })
        return account
      })
      return { userId: id, email }
    },

    /** An institution of its own, with the people who are signed in or added through it. */
    async newInstitution(institution: Partial<NewInstitution> = {}) {
      const { id } = await insertInstitution(db, {
        name: `Institution ${++institutions}`,
        type: 'credit_union',
        plan: 'enterprise',
        ...institution,
      })
      const addMember = (member: NewMember = {}) => this.addMember({ ...member, institutionId: id })
      return {
        id,
        addMember,
        signedIn: async (member: NewMember = {}) => clientOf(await this.tokenOf(await addMember(member))),
        inInstitution: <Result>(work: (tx: Db) => Promise<Result>) => inInstitution(db, id, work),
      }
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

    /** The bearer of an examiner: the password, and the code that was sent to the address. */
    async seatTokenOf(person: { email: string }): Promise<string> {
      const token = await this.tokenOf(person)
      await db.execute(sql`
        update auth.sessions set amr = amr || '[{"method":"otp","timestamp":1}]'::jsonb
        where user_id = (select id from auth.users where email = lower(${person.email}))`)
      return token
    },

    /** A token that an operator signs for the sign-in service's administration. */
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

/** A trial of one's own is an institution of one's own. */
async function institutionNamed(
  tx: Db,
  {
    companyName,
    companyType,
    trialEndsAt,
  }: Required<Pick<NewMember, 'companyName' | 'companyType'>> & {
    trialEndsAt: Date | undefined
  },
): Promise<string> {
  const [known] = trialEndsAt ? [] : await listInstitutionsNamed(tx, companyName, companyType)
  if (known && known.trialEndsAt === null) return known.id
  const made = await insertInstitution(tx, {
    name: companyName,
    type: companyType,
    plan: 'enterprise',
    trialEndsAt: trialEndsAt ?? null,
  })
  return made.id
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
