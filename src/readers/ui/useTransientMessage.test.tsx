import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTransientMessage } from './useTransientMessage'

test('keeps a message when an earlier notice disappears, and hides the message after its time', () => {
  vi.useFakeTimers()
  try {
    const { result, rerender } = renderHook(({ notice }: { notice?: string }) => useTransientMessage(notice), {
      initialProps: { notice: 'Right to left · from the series' },
    } as { initialProps: { notice?: string } })
    expect(result.current[0]).toBe('Right to left · from the series')
    act(() => result.current[1]('Left to right'))
    rerender({})
    expect(result.current[0]).toBe('Left to right')
    act(() => vi.advanceTimersByTime(2_500))
    expect(result.current[0]).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
