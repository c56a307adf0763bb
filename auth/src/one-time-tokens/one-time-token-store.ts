import { createHash, createHmac, randomInt } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, notInArray, sql } from 'drizzle-orm'
import { readSecret } from '../keys/secret-store.ts'
import type { Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import {
  type OneTimeTokenRow,
  oneTimeTokensTable,
  type TokenKind,
  type TokenPurpose,
} from './one-time-token-tables.ts'

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
  /** What is stored of it. */
  digest: string
}

export function makeCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

interface NewToken {
  user: UserRow
  kind: TokenKind
  /** Where it is not what its kind says. */
  purpose?: TokenPurpose
  sentTo: string
  flowStateId?: string
  /** Of a sign-up. */
  passwordHash?: string | undefined
  /** The letter shows no code, so nobody types one. */
  linkOnly?: boolean
  /** Where it is not what its kind lives. */
  ttlSeconds?: number
}

/** Makes a token for the person; the oldest of its kind end (section 6, and 0037 for how many live). */
export async function issueToken(
  tx: Db,
  { settings }: Pick<Service, 'settings'>,
  now: Date,
  { user, kind, purpose = kind, sentTo, flowStateId, passwordHash, linkOnly = false, ttlSeconds }: NewToken,
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
    purpose,
    sentTo,
    digest: digestOf(hash),
    flowStateId: flowStateId ?? null,
    passwordHash: passwordHash ?? null,
    wrongGuesses: linkOnly ? WRONG_GUESSES_ALLOWED : 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validSeconds * 1000),
  }
  // The code may be that of an earlier one, once in a million times.
  await tx
    .insert(oneTimeTokensTable)
    .values(values)
    .onConflictDoUpdate({ target: oneTimeTokensTable.digest, set: values })
  await deleteAllButNewest(tx, user.id, kind, LIVE_AT_MOST[kind] ?? 1)
  return { code, hash, validSeconds, digest: values.digest }
}

/**
 * A stranger may ask for an email to somebody's address once a minute. The ones before stay good, so that
 * nobody keeps the owner from using the one that they asked for.
 */
const LIVE_AT_MOST: Partial<Record<TokenKind, number>> = { recovery: 3, confirmation: 3 }

async function deleteAllButNewest(tx: Db, userId: string, kind: TokenKind, kept: number): Promise<void> {
  const ofKind = and(eq(oneTimeTokensTable.userId, userId), eq(oneTimeTokensTable.kind, kind))
  const newest = tx
    .select({ digest: oneTimeTokensTable.digest })
    .from(oneTimeTokensTable)
    .where(ofKind)
    .orderBy(desc(oneTimeTokensTable.createdAt))
    .limit(kept)
  await tx.delete(oneTimeTokensTable).where(and(ofKind, notInArray(oneTimeTokensTable.digest, newest)))
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
    guessed.push(...(await countGuess(db, userId, kind, now)))
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
async function countGuess(db: Db, userId: string, kind: TokenKind, now: Date): Promise<OneTimeTokenRow[]> {
  return db
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
}

async function takeGuessBack(db: Db, digest: string): Promise<void> {
  await db
    .update(oneTimeTokensTable)
    .set({ wrongGuesses: sql`${oneTimeTokensTable.wrongGuesses} - 1` })
    .where(and(eq(oneTimeTokensTable.digest, digest), gt(oneTimeTokensTable.wrongGuesses, 0)))
}

/** The password of the one sign-up that waits to be confirmed, where a code may still bring it into effect. */
export async function findTypedPassword(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: oneTimeTokensTable.passwordHash })
    .from(oneTimeTokensTable)
    .where(and(eq(oneTimeTokensTable.userId, userId), isNotNull(oneTimeTokensTable.passwordHash)))
    .limit(1)
  return row?.passwordHash ?? undefined
}

/** Two signed up with one address: which of them gets the email is not known, so no code sets a password. */
export async function forgetTypedPasswords(tx: Db, userId: string): Promise<void> {
  await tx.update(oneTimeTokensTable).set({ passwordHash: null }).where(eq(oneTimeTokensTable.userId, userId))
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
