import { isIPv6 } from 'node:net'
import type { Capacity } from './limits'

/** Why a place is refused: this client holds too many (429), or all clients together (503). */
export type Refusal = 429 | 503

/** Counts what is open, in total and for each client address. */
export class CapacityCounter {
  private readonly open = new Map<string, number>()
  private total = 0

  constructor(private readonly capacity: Capacity) {}

  /**
   * Takes a place.
   * @param address  of the client; addresses of one IPv6 network (/64) count as one
   * @returns a function that gives the place back (further calls do nothing), or the reason of the refusal
   */
  acquire(address: string): (() => void) | Refusal {
    const key = networkOf(address)
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

/** One household has one IPv6 network of 2^64 addresses: the first four groups name it. */
export function networkOf(address: string): string {
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
