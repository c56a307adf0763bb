import { createHmac, randomInt } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { and, count, eq, isNull } from 'drizzle-orm'
import { readSecret } from '../keys/secret-store.ts'
import { recoveryCodesTable } from './factor-tables.ts'

export const CODES_IN_A_SET = 10
/** No letters or digits that look alike; ten of these are fifty bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_CHARACTERS = 10

/** A new set takes the place of the old one. The codes are seen here and never again. */
export async function replaceRecoveryCodes(tx: Db, factorId: string): Promise<string[]> {
  const secret = await readSecret(tx)
  const codes = Array.from({ length: CODES_IN_A_SET }, makeCode)
  await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.factorId, factorId))
  await tx
    .insert(recoveryCodesTable)
    .values(codes.map((code) => ({ factorId, digest: digestOf(secret, factorId, code) })))
  return codes
}

/** A code counts once. */
export async function takeRecoveryCode(tx: Db, factorId: string, code: string, now: Date): Promise<boolean> {
  const secret = await readSecret(tx)
  const rows = await tx
    .update(recoveryCodesTable)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodesTable.factorId, factorId),
        eq(recoveryCodesTable.digest, digestOf(secret, factorId, code)),
        isNull(recoveryCodesTable.usedAt),
      ),
    )
    .returning({ factorId: recoveryCodesTable.factorId })
  return rows.length > 0
}

export async function countRemaining(db: Db, factorId: string): Promise<number> {
  const [row] = await db
    .select({ remaining: count() })
    .from(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.factorId, factorId), isNull(recoveryCodesTable.usedAt)))
  return row?.remaining ?? 0
}

function makeCode(): string {
  const characters = Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}

/** Case, spaces and hyphens are as the person types them. */
function digestOf(secret: Buffer, factorId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '')
  return createHmac('sha256', secret).update(`recovery code\n${factorId}\n${plain}`).digest('hex')
}
