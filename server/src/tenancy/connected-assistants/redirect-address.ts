const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])
const LENGTH_AT_MOST = 500

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname)

/** Where codes may go: to a server over TLS, or to a program on the person's own computer. */
export function isAllowedRedirect(address: string): boolean {
  if (address.length > LENGTH_AT_MOST || address.includes('#') || !URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

/** Exactly one of the registered addresses. Programs on the own computer choose their port at each start (RFC 8252, 7.3). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (!isAllowedRedirect(address)) return false
  return registered.includes(address) || registered.some((known) => isSameButPort(address, known))
}

function isSameButPort(address: string, known: string): boolean {
  const [asked, kept] = [new URL(address), new URL(known)]
  if (asked.protocol !== 'http:' || !isLoopback(asked)) return false
  asked.port = ''
  kept.port = ''
  return asked.href === kept.href
}

export function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, value)
  return url.href
}
