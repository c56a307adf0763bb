import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Ranges that IANA lists as not reachable from everywhere (RFC 6890 and its successors). */
const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  // Tunnels and translations may lead to any IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')
/** Of IPv6, only this is global unicast. */
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/** Checks what can be checked without asking for the name. The operator may name hosts that are taken as they are. */
export function checkUrl(text: string, allowedHosts: readonly string[]): URL {
  if (!URL.canParse(text))
    throw new AddressRefused('Enter a whole address, such as https://example.org/hooks.')
  const url = new URL(text)
  const isAllowed = allowedHosts.includes(url.hostname)
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:'))
    throw new AddressRefused('The address has to begin with https://.')
  if (url.username || url.password)
    throw new AddressRefused('The address must not contain a name or password.')
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!isAllowed && isIP(literal) && !isPublicAddress(literal))
    throw new AddressRefused('The address is in a private network.')
  if (!isAllowed && !isIP(literal) && !url.hostname.includes('.'))
    throw new AddressRefused('The host is not a public name.')
  return url
}

export type LookUp = (host: string) => Promise<{ address: string; family: number }[]>

const askSystem: LookUp = (host) => lookup(host, { all: true })

/** The address to connect to, looked up now: a name that led elsewhere yesterday may lead inside today. */
export async function resolvePublic(
  { hostname }: URL,
  allowedHosts: readonly string[],
  lookUp: LookUp = askSystem,
): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const found = await lookUp(host)
  const [first] = found
  if (!first) throw new AddressRefused('The host has no address.')
  if (!allowedHosts.includes(hostname) && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused('The host is in a private network.')
  return first
}
