// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BookViewerHandle } from '../session/bookViewer'
import { useToolbarHiding } from './useToolbarHiding'

test('page turns, scroll commands and jumps into the text emit the event and are executed', () => {
  let registered: BookViewerHandle | null = null
  const jump = vi.fn()
  const { result } = renderHook(() => useToolbarHiding(viewer => (registered = viewer), jump))
  const onContinued = vi.fn()
  result.current.readingContinued.subscribe(onContinued)
  const viewer = { show: vi.fn(), next: vi.fn(), previous: vi.fn(), scroll: vi.fn(() => true) }
  result.current.register(viewer)
  const handle = registered as unknown as BookViewerHandle
  handle.next()
  handle.previous()
  expect(handle.scroll(1, 'screen')).toBe(true)
  expect(onContinued).toHaveBeenCalledTimes(3)
  expect([viewer.next, viewer.previous, viewer.scroll].map(({ mock }) => mock.calls)).toEqual([
    [[]],
    [[]],
    [[1, 'screen']],
  ])
  handle.show({ chapter: 1 } as unknown as Parameters<BookViewerHandle['show']>[0])
  expect(onContinued).toHaveBeenCalledTimes(3)
  result.current.jumpAndRead({ chapter: 2, progression: 0 })
  expect(onContinued).toHaveBeenCalledTimes(4)
  expect(jump).toHaveBeenCalledWith({ chapter: 2, progression: 0 })
  result.current.register(null)
  expect(registered).toBeNull()
})
