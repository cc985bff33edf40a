/** Filter value for sign-ins without an address. */
export const UNKNOWN_SIGN_IN_ADDRESS = 'unknown'

/**
 * Returns whether an IP address equals another address or starts with it at a separator: `192.168` contains
 * `192.168.1.2` but not `192.1680`. Supports IPv4 and IPv6. `UNKNOWN_SIGN_IN_ADDRESS` contains missing addresses.
 */
export function isAddressInNetwork(address: string | null, network: string): boolean {
  const prefix = network
    .trim()
    .toLowerCase()
    .replace(/[.:*]+$/, '')
  if (prefix === '') return true
  if (address === null) return prefix === UNKNOWN_SIGN_IN_ADDRESS
  const full = address.toLowerCase()
  return full === prefix || full.startsWith(`${prefix}.`) || full.startsWith(`${prefix}:`)
}
