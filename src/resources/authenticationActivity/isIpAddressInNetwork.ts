/** Filter value that selects sign-ins without an IP address. */
export const UNKNOWN_IP_ADDRESS_FILTER_VALUE = 'unknown'

/**
 * Returns whether an IP address belongs to a network. For example, the address `192.168.1.2` belongs to the network
 * `192.168`.
 * @param network IP address or its first numbers. An empty text matches every address. The value
 *   `UNKNOWN_IP_ADDRESS_FILTER_VALUE` matches a missing address.
 */
export function isIpAddressInNetwork(address: string | null, network: string): boolean {
  const prefix = network
    .trim()
    .toLowerCase()
    .replace(/(?<![.:*])[.:*]+$/, '')
  if (prefix === '') return true
  if (address === null) return prefix === UNKNOWN_IP_ADDRESS_FILTER_VALUE
  const full = address.toLowerCase()
  return full === prefix || full.startsWith(`${prefix}.`) || full.startsWith(`${prefix}:`)
}
