import { FORM_SHOWN_SECONDS_AT_LEAST } from '@plumbline/contract/outreach/inbox-limits.ts'

export interface BotCheck {
  idempotencyKey: string
  shownSeconds: number
  website: string
}

/** For a form sent by script. A submission that would be too fast waits instead. */
export async function botCheckFromBrowser(data: FormData): Promise<BotCheck> {
  const ready = FORM_SHOWN_SECONDS_AT_LEAST * 1000
  // In a loop, because timers may fire early.
  while (performance.now() < ready) {
    await new Promise((resolve) => setTimeout(resolve, ready - performance.now()))
  }
  return {
    idempotencyKey: String(data.get('idempotencyKey')),
    shownSeconds: performance.now() / 1000,
    website: String(data.get('website') ?? ''),
  }
}

/** For a form posted by the browser: the same text gives the same idempotency key. */
export async function botCheckFromPost(data: FormData): Promise<BotCheck> {
  const shownAt = Date.parse(String(data.get('shownAt')))
  const texts = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.size])
  return {
    idempotencyKey: await keyOf(JSON.stringify(texts)),
    shownSeconds: Number.isNaN(shownAt) ? 0 : Math.max(0, (Date.now() - shownAt) / 1000),
    website: String(data.get('website') ?? ''),
  }
}

/** When the form was first shown, carried over to the redisplayed form. */
export function shownAtOf(data: FormData): string {
  const shownAt = Date.parse(String(data.get('shownAt')))
  return new Date(Number.isNaN(shownAt) ? Date.now() : shownAt).toISOString()
}

async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return asUuid(new Uint8Array(digest))
}

/** `crypto.randomUUID` is missing on pages without TLS. */
export function newIdempotencyKey(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)))
}

/** UUID version 8 from 16 bytes. */
function asUuid(bytes: Uint8Array): string {
  const own = Uint8Array.from(bytes.slice(0, 16))
  own[6] = (own[6]! & 0x0f) | 0x80
  own[8] = (own[8]! & 0x3f) | 0x80
  const hex = [...own].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
