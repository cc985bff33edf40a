import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { respondFromNetworkOrCache } from './respondFromNetworkOrCache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hang = () => new Promise<never>(() => {})
const online = () => Promise.resolve(new Response('from the server'))

test.each([
  ['hangs', hang],
  ['fails', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
])('responds although a write to the cache %s', async (_, onResponse) => {
  const response = respondFromNetworkOrCache(online(), { readCached: hang, timeoutMs: 4_000, onResponse })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await (await response).text()).toBe('from the server')
})

test('reports that the server is unreachable although reading the cache hangs', async () => {
  const request = Promise.reject(new TypeError('no network'))
  const response = respondFromNetworkOrCache(request, { readCached: hang, timeoutMs: 4_000 })
  const failure = expect(response).rejects.toThrow('no network')
  await vi.advanceTimersByTimeAsync(5_000)
  await failure
})
