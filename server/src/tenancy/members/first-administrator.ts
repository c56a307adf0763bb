import { randomBytes } from 'node:crypto'
import { AccountRefusal, type Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PASSWORD_MAX_BYTES } from '@plumbline/rules/passwords/password-rule.ts'
import { sql } from 'drizzle-orm'
import { ConfigError } from '../../platform/config-error.ts'
import { insertInstitution, listInstitutionsNamed } from '../institutions/institution-store.ts'
import { userProfilesTable } from './member-tables.ts'

interface FirstAdministrator {
  email: string
  /** Present if generated: it is shown once and not stored. */
  madePassword?: string
}

const SYSTEM = { id: null, ip: '127.0.0.1' }
/** An arbitrary lock number: of processes that start at once, one creates the account. */
const FIRST_START_LOCK = 7_468_302

/** Creates an administrator on a first start without users. */
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
      const institutionId = await operatorInstitution(tx)
      await tx
        .insert(userProfilesTable)
        .values({ userId, institutionId, fullName: 'First Administrator', role: 'admin' })
    }
    await auth.accounts.create(tx, { email, password: prepared, emailConfirmed: true, alongside }, SYSTEM)
    return true
  })
  if (!made) return undefined
  return { email, ...(given.password === undefined && { madePassword: password }) }
}

const OPERATOR_INSTITUTION = 'Plumbline'

/** The institution of those who operate the installation. */
export async function operatorInstitution(tx: Db): Promise<string> {
  const [known] = await listInstitutionsNamed(tx, OPERATOR_INSTITUTION)
  if (known) return known.id
  const made = await insertInstitution(tx, {
    name: OPERATOR_INSTITUTION,
    type: 'credit_union',
    plan: 'enterprise',
  })
  return made.id
}

/** Only the sign-in service knows whether a password is allowed. */
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

/** One character of each required kind, and enough in all. */
export function makePassword(): string {
  return `P${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}7!`
}
