import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { measureFontLayoutTime } from './measureFontLayoutTime'

/** Number of workers that the code under test has started. */
let startedWorkers = 0
/** Number of workers that the code under test has ended. */
let endedWorkers = 0
/** Number of fonts that the code under test has sent to workers. */
let triedFonts = 0
/** Whether a worker replies after it has received a font. If false, the layout of the font never ends. */
let areEnding = true
/** Simulated time that the code of a worker takes to load, in milliseconds. */
let workerLoadMs = 0

class TestWorker {
  onmessage: () => void = () => {}
  /**
   * Resolves when the code of the worker has loaded. The mock answers messages only after that, because a browser also
   * delays messages to a worker whose code is still loading.
   */
  private readonly loaded: Promise<void>
  constructor() {
    startedWorkers += 1
    this.loaded = new Promise(resolve => setTimeout(resolve, workerLoadMs))
    this.loaded.then(() => this.onmessage())
  }
  postMessage() {
    triedFonts += 1
    if (areEnding) this.loaded.then(() => this.onmessage())
  }
  terminate() {
    endedWorkers += 1
  }
}

const measure = vi.fn<typeof measureFontLayoutTime>()
vi.mock('./measureFontLayoutTime', () => ({
  measureFontLayoutTime: (...parts: Parameters<typeof measure>) => measure(...parts),
}))

const bytes = new ArrayBuffer(8)
const text = 'abc '.repeat(100_000)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  workerLoadMs = 0
  vi.stubGlobal('Worker', TestWorker)
  startedWorkers = endedWorkers = triedFonts = 0
  measure.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => (await import('./isFontLayoutFastEnough')).isFontLayoutFastEnough

test.each([
  ['as fast as other fonts', { msPerChar: 0.01, usualMsPerChar: 0.005 }, true],
  ['slow in a long text', { msPerChar: 0.01, usualMsPerChar: 0.001 }, false],
  ['not measured in this browser', undefined, true],
])('usability of a font that is %s', async (_, result, isUsable) => {
  areEnding = true
  measure.mockResolvedValue(result)
  const isFontLayoutFastEnough = await load()
  expect(await isFontLayoutFastEnough(bytes, text, {})).toBe(isUsable)
  expect(await isFontLayoutFastEnough(bytes, 'short', {})).toBe(true)
  expect([startedWorkers, endedWorkers]).toEqual([1, 0])
  expect(measure.mock.calls[0]?.[1].map(sample => sample.length)).toEqual([204, 204, 204])
})

test('refuses fonts whose trial does not end, and after two such fonts refuses all further fonts of the book', async () => {
  areEnding = false
  const isFontLayoutFastEnough = await load()
  const book = {}
  const results = Promise.all(Array.from({ length: 5 }, () => isFontLayoutFastEnough(bytes, text, book)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await results).toEqual([false, false, false, false, false])
  expect([startedWorkers, endedWorkers, triedFonts]).toEqual([2, 2, 2])
  areEnding = true
  expect(await isFontLayoutFastEnough(bytes, text, {})).toBe(true)
})

test('accepts a font even if the code of the worker loads slowly', async () => {
  areEnding = true
  workerLoadMs = 20_000
  measure.mockResolvedValue(undefined)
  const isFontLayoutFastEnough = await load()
  const result = isFontLayoutFastEnough(bytes, text, {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await result).toBe(true)
  expect([startedWorkers, endedWorkers]).toEqual([1, 0])
})
