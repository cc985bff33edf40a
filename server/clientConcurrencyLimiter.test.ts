import { expect, test } from 'vitest'
import { fc, test as property } from '../tests/harness/propertyTest'
import { ClientConcurrencyLimiter, getClientNetworkOfAddress } from './clientConcurrencyLimiter'

const isSlot = (result: unknown): result is () => void => typeof result === 'function'

test('rejects a client above its own limit with 429, and every client above the total limit with 503', () => {
  const counter = new ClientConcurrencyLimiter({ total: 3, perAddress: 2 })
  const first = counter.acquire('10.0.0.1')
  counter.acquire('10.0.0.1')
  expect(counter.acquire('10.0.0.1')).toBe(429)
  expect(isSlot(counter.acquire('10.0.0.2'))).toBe(true)
  expect(counter.acquire('10.0.0.3')).toBe(503)
  if (isSlot(first)) {
    first()
    first()
  }
  expect(isSlot(counter.acquire('10.0.0.3'))).toBe(true)
  expect(counter.acquire('10.0.0.1')).toBe(503)
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('counts the address %s as %s', (address, network) => {
  expect(getClientNetworkOfAddress(address)).toBe(network)
})

property.prop([fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 60 })])(
  'never exceeds its limits, and reuses every released slot',
  steps => {
    const counter = new ClientConcurrencyLimiter({ total: 5, perAddress: 3 })
    const held: { address: string; release: () => void }[] = []
    for (const [address, isTaking] of steps) {
      const slot = isTaking ? counter.acquire(address) : held.shift()?.release()
      if (isSlot(slot)) held.push({ address, release: slot })
      expect(held.length).toBeLessThanOrEqual(5)
      for (const name of ['a', 'b', 'c'])
        expect(held.filter(entry => entry.address === name).length).toBeLessThanOrEqual(3)
    }
    for (const { release } of held) release()
    expect(Array.from({ length: 3 }, () => counter.acquire('d')).every(isSlot)).toBe(true)
  },
)
