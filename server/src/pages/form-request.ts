/**
 * CSRF protection for posted forms: returns undefined when another site's page made the browser send the
 * request. React Router compares the sender with the address it sees, which differs behind a proxy, so it
 * receives the checked origin.
 */
export function formRequest(request: Request, publicOrigin: string): Request | undefined {
  if (!comesFromUs(request, publicOrigin)) return undefined
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

function comesFromUs({ url, headers }: Request, publicOrigin: string): boolean {
  const origin = headers.get('origin')
  // Programs send neither header; browsers send Origin with every form.
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const sender = new URL(origin)
  return sender.origin === publicOrigin || sender.host === new URL(url).host
}
