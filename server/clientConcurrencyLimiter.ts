import { isIPv6 } from 'node:net'
import type { ClientConcurrencyLimit } from './serverLimits'

/** HTTP status of a rejected request: 429 at the limit per client, 503 at the total limit. */
export type ConcurrencyRefusalStatus = 429 | 503

/** Counts concurrent operations in total and per client. Rejects operations above the limits. */
export class ClientConcurrencyLimiter {
  private readonly open = new Map<string, number>()
  private total = 0

  constructor(private readonly capacity: ClientConcurrencyLimit) {}

  /**
   * Reserves a slot for an operation.
   * @param address IP address of the client; an IPv6 network (/64) counts as one client
   * @returns a function that releases the slot, or the HTTP status of the rejection
   */
  acquire(address: string): (() => void) | ConcurrencyRefusalStatus {
    const key = getClientNetworkOfAddress(address)
    const count = this.open.get(key) ?? 0
    if (count >= this.capacity.perAddress) return 429
    if (this.total >= this.capacity.total) return 503
    this.open.set(key, count + 1)
    this.total += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.total -= 1
      const rest = (this.open.get(key) ?? 1) - 1
      if (rest > 0) this.open.set(key, rest)
      else this.open.delete(key)
    }
  }
}

/**
 * Returns the address under which a client is counted: the IPv4 address or the IPv6 network (/64). A client can change
 * its IPv6 address within its network.
 * @param address IP address, possibly abbreviated or with a zone
 */
export function getClientNetworkOfAddress(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0)
    while (groups.length + after < 8) groups.push('0')
    groups.push(...(tail === '' ? [] : tail.split(':')))
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
