// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useExclusiveTab } from './useExclusiveTab'

test('does not report another tab while the browser has not answered the request for the lock', () => {
  vi.useFakeTimers()
  let grant: () => unknown = () => undefined
  const request = (_: string, __: object, callback: (lock: object) => unknown) => {
    grant = () => callback({})
    return new Promise(() => {})
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'locks')
  })
  const { result } = renderHook(() => useExclusiveTab('import'))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe('starting')
  act(() => void grant())
  expect(result.current).toBe('running')
})
