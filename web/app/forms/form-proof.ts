import { FORM_SHOWN_SECONDS_AT_LEAST } from '@plumbline/contract/inbox-limits.ts'

export interface FormProof {
  idempotencyKey: string
  shownSeconds: number
  website: string
}

/** From a form that a script sends. Whoever is quicker than a person can be waits out the difference. */
export async function provenInBrowser(data: FormData): Promise<FormProof> {
  const ready = FORM_SHOWN_SECONDS_AT_LEAST * 1000
  // More than once, because timers may fire a little early.
  while (performance.now() < ready) {
    await new Promise((resolve) => setTimeout(resolve, ready - performance.now()))
  }
  return {
    idempotencyKey: String(data.get('idempotencyKey')),
    shownSeconds: performance.now() / 1000,
    website: String(data.get('website') ?? ''),
  }
}

/** From a form that a browser posted by itself, to which the same text gives the same key. */
export async function provenByPost(data: FormData): Promise<FormProof> {
  const shownAt = Date.parse(String(data.get('shownAt')))
  const texts = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.size])
  return {
    idempotencyKey: await keyOf(JSON.stringify(texts)),
    shownSeconds: Number.isNaN(shownAt) ? 0 : Math.max(0, (Date.now() - shownAt) / 1000),
    website: String(data.get('website') ?? ''),
  }
}

/** When the form was first on the screen, to stand in it again. */
export function shownAtOf(data: FormData): string {
  const shownAt = Date.parse(String(data.get('shownAt')))
  return new Date(Number.isNaN(shownAt) ? Date.now() : shownAt).toISOString()
}

async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return asUuid(new Uint8Array(digest))
}

/** `crypto.randomUUID` is missing where a page came without TLS. */
export function newIdempotencyKey(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)))
}

/** Version 8: sixteen bytes of one's own making. */
function asUuid(bytes: Uint8Array): string {
  const own = Uint8Array.from(bytes.slice(0, 16))
  own[6] = (own[6]! & 0x0f) | 0x80
  own[8] = (own[8]! & 0x3f) | 0x80
  const hex = [...own].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
