import { sign as signBytes } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import type { KeyRing, SigningKey } from '../keys/key-ring.ts'
import { isUuid } from '../requests/call.ts'
import { issuerOf, type Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { Aal, SessionRow } from './session-tables.ts'

export interface AccessTokenClaims {
  sub?: string
  aud?: string
  role?: string
  exp?: number
  aal?: Aal
  session_id?: string
}

/** Signs what section 4 lists; gives the token and the second at which it ends. */
export async function signAccessToken(service: Service, user: UserRow, session: SessionRow, now: Date) {
  const key = await service.keys.signing()
  const issuedAt = Math.floor(now.getTime() / 1000)
  const ttl = issuedAt + service.settings.jwtTtlSeconds
  // A session that ends sooner takes its tokens with it.
  const ends = [session.expiresAt, ...(session.notAfter ? [session.notAfter] : [])]
  const expiresAt = Math.min(ttl, ...ends.map((end) => Math.floor(end.getTime() / 1000)))
  const accessToken = sign(key, {
    iss: issuerOf(service),
    sub: user.id,
    aud: user.audience,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
  return { accessToken, expiresAt, expiresIn: expiresAt - issuedAt }
}

/**
 * Signs at once, on this thread: that takes microseconds, where a library's way through
 * WebCrypto would wait in the same line as the password hashes.
 */
export function sign({ kid, algorithm, privateKey }: SigningKey, claims: object): string {
  const signed = [{ alg: algorithm, typ: 'JWT', kid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${signBytes('sha256', Buffer.from(signed), key).toString('base64url')}`
}

/** Why a token is not accepted, in the words that clients look for. */
export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError'
}

const ALGORITHMS = ['ES256', 'RS256']

export async function verifyAccessToken(keys: KeyRing, token: string, now: Date): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid, alg }) => {
        const key = kid === undefined ? undefined : await keys.find(kid)
        if (!key || key.algorithm !== alg) throw new errors.JWSSignatureVerificationFailed()
        return key.publicKey
      },
      { algorithms: ALGORITHMS, currentDate: now },
    )
    return payload as AccessTokenClaims
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new AccessTokenError('token is expired', { cause })
    if (cause instanceof errors.JOSEError)
      throw new AccessTokenError('unable to parse or verify signature', { cause })
    throw cause
  }
}

export interface ReadToken {
  userId: string
  sessionId: string
  aal: Aal
  expiresAt: number
}

/** Whom an account is for unless a call says otherwise (section 1). */
export const DEFAULT_AUDIENCE = 'authenticated'

const REMEMBERED_AT_MOST = 10_000

/** Reads bearers for the product: each signature is checked once, and again when the keys change. */
export function createTokenReader(keys: KeyRing, now: () => Date) {
  const remembered = new Map<string, ReadToken>()
  let generation = keys.generation()
  return async (bearer: string): Promise<ReadToken | undefined> => {
    await keys.all()
    if (keys.generation() !== generation) {
      generation = keys.generation()
      remembered.clear()
    }
    const known = remembered.get(bearer)
    if (known && known.expiresAt * 1000 > now().getTime()) return known
    remembered.delete(bearer)
    const read = await readToken(keys, bearer, now())
    if (!read) return undefined
    // The oldest goes first: a map keeps the order in which its members came.
    const oldest = remembered.size >= REMEMBERED_AT_MOST ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    remembered.set(bearer, read)
    return read
  }
}

async function readToken(keys: KeyRing, bearer: string, now: Date): Promise<ReadToken | undefined> {
  try {
    const { sub, aud, session_id, aal, exp } = await verifyAccessToken(keys, bearer, now)
    // Accounts of other audiences are not the product's.
    if (aud !== DEFAULT_AUDIENCE) return undefined
    if (!isUuid(sub) || !isUuid(session_id) || exp === undefined) return undefined
    return { userId: sub, sessionId: session_id, aal: aal === 'aal2' ? 'aal2' : 'aal1', expiresAt: exp }
  } catch (cause) {
    if (cause instanceof AccessTokenError) return undefined
    throw cause
  }
}
