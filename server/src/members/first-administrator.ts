import { randomBytes } from 'node:crypto'
import { AccountRefusal, type Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PASSWORD_MAX_BYTES } from '@plumbline/rules/passwords/password-rule.ts'
import { sql } from 'drizzle-orm'
import { ConfigError } from '../config.ts'
import { userProfilesTable } from './member-tables.ts'

interface FirstAdministrator {
  email: string
  /** Present if it was made here: it is shown once and kept nowhere. */
  madePassword?: string
}

const SYSTEM = { id: null, ip: '127.0.0.1' }
/** Any number that nobody else locks: of several processes that start at once, one makes the account. */
const FIRST_START_LOCK = 7_468_302

/** On a first start with no users, someone must be able to sign in. */
export async function ensureFirstAdministrator(
  db: Db,
  auth: Auth,
  given: { email: string | undefined; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if (await anyAccount(db)) return undefined
  const email = given.email ?? 'admin@plumbline.example'
  const password = given.password ?? makePassword()
  const prepared = await namingTheRule(auth, () => auth.accounts.preparePassword(password))
  const made = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`)
    if (await anyAccount(tx)) return false
    const alongside = async (userId: string) => {
      await tx.insert(userProfilesTable).values({
        userId,
        fullName: 'First Administrator',
        companyName: 'Plumbline',
        companyType: 'credit_union',
        role: 'admin',
      })
    }
    await auth.accounts.create(tx, { email, password: prepared, emailConfirmed: true, alongside }, SYSTEM)
    return true
  })
  if (!made) return undefined
  return { email, ...(given.password === undefined && { madePassword: password }) }
}

/** Whether a password may be used is known only by the sign-in service and its settings. */
async function namingTheRule<T>({ passwordDemands }: Auth, prepare: () => Promise<T>): Promise<T> {
  try {
    return await prepare()
  } catch (cause) {
    if (!(cause instanceof AccountRefusal)) throw cause
    const { minLength, requiredCharacters } = passwordDemands
    throw new ConfigError(
      `These settings are not valid:\n  ADMIN_PASSWORD: a password has at least ${minLength} characters, ` +
        `at most ${PASSWORD_MAX_BYTES} bytes, and one of each of these: ${requiredCharacters.join(' ')}`,
    )
  }
}

async function anyAccount(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from auth.users limit 1`)
  return rows.length > 0
}

/** One of each required kind, then enough that nobody guesses it. */
export function makePassword(): string {
  return `P${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}7!`
}
