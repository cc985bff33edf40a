// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const claim = vi.fn<() => Promise<Response>>()
const told = vi.fn<(wasAway: boolean) => void>()
const away = async () => {
  throw new TypeError('Failed to fetch')
}
const there = async () => new Response('{}')
let module: typeof import('./connection')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', claim.mockReset().mockImplementation(there))
  module = await import('./connection')
  module.onServerBack(told.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('one call that never gets an answer is no loss: what waits is told to try again, each time later', async () => {
  const changed = vi.fn()
  module.onConnection(changed)
  const pauses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const since = Date.now()
    module.reportNoResponse()
    await wait(0)
    module.reportResponse()
    while (told.mock.calls.length === attempt) await wait(500)
    pauses.push((Date.now() - since) / 1000)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 15, 15])
  expect(changed).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalledWith(true)
})

test('a server that goes away while something waits to try again counts as lost at once', async () => {
  module.reportNoResponse()
  await wait(0)
  claim.mockImplementation(away)
  module.reportNoResponse()
  await wait(0)
  expect(module.connection()).toBe('lost')
  await wait(5000)
  expect(told).not.toHaveBeenCalled()
})

test('the first answer after a loss brings it back; where losses repeat only the question that always gets one does', async () => {
  claim.mockImplementation(away)
  module.reportNoResponse()
  await wait(0)
  module.reportResponse()
  expect(told).toHaveBeenCalledExactlyOnceWith(true)
  module.reportNoResponse()
  await wait(0)
  module.reportResponse()
  expect(module.connection()).toBe('lost')
  claim.mockImplementation(there)
  await wait(1900)
  expect(told).toHaveBeenCalledTimes(1)
  await wait(200)
  expect(module.connection()).toBe('ok')
  expect(told).toHaveBeenLastCalledWith(true)
})

test('a loss long after the last one is a first again', async () => {
  for (let times = 0; times < 3; times++) {
    claim.mockImplementation(away)
    module.reportNoResponse()
    await wait(0)
    module.reportResponse()
    expect(module.connection()).toBe('ok')
    await wait(130_000)
  }
})

test('the network that is back asks at once', async () => {
  claim.mockImplementation(away)
  module.reportNoResponse()
  await wait(20_000)
  claim.mockImplementation(there)
  dispatchEvent(new Event('online'))
  await wait(0)
  expect(module.connection()).toBe('ok')
})
