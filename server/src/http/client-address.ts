import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export const AUTH_PREFIX = '/auth/v1'

/** Our HTTP layer sets it on requests to the sign-in service and removes a client's own. */
export const CLIENT_ADDRESS_HEADER = 'x-plumbline-client-address'

/** The peer's address, or the client address that a trusted proxy forwards. */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = peerOf(context)
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => plain(withoutPort(entry.trim())))
  // Each proxy appends its peer, so the rightmost untrusted entry is the client. Earlier entries are the
  // client's own claim.
  const client = forwarded.findLast((address) => !trustedProxies.includes(address)) ?? ''
  return isIP(client) === 0 ? peer : client
}

/** The address of the connection's other end: a client, or a proxy. */
export function peerOf(context: Context): string {
  // In-process calls (tests, prerendering) have no connection.
  return plain(context.env?.incoming ? (getConnInfo(context).remote.address ?? '127.0.0.1') : '127.0.0.1')
}

/** Some proxies append the port. */
function withoutPort(entry: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')
}

export function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
