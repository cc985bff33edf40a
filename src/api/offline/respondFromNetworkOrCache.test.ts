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

const withType = (status: number, type: string) => new Response('server', { status, headers: { 'content-type': type } })

test.each([
  [502, 'application/json', 'cache'],
  [503, 'application/json', 'cache'],
  [522, 'text/html', 'cache'],
  [404, 'text/plain', 'cache'],
  [404, 'application/json', 'server'],
  [500, 'text/html', 'server'],
])('responds to status %i with type %s from the %s', async (status, type, source) => {
  const readCached = async () => new Response('cache')
  const response = await respondFromNetworkOrCache(Promise.resolve(withType(status, type)), {
    readCached,
    timeoutMs: 1,
  })
  expect(await response.text()).toBe(source)
})
