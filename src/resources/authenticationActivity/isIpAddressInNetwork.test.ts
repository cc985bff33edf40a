import { expect, test } from 'vitest'
import { isIpAddressInNetwork } from './isIpAddressInNetwork'

test.each([
  ['192.168.1.2', '192.168.1.2', true],
  ['192.168.1.2', '192.168', true],
  ['192.168.1.2', '192.168.', true],
  ['192.168.1.2', '192.168.*', true],
  ['192.168.1.20', '192.168.1.2', false],
  ['2001:DB8::1', '2001:db8', true],
  ['2001:db80::1', '2001:db8', false],
  ['192.168.1.2', 'unknown', false],
  [null, 'unknown', true],
  [null, '192', false],
  ['192.168.1.2', '', true],
])('address %s in network "%s": %s', (address, network, expected) => {
  expect(isIpAddressInNetwork(address, network)).toBe(expected)
})
