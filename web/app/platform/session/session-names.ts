/** Storage key of the session, derived from the host so that installations on one machine do not collide. */
export function sessionStorageKey(): string {
  return `plumbline.${location.host}.session`
}

const HINT = 'plumbline-signed-in'
const NEXT = 'plumbline-next'
const ARRIVAL = 'plumbline-arrival'
const YEAR_SECONDS = 31_536_000

/** Hints to the server's redirects that this browser has a session. It grants nothing. */
export function rememberSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${HINT}=1; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

export function forgetSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${HINT}=; Path=/; SameSite=Lax; Max-Age=0`
}

/** The page that the next sign-in opens. */
export function rememberNextPath(path: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NEXT}=${encodeURIComponent(path)}; Path=/; SameSite=Lax; Max-Age=1800`
}

/** Where to go after sign-in: the page first requested, or the dashboard. Read once, then cleared. */
export function takeNextPath(): string {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NEXT}=`))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NEXT}=; Path=/; SameSite=Lax; Max-Age=0`
  const path = stored ? decodeURIComponent(stored.slice(NEXT.length + 1)) : ''
  return isOwnPath(path) ? path : '/dashboard'
}

/** The next page is the first after a sign-in. */
export function rememberArrival(): void {
  try {
    sessionStorage.setItem(ARRIVAL, '1')
  } catch {
    // Storage is disabled: the focus stays at the top of the page.
  }
}

/** Read once, then cleared. */
export function takeArrival(): boolean {
  try {
    const isArrival = sessionStorage.getItem(ARRIVAL) !== null
    sessionStorage.removeItem(ARRIVAL)
    return isArrival
  } catch {
    return false
  }
}

/** A local path: `//host` and `/\host` would leave the site. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
