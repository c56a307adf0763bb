import { randomBytes } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { eq } from 'drizzle-orm'
import { secretsTable } from './key-tables.ts'

/** The one secret of an installation, which keys its codes and refresh tokens. */
const NAME = 'tokens'

const newValue = () => randomBytes(32).toString('hex')

/** Made on the first start. */
export async function ensureSecret(db: Db, now: Date): Promise<Buffer> {
  await db
    .insert(secretsTable)
    .values({ name: NAME, value: newValue(), createdAt: now })
    .onConflictDoNothing()
  return readSecret(db)
}

/** Asked for at each use and never remembered, so that no process goes on with one that was replaced. */
export async function readSecret(db: Db): Promise<Buffer> {
  const [row] = await db.select().from(secretsTable).where(eq(secretsTable.name, NAME))
  if (!row) throw new Error('the secret of this installation is gone from the database')
  return Buffer.from(row.value, 'hex')
}

export async function replaceSecret(tx: Db, now: Date): Promise<void> {
  await tx.update(secretsTable).set({ value: newValue(), createdAt: now }).where(eq(secretsTable.name, NAME))
}

/**
 * The same for calls, which also verify and sign: with a new secret come new keys, so where it is not
 * the one that the keys were read with, they are read again.
 */
export function createSecretReader(
  db: Db,
  readWithKeys: Buffer,
  reloadKeys: () => Promise<void>,
): () => Promise<Buffer> {
  let keysAreOf = readWithKeys
  return async () => {
    const secret = await readSecret(db)
    if (!keysAreOf.equals(secret)) await reloadKeys()
    keysAreOf = secret
    return secret
  }
}
