/** Filter value for sign-ins without an address. */
export const UNKNOWN_SIGN_IN_ADDRESS = 'unknown'

/**
 * Returns whether an IP address equals `network` or starts with it, such as `192.168.1.2` with `192.168`.
 * @param network address or start of an address; `UNKNOWN_SIGN_IN_ADDRESS` matches missing addresses
 */
export function isIpAddressInNetwork(address: string | null, network: string): boolean {
  const prefix = network
    .trim()
    .toLowerCase()
    .replace(/[.:*]+$/, '')
  if (prefix === '') return true
  if (address === null) return prefix === UNKNOWN_SIGN_IN_ADDRESS
  const full = address.toLowerCase()
  return full === prefix || full.startsWith(`${prefix}.`) || full.startsWith(`${prefix}:`)
}
