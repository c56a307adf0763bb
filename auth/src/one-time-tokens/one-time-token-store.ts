import { createHash, createHmac, randomInt } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { readSecret } from '../keys/secret-store.ts'
import type { Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import { type OneTimeTokenRow, oneTimeTokensTable, type TokenKind } from './one-time-token-tables.ts'

const CODE_DIGITS = 6
const EMAIL_TOKEN_TTL_SECONDS = 86_400
/** A code has a million values: after so many wrong ones only the link still works. */
const WRONG_GUESSES_ALLOWED = 20

export interface IssuedToken {
  /** What the person types. */
  code: string
  /** What the link carries; opens without the address. */
  hash: string
  validSeconds: number
}

export function makeCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

interface NewToken {
  user: UserRow
  kind: TokenKind
  sentTo: string
  flowStateId?: string
  /** The letter shows no code, so nobody types one. */
  linkOnly?: boolean
  /** Where it is not what its kind lives. */
  ttlSeconds?: number
}

/** Makes the person's one live token of this kind; an older one ends (section 6). */
export async function issueToken(
  tx: Db,
  { settings }: Pick<Service, 'settings'>,
  now: Date,
  { user, kind, sentTo, flowStateId, linkOnly = false, ttlSeconds }: NewToken,
): Promise<IssuedToken> {
  await holdTokens(tx)
  const secret = await readSecret(tx)
  const code = makeCode()
  const hash = (flowStateId ? 'pkce_' : '') + hashOf(secret, { userId: user.id, kind, sentTo, code })
  const validSeconds =
    ttlSeconds ?? (kind === 'recovery' ? settings.recoveryTtlSeconds : EMAIL_TOKEN_TTL_SECONDS)
  const values = {
    userId: user.id,
    kind,
    sentTo,
    digest: digestOf(hash),
    flowStateId: flowStateId ?? null,
    wrongGuesses: linkOnly ? WRONG_GUESSES_ALLOWED : 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validSeconds * 1000),
  }
  await tx
    .insert(oneTimeTokensTable)
    .values(values)
    .onConflictDoUpdate({ target: [oneTimeTokensTable.userId, oneTimeTokensTable.kind], set: values })
  return { code, hash, validSeconds }
}

/**
 * Keyed with the installation's secret, where the reference hashes address and code
 * alone: a link then cannot be guessed by trying a million codes against an address.
 */
function hashOf(
  secret: Buffer,
  { userId, kind, sentTo, code }: { userId: string; kind: TokenKind; sentTo: string; code: string },
): string {
  return createHmac('sha224', secret)
    .update(`one-time token\n${kind}\n${userId}\n${sentTo}\n${code}`)
    .digest('hex')
}

const digestOf = (hash: string) => createHash('sha256').update(hash).digest('hex')

/** By what a link carries. */
export function findTokenByHash(
  db: Db,
  hash: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  return findTokenByDigest(db, digestOf(hash), kinds, now)
}

/** By what is stored of that. */
export async function findTokenByDigest(
  db: Db,
  digest: string,
  kinds: readonly TokenKind[],
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokensTable)
    .where(
      and(
        eq(oneTimeTokensTable.digest, digest),
        inArray(oneTimeTokensTable.kind, [...kinds]),
        gt(oneTimeTokensTable.expiresAt, now),
      ),
    )
  return row
}

/** By the code that the person typed; compared as digests, so that the time tells nothing. */
export async function findTokenByCode(
  db: Db,
  secret: Buffer,
  {
    userId,
    sentTo,
    code,
    kinds,
    now,
  }: {
    userId: string
    sentTo: string
    code: string
    kinds: readonly TokenKind[]
    now: Date
  },
): Promise<OneTimeTokenRow | undefined> {
  const guessed: OneTimeTokenRow[] = []
  for (const kind of kinds) {
    const token = await countGuess(db, userId, kind, now)
    if (token) guessed.push(token)
  }
  const right = guessed.find(({ kind, digest }) => {
    const hash = hashOf(secret, { userId, kind, sentTo, code })
    return digest === digestOf(hash) || digest === digestOf(`pkce_${hash}`)
  })
  // It was no wrong guess at any of them.
  if (right) for (const { digest } of guessed) await takeGuessBack(db, digest)
  return right
}

/** Before anything is compared: of many guesses at once no more than allowed are. */
async function countGuess(
  db: Db,
  userId: string,
  kind: TokenKind,
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await db
    .update(oneTimeTokensTable)
    .set({ wrongGuesses: sql`${oneTimeTokensTable.wrongGuesses} + 1` })
    .where(
      and(
        eq(oneTimeTokensTable.userId, userId),
        eq(oneTimeTokensTable.kind, kind),
        gt(oneTimeTokensTable.expiresAt, now),
        lt(oneTimeTokensTable.wrongGuesses, WRONG_GUESSES_ALLOWED),
      ),
    )
    .returning()
  return row
}

async function takeGuessBack(db: Db, digest: string): Promise<void> {
  await db
    .update(oneTimeTokensTable)
    .set({ wrongGuesses: sql`${oneTimeTokensTable.wrongGuesses} - 1` })
    .where(and(eq(oneTimeTokensTable.digest, digest), gt(oneTimeTokensTable.wrongGuesses, 0)))
}

/** Takes one token out, once: of two that come with it at the same time, one gets nothing. */
export async function takeToken(tx: Db, token: OneTimeTokenRow): Promise<boolean> {
  const rows = await tx
    .delete(oneTimeTokensTable)
    .where(
      and(
        eq(oneTimeTokensTable.userId, token.userId),
        eq(oneTimeTokensTable.kind, token.kind),
        eq(oneTimeTokensTable.digest, token.digest),
      ),
    )
    .returning({ kind: oneTimeTokensTable.kind })
  return rows.length > 0
}

/**
 * Until the transaction ends nobody takes all tokens back: what it issues or opens is either ended
 * with them, or begins when they are gone and another secret stands.
 */
export async function holdTokens(tx: Db): Promise<void> {
  await tx.execute(sql`lock table auth.one_time_tokens in row share mode`)
}

/** Says how many there were. */
export async function deleteAllTokens(tx: Db): Promise<number> {
  await tx.execute(sql`lock table auth.one_time_tokens in exclusive mode`)
  const { length } = await tx.delete(oneTimeTokensTable).returning({ kind: oneTimeTokensTable.kind })
  return length
}

export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(oneTimeTokensTable).where(eq(oneTimeTokensTable.userId, userId))
}

export async function deleteTokensSentTo(db: Db, address: string): Promise<void> {
  await db.delete(oneTimeTokensTable).where(eq(oneTimeTokensTable.sentTo, address))
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeTokensTable).where(lte(oneTimeTokensTable.expiresAt, now))
}
