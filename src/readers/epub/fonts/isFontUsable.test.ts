import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { measureFontLayout } from './measureFontLayout'

/** Numbers of workers that the test has started and ended, and of fonts that they have tried. */
let startedWorkers = 0
let endedWorkers = 0
let triedFonts = 0
/** Whether the trials end. */
let areEnding = true
/** Time that the code of a worker takes to load, in milliseconds. */
let workerLoadMs = 0

class TestWorker {
  onmessage: () => void = () => {}
  /** Browsers keep messages for a worker until its code has loaded. */
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

const measure = vi.fn<typeof measureFontLayout>()
vi.mock('./measureFontLayout', () => ({
  measureFontLayout: (...parts: Parameters<typeof measure>) => measure(...parts),
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

const load = async () => (await import('./isFontUsable')).isFontUsable

test.each([
  ['as fast as other fonts', { msPerChar: 0.01, usualMsPerChar: 0.005 }, true],
  ['slow in a long text', { msPerChar: 0.01, usualMsPerChar: 0.001 }, false],
  ['not measured in this browser', undefined, true],
])('a font that is %s', async (_, result, isUsable) => {
  areEnding = true
  measure.mockResolvedValue(result)
  const isFontUsable = await load()
  expect(await isFontUsable(bytes, text, {})).toBe(isUsable)
  expect(await isFontUsable(bytes, 'short', {})).toBe(true)
  expect([startedWorkers, endedWorkers]).toEqual([1, 0])
  expect(measure.mock.calls[0]?.[1].map(sample => sample.length)).toEqual([204, 204, 204])
})

test('fonts without end are refused, and after two of them the book gets no more fonts', async () => {
  areEnding = false
  const isFontUsable = await load()
  const book = {}
  const results = Promise.all(Array.from({ length: 5 }, () => isFontUsable(bytes, text, book)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await results).toEqual([false, false, false, false, false])
  expect([startedWorkers, endedWorkers, triedFonts]).toEqual([2, 2, 2])
  areEnding = true
  expect(await isFontUsable(bytes, text, {})).toBe(true)
})

test('a font is usable though the code of the worker loads slowly', async () => {
  areEnding = true
  workerLoadMs = 20_000
  measure.mockResolvedValue(undefined)
  const isFontUsable = await load()
  const result = isFontUsable(bytes, text, {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await result).toBe(true)
  expect([startedWorkers, endedWorkers]).toEqual([1, 0])
})
