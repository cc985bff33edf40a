// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetchClaim = vi.fn<() => Promise<Response>>()
const onBack = vi.fn<(wasLost: boolean) => void>()
const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}
const reachable = async () => new Response('{}')
let module: typeof import('./serverConnection')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', fetchClaim.mockReset().mockImplementation(reachable))
  module = await import('./serverConnection')
  module.onServerReachableAgain(onBack.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a call without a response does not mark the connection as lost while the server responds; retries have increasing delays', async () => {
  const changed = vi.fn()
  module.onServerConnectionChange(changed)
  const pauses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const since = Date.now()
    module.reportMissingServerResponse()
    await wait(0)
    module.reportServerResponse()
    while (onBack.mock.calls.length === attempt) await wait(500)
    pauses.push((Date.now() - since) / 1000)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15])
  expect(changed).not.toHaveBeenCalled()
  expect(onBack).not.toHaveBeenCalledWith(true)
})

test('marks the connection as lost at once when the server becomes unreachable during a retry delay', async () => {
  module.reportMissingServerResponse()
  await wait(0)
  fetchClaim.mockImplementation(unreachable)
  module.reportMissingServerResponse()
  await wait(0)
  expect(module.getServerConnectionState()).toBe('lost')
  await wait(5000)
  expect(onBack).not.toHaveBeenCalled()
})

test('ends a first loss with any response, and repeated losses only with the check call', async () => {
  fetchClaim.mockImplementation(unreachable)
  module.reportMissingServerResponse()
  await wait(0)
  module.reportServerResponse()
  expect(onBack).toHaveBeenCalledExactlyOnceWith(true)
  module.reportMissingServerResponse()
  await wait(0)
  module.reportServerResponse()
  expect(module.getServerConnectionState()).toBe('lost')
  fetchClaim.mockImplementation(reachable)
  await wait(1900)
  expect(onBack).toHaveBeenCalledTimes(1)
  await wait(200)
  expect(module.getServerConnectionState()).toBe('ok')
  expect(onBack).toHaveBeenLastCalledWith(true)
})

test('treats a loss long after the previous loss as a first loss', async () => {
  for (let times = 0; times < 3; times++) {
    fetchClaim.mockImplementation(unreachable)
    module.reportMissingServerResponse()
    await wait(0)
    module.reportServerResponse()
    expect(module.getServerConnectionState()).toBe('ok')
    await wait(130_000)
  }
})

test('checks the server at once when the network returns', async () => {
  fetchClaim.mockImplementation(unreachable)
  module.reportMissingServerResponse()
  await wait(20_000)
  fetchClaim.mockImplementation(reachable)
  dispatchEvent(new Event('online'))
  await wait(0)
  expect(module.getServerConnectionState()).toBe('ok')
})

test('check calls bypass the cache of the browser, so that a hanging check does not delay other requests', async () => {
  module.reportMissingServerResponse()
  await wait(0)
  expect(fetchClaim).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining({ cache: 'no-store' }))
})

test('marks the connection as lost if a gateway responds to the check call', async () => {
  fetchClaim.mockImplementation(async () => new Response('404 page not found', { status: 404 }))
  module.reportMissingServerResponse()
  await wait(0)
  expect(module.getServerConnectionState()).toBe('lost')
})
