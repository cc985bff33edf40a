import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { listServerAddresses } from './listServerAddresses'

const addressInfo = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo
const interfaces = {
  lo: [addressInfo('127.0.0.1', true), addressInfo('::1', true)],
  eth0: [addressInfo('fd00::5'), addressInfo('fe80::1'), addressInfo('192.168.1.5')],
  eth1: [addressInfo('169.254.7.7'), addressInfo('10.0.0.5')],
}
const ipv4 = ['http://localhost:8080/c', 'http://192.168.1.5:8080/c', 'http://10.0.0.5:8080/c']

test.each([
  ['0.0.0.0', ipv4],
  ['::', [...ipv4, 'http://[fd00::5]:8080/c']],
  ['127.0.0.1', ['http://127.0.0.1:8080/c']],
  ['::1', ['http://[::1]:8080/c']],
  ['nas.lan', ['http://nas.lan:8080/c']],
])('lists addresses that other devices can open if the server listens on %s', (host, addresses) => {
  expect(listServerAddresses({ host, port: 8080, base: '/c' }, interfaces)).toEqual(addresses)
})
