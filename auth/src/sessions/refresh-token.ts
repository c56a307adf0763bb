import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const VERSION = 2
const MAC_BYTES = 16
const CHECKSUM_BYTES = 4
/** Version byte, session id, counter. */
const PAYLOAD_BYTES = 1 + 16 + 4
const TOKEN_BYTES = PAYLOAD_BYTES + MAC_BYTES + CHECKSUM_BYTES
const VERSION_1 = /^[a-z0-9]{12}$/

export interface RefreshTokenParts {
  sessionId: string
  counter: number
}

/**
 * Version 2 of the protocol's section 5: version, session, counter, truncated HMAC,
 * checksum. Nothing of it is stored but the session's counter, so the token that is
 * good now can be said again to a client that never received it.
 */
export function makeRefreshToken(secret: Buffer, { sessionId, counter }: RefreshTokenParts): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES)
  payload.writeUInt8(VERSION, 0)
  payload.write(sessionId.replaceAll('-', ''), 1, 'hex')
  payload.writeUInt32BE(counter, 17)
  const signed = Buffer.concat([payload, macOf(secret, payload)])
  return Buffer.concat([signed, checksumOf(signed)]).toString('base64url')
}

/** What the token says, 'unknown' for one that we did not make, 'malformed' for what is no token at all. */
export function readRefreshToken(secret: Buffer, token: string): RefreshTokenParts | 'unknown' | 'malformed' {
  // Another system's tokens have the first version's form; we never made one.
  if (VERSION_1.test(token)) return 'unknown'
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token || bytes[0] !== VERSION)
    return 'malformed'
  const signed = bytes.subarray(0, PAYLOAD_BYTES + MAC_BYTES)
  if (!checksumOf(signed).equals(bytes.subarray(signed.length))) return 'malformed'
  const payload = signed.subarray(0, PAYLOAD_BYTES)
  if (!timingSafeEqual(macOf(secret, payload), signed.subarray(PAYLOAD_BYTES))) return 'unknown'
  const hex = payload.toString('hex', 1, 17)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: payload.readUInt32BE(17) }
}

function macOf(secret: Buffer, payload: Buffer): Buffer {
  return createHmac('sha256', secret).update('refresh token').update(payload).digest().subarray(0, MAC_BYTES)
}

/** Tells a mistyped token from a forged one; it protects nothing. */
function checksumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM_BYTES)
}
