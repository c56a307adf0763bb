import { randomBytes } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { eq } from 'drizzle-orm'
import { secretsTable } from './key-tables.ts'

/** The installation's secret of that name, made when it is first asked for. */
export async function requireSecret(db: Db, name: string, now: Date): Promise<Buffer> {
  await db
    .insert(secretsTable)
    .values({ name, value: randomBytes(32).toString('hex'), createdAt: now })
    .onConflictDoNothing()
  const [row] = await db.select().from(secretsTable).where(eq(secretsTable.name, name))
  if (!row) throw new Error(`the secret ${name} could not be stored`)
  return Buffer.from(row.value, 'hex')
}
