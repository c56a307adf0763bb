import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** A preview token: text id, expiry, and a signature with that text's own key. */
export function issuePreviewToken({ id, key }: { id: string; key: string }, now = Date.now()) {
  const until = now + LIFETIME_MS
  const signed = `${id}.${until.toString(36)}`
  return { token: `${signed}.${sign(key, signed)}`, expiresAt: new Date(until).toISOString() }
}

/** The text id in a token, before its signature is verified. */
export function readPreviewToken(token: string): string | undefined {
  return FORM.exec(token)?.[1]
}

export function isValidPreviewToken(token: string, key: string, now = Date.now()): boolean {
  const [, id, until, signature] = FORM.exec(token) ?? []
  if (!id || !until || !signature) return false
  const expected = sign(key, `${id}.${until}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) && Number.parseInt(until, 36) > now
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
