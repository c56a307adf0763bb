import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/**
 * True the first time. What is signed is remembered, not the signature: of some algorithms a second valid one can
 * be made from the first.
 */
export async function useIdToken(tx: Db, idToken: string, expiresAt: Date): Promise<boolean> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const digest = createHash('sha256').update(signed).digest('base64url')
  const { rows } = await tx.execute(sql`
    insert into auth.used_id_tokens (digest, expires_at) values (${digest}, ${expiresAt.toISOString()})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

export async function deleteEndedIdTokens(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from auth.used_id_tokens where expires_at <= ${now.toISOString()}`)
}
