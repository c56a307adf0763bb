/**
 * The request to hand to the router, or nothing when another site's page made the
 * browser send it. The router compares the sender with the address it sees itself,
 * which behind a proxy is another one: it is told what has been found out here.
 */
export function formRequest(request: Request, publicOrigin: string): Request | undefined {
  if (!comesFromUs(request, publicOrigin)) return undefined
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

function comesFromUs({ url, headers }: Request, publicOrigin: string): boolean {
  const origin = headers.get('origin')
  // Programs send neither; browsers send the first with every form.
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const sender = new URL(origin)
  return sender.origin === publicOrigin || sender.host === new URL(url).host
}
