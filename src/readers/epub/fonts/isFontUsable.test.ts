import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FontTrialRequest, FontTrialResult } from './fontTrialWorker'

/** Trials of the workers that the test has started. Each trial takes a time and returns a result. */
const requests: FontTrialRequest[] = []
let startedWorkers = 0
let endedWorkers = 0
let answer: FontTrialResult | undefined

class TestWorker {
  onmessage: (event: { data: FontTrialResult }) => void = () => {}
  constructor() {
    startedWorkers += 1
  }
  postMessage(request: FontTrialRequest) {
    requests.push(request)
    const data = answer
    if (data) queueMicrotask(() => this.onmessage({ data }))
  }
  terminate() {
    endedWorkers += 1
  }
}

const bytes = new ArrayBuffer(8)
const text = 'abc '.repeat(100_000)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', TestWorker)
  requests.length = startedWorkers = endedWorkers = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => (await import('./isFontUsable')).isFontUsable

test.each([
  ['as fast as other fonts', { msPerChar: 0.01, usualMsPerChar: 0.005 }, true],
  ['slow in a long text', { msPerChar: 0.01, usualMsPerChar: 0.001 }, false],
  ['not measured in this browser', { msPerChar: 0, usualMsPerChar: 0 }, true],
])('a font that is %s', async (_, result, isUsable) => {
  answer = result
  const isFontUsable = await load()
  expect(await isFontUsable(bytes, text, {})).toBe(isUsable)
  expect(await isFontUsable(bytes, 'short', {})).toBe(true)
  expect([startedWorkers, endedWorkers]).toEqual([1, 0])
  expect(requests[0]?.parts.map(part => part.length)).toEqual([819, 819, 819])
})

test('fonts without end are refused, and after two of them the book gets no more fonts', async () => {
  answer = undefined
  const isFontUsable = await load()
  const book = {}
  const results = Promise.all(Array.from({ length: 5 }, () => isFontUsable(bytes, text, book)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await results).toEqual([false, false, false, false, false])
  expect([startedWorkers, endedWorkers, requests.length]).toEqual([2, 2, 2])
  answer = { msPerChar: 0, usualMsPerChar: 0 }
  expect(await isFontUsable(bytes, text, {})).toBe(true)
})
