import type { PreparedRequest } from './request.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
/** The server did not begin the work, or it is busy with the same call. */
const NOT_BEGUN = new Set([429, 503])
const MAY_HAVE_BEGUN = new Set([500, 502, 504])

export interface Attempts {
  fetch: typeof fetch
  /** After the first. */
  retries: number
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
}

/** Sends a request until it is answered. What may have begun is repeated only where that is harmless. */
export async function send(request: PreparedRequest, { fetch, retries, wait }: Attempts): Promise<Response> {
  const { url, signal, ...init } = request
  const isRepeatable = request.method === 'GET' || 'Idempotency-Key' in request.headers
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= retries
    let response: Response | undefined
    try {
      response = await fetch(url, signal ? { ...init, signal } : init)
    } catch (error) {
      if (isLast || !isRepeatable || signal?.aborted) throw error
    }
    if (response && (isLast || !(await isWorthRepeating(response, isRepeatable)))) return response
    await wait(pauseBefore(attempt, response?.headers.get('Retry-After')), signal)
  }
}

async function isWorthRepeating(response: Response, isRepeatable: boolean): Promise<boolean> {
  if (NOT_BEGUN.has(response.status)) return true
  if (!isRepeatable) return false
  if (MAY_HAVE_BEGUN.has(response.status)) return true
  if (response.status !== 409) return false
  const text = await response.clone().text()
  return text.includes('"IDEMPOTENCY_KEY_IN_USE"')
}

/** `Retry-After` in seconds or as a date, else growing pauses. */
export function pauseBefore(
  attempt: number,
  retryAfter: string | null | undefined,
  now = Date.now(),
): number {
  const seconds = Number(retryAfter || Number.NaN)
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - now : seconds * 1000
  const pause = Number.isNaN(asked) ? FIRST_PAUSE_MS * 2 ** attempt : asked
  return Math.min(Math.max(pause, 0), LONGEST_PAUSE_MS)
}

export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
