import type { Db } from '@plumbline/database/db.ts'
import { and, eq, getTableColumns, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type IdentityRow, identitiesTable } from '../identities/identity-tables.ts'
import { type UserRow, usersTable } from './user-tables.ts'

/** An identity or a factor as the protocol shows it, read together with its account. */
export type ShownRow = Record<string, unknown>
export interface ShownFactor extends ShownRow {
  id: string
  status: 'unverified' | 'verified'
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
}

/** An account with what belongs to it, in one query. */
export interface Account extends UserRow {
  identities: ShownRow[]
  factors: ShownFactor[]
}

/** The function is in the migrations: one value holds all that a reply shows of a person (sections 3.1 to 3.3). */
const accountJson = sql<Record<string, unknown>>`auth.account_json(users)`

export function readAccount(json: Record<string, unknown>): Account {
  const { identities, factors } = json as { identities: ShownRow[]; factors: ShownFactor[] }
  return { ...readRow(usersTable, json), identities, factors }
}

/** A table's row that came as JSON: its columns' names and moments. */
export function readRow<Table extends PgTable>(
  table: Table,
  json: Record<string, unknown>,
): Table['$inferSelect'] {
  const row: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = json[column.name]
    row[name] = column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value
  }
  return row
}

async function findAccountWhere(db: Db, condition: SQL | undefined): Promise<Account | undefined> {
  const rows = await listAccounts(db, (query) => query.where(condition).limit(1))
  return rows[0]
}

function selectAccounts(db: Db) {
  return db.select({ account: accountJson }).from(usersTable).$dynamic()
}

/** Accounts as the refined query finds them. */
export async function listAccounts(
  db: Db,
  refine: (query: ReturnType<typeof selectAccounts>) => ReturnType<typeof selectAccounts>,
): Promise<Account[]> {
  const rows = await refine(selectAccounts(db))
  return rows.map(({ account }) => readAccount(account))
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return findAccountWhere(db, eq(usersTable.id, id))
}

export async function requireAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Error(`account ${id} went away inside a transaction`)
  return account
}

/** People whom an identity provider manages are found by their identity, never by their address. */
export function findAccountByEmail(db: Db, email: string, audience: string): Promise<Account | undefined> {
  return findAccountWhere(
    db,
    and(eq(usersTable.email, email), eq(usersTable.audience, audience), eq(usersTable.isSso, false)),
  )
}

export function findAccountByNewEmail(db: Db, email: string, audience: string): Promise<Account | undefined> {
  return findAccountWhere(db, and(eq(usersTable.newEmail, email), eq(usersTable.audience, audience)))
}

export function findAccountByNewPhone(db: Db, phone: string, audience: string): Promise<Account | undefined> {
  return findAccountWhere(db, and(eq(usersTable.newPhone, phone), eq(usersTable.audience, audience)))
}

export function findAccountByPhone(db: Db, phone: string, audience: string): Promise<Account | undefined> {
  return findAccountWhere(db, and(eq(usersTable.phone, phone), eq(usersTable.audience, audience)))
}

/** Holds the account still until the transaction ends: writes to one person come one after the other. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id)).for('update')
  return row
}

export async function insertUser(db: Db, values: typeof usersTable.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(usersTable).values(values).returning()
  if (!row) throw new Error('the account was not stored')
  return row
}

export async function updateUser(
  db: Db,
  id: string,
  now: Date,
  changes: Partial<typeof usersTable.$inferInsert>,
): Promise<void> {
  await db
    .update(usersTable)
    .set({
      ...(changes.passwordHash !== undefined && { droppedPasswordHash: null }),
      ...changes,
      updatedAt: now,
    })
    .where(eq(usersTable.id, id))
}

/** Everyone who asked for this address keeps the one that they have. Returns how many did. */
export async function dropChangesTo(db: Db, email: string, now: Date): Promise<number> {
  const rows = await db
    .update(usersTable)
    .set({ newEmail: null, emailChangeAgreedBy: null, updatedAt: now })
    .where(eq(usersTable.newEmail, email))
    .returning({ id: usersTable.id })
  return rows.length
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(usersTable).where(eq(usersTable.id, id))
}

export async function insertIdentity(
  db: Db,
  now: Date,
  values: Pick<IdentityRow, 'userId' | 'provider' | 'subject' | 'identityData' | 'email'>,
): Promise<void> {
  await db.insert(identitiesTable).values({ ...values, lastSignInAt: now, createdAt: now, updatedAt: now })
}

/** The email identity follows the account's address. Tells whether there is one. */
export async function updateEmailIdentity(
  db: Db,
  userId: string,
  email: string,
  verified: boolean,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(identitiesTable)
    .set({
      email,
      identityData: sql`${identitiesTable.identityData} || ${JSON.stringify({ email, email_verified: verified })}::jsonb`,
      updatedAt: now,
    })
    .where(and(eq(identitiesTable.userId, userId), eq(identitiesTable.provider, 'email')))
    .returning({ id: identitiesTable.id })
  return rows.length > 0
}

/** The same, and makes one where there is none. */
export async function ensureEmailIdentity(
  db: Db,
  userId: string,
  email: string,
  verified: boolean,
  now: Date,
): Promise<void> {
  if (await updateEmailIdentity(db, userId, email, verified, now)) return
  await insertIdentity(db, now, {
    userId,
    provider: 'email',
    subject: userId,
    email,
    identityData: { sub: userId, email, email_verified: verified, phone_verified: false },
  })
}

/** The same for the number, which only ever is there once it is checked. */
export async function updatePhoneIdentity(
  db: Db,
  userId: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(identitiesTable)
    .set({
      identityData: sql`${identitiesTable.identityData} || ${JSON.stringify({ phone, phone_verified: true })}::jsonb`,
      updatedAt: now,
    })
    .where(and(eq(identitiesTable.userId, userId), eq(identitiesTable.provider, 'phone')))
    .returning({ id: identitiesTable.id })
  return rows.length > 0
}

const DROPPED_PASSWORD_KEPT_MS = 30 * 86_400_000

/** Long enough to tell somebody who comes back for the first time why the password of the sign-up opens nothing. */
export async function deleteDroppedPasswords(db: Db, now: Date): Promise<void> {
  await db
    .update(usersTable)
    .set({ droppedPasswordHash: null })
    .where(
      and(
        isNotNull(usersTable.droppedPasswordHash),
        lt(
          sql`coalesce(${usersTable.emailConfirmedAt}, ${usersTable.phoneConfirmedAt}, ${usersTable.createdAt})`,
          new Date(now.getTime() - DROPPED_PASSWORD_KEPT_MS),
        ),
      ),
    )
}
