/** Where the browser keeps the session: derived from the host, so that two installations on one machine do not meet. */
export function sessionStorageKey(): string {
  return `plumbline.${location.host}.session`
}

const HINT = 'plumbline-signed-in'
const NEXT = 'plumbline-next'
const YEAR_SECONDS = 31_536_000

/** Tells the server's redirects that this browser keeps a session. It opens nothing. */
export function rememberSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${HINT}=1; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

export function forgetSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${HINT}=; Path=/; SameSite=Lax; Max-Age=0`
}

export function seemsSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${HINT}=1`)
}

/** Where to go after signing in: the page first asked for, or the dashboard. Asked once, then forgotten. */
export function takeNextPath(): string {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NEXT}=`))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NEXT}=; Path=/; SameSite=Lax; Max-Age=0`
  const path = kept ? decodeURIComponent(kept.slice(NEXT.length + 1)) : ''
  return isOwnPath(path) ? path : '/dashboard'
}

/** A path of ours: `//host` and `/\host` would lead elsewhere. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
