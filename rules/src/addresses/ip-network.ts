interface Bits {
  ipv4: 24 | 32
  ipv6: 48 | 64
}

/** The owner of one IPv6 address has its whole network: limits for one client count that. */
export const ONE_CLIENT: Bits = { ipv4: 32, ipv6: 64 }

/** The network that an IP address lies in, in one spelling however it is written. What is no address stands for itself. */
export function networkOf(address: string, { ipv4, ipv6 }: Bits): string {
  if (!address.includes(':')) return firstBytes(address, ipv4)
  const groups = groupsOf(address)
  if (!groups) return address
  const [high = 0, low = 0] = groups.slice(6)
  // IPv4 as a socket for both kinds shows it.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return firstBytes([high >> 8, high & 255, low >> 8, low & 255].join('.'), ipv4)
  return groups
    .slice(0, ipv6 / 16)
    .map((group) => group.toString(16))
    .join(':')
}

const firstBytes = (address: string, bits: number) =>
  address
    .split('.')
    .slice(0, bits / 8)
    .join('.')

/** The eight groups of an IPv6 address, or nothing where there are not eight. */
function groupsOf(address: string): number[] | undefined {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const before = read(head)
  const after = read(tail ?? '')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<number>(Math.max(0, missing)).fill(0), ...after]
  return groups.length === 8 && groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined
}

/** The last four bytes may be written as IPv4 writes them. */
function read(text: string): number[] {
  return text
    .split(':')
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (!part.includes('.')) return [Number.parseInt(part, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
}
