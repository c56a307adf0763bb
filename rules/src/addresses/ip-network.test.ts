import { expect, test } from 'vitest'
import { networkOf, ONE_CLIENT } from './ip-network.ts'

const NEIGHBOURHOOD = { ipv4: 24, ipv6: 48 } as const

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2'],
  ['::FFFF:c000:201', '192.0.2.1', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8::', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0', '64:ff9b:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['everyone', 'everyone', 'everyone'],
  ['', '', ''],
])('%s is of the network %s and of the wider one %s', (address, network, wider) => {
  expect(networkOf(address, ONE_CLIENT)).toBe(network)
  expect(networkOf(address, NEIGHBOURHOOD)).toBe(wider)
})
