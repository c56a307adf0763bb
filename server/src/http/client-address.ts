import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The peer's address, or the one that a trusted proxy says it forwards for. */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = plain(peerOf(context))
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => plain(withoutPort(entry.trim())))
  // Each proxy appends the peer it saw: the last that is not one of ours is the client, what stands before its own word.
  const client = forwarded.findLast((address) => !trustedProxies.includes(address)) ?? ''
  return isIP(client) === 0 ? peer : client
}

function peerOf(context: Context): string {
  // Requests handed over in the process (tests, prerendering) have no connection.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '127.0.0.1') : '127.0.0.1'
}

/** Some proxies append the port as well. */
function withoutPort(entry: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')
}

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
