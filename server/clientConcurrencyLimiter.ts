import { isIPv6 } from 'node:net'
import type { ClientConcurrencyLimit } from './serverLimits'

/**
 * HTTP status of a rejected request. 429: this client has reached its limit. 503: all clients together have reached the
 * total limit.
 */
export type ConcurrencyRefusalStatus = 429 | 503

/** Counts concurrent operations in total and per client. Rejects operations above the limits. */
export class ClientConcurrencyLimiter {
  private readonly open = new Map<string, number>()
  private total = 0

  constructor(private readonly capacity: ClientConcurrencyLimit) {}

  /**
   * Reserves a slot for an operation.
   * @param address IP address of the client. All addresses of an IPv6 network (/64) count as a single client.
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
 * Returns the key for counting the operations of a client: the IPv4 address of the client, or its IPv6 network (/64).
 * The whole network counts as a single client, because a client can change its address within the network.
 * @param address IP address, possibly abbreviated or with a zone, for example `fe80::1%eth0`
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
