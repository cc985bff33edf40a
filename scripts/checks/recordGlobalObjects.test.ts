// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { recordGlobalObjects } from '../../tests/harness/recordGlobalObjects'

test('the timer functions work again after a test file that uses stubs and fake timers', () => {
  const realFunctions = [requestAnimationFrame, setTimeout]
  const restore = recordGlobalObjects()
  for (let test = 0; test < 2; test++) {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', vi.fn())
  }
  vi.unstubAllGlobals()
  vi.useRealTimers()
  restore()
  expect([requestAnimationFrame, setTimeout]).toEqual(realFunctions)
})
