import { BlockList, isIP } from 'node:net'

/** Returns whether an address is a trusted proxy. Only the forwarded headers of trusted proxies are used. */
export type TrustedProxyPredicate = (address: string) => boolean

const ipFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Normalizes an IP address for comparison. Removes the zone, and converts IPv6 addresses such as `::ffff:10.0.0.1` to
 * IPv4.
 */
export const normalizeIpAddress = (address: string): string =>
  address.replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/**
 * Parses the values of `--trust-proxy`.
 * @param values comma-separated lists of addresses, CIDR ranges or `loopback`
 * @throws RangeError whose message is the invalid entry
 */
export function parseTrustedProxies(values: readonly string[]): TrustedProxyPredicate {
  const list = new BlockList()
  const entries = values
    .flatMap(value => value.split(','))
    .map(entry => entry.trim())
    .flatMap(entry => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : entry))
  for (const entry of entries) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const plain = normalizeIpAddress(address)
    const size = isIP(plain) === 6 ? 128 : 32
    if (isIP(plain) === 0 || Number(bits ?? 0) > size) throw new RangeError(entry)
    list.addSubnet(plain, Number(bits ?? size), ipFamily(plain))
  }
  return address => isIP(address) !== 0 && list.check(address, ipFamily(address))
}
