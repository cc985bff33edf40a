/** Filter value for sign-ins without an address. */
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * Whether an address equals another one or begins with it at a boundary of its parts: `192.168` contains `192.168.1.2`, and not
 * `192.1680`. Works for IPv4 and IPv6. `UNKNOWN_ADDRESS` contains missing addresses.
 */
export function isInNetwork(address: string | null, network: string): boolean {
  const prefix = network
    .trim()
    .toLowerCase()
    .replace(/[.:*]+$/, '')
  if (prefix === '') return true
  if (address === null) return prefix === UNKNOWN_ADDRESS
  const full = address.toLowerCase()
  return full === prefix || full.startsWith(`${prefix}.`) || full.startsWith(`${prefix}:`)
}
