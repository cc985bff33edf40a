// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Book, Positions } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { notifySessionRestored } from '../../session/onServerOrSessionRestored'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { useDisplayedEpubProgress, usePublicationPositions } from './useDisplayedEpubProgress'

vi.mock('../../../generated/publications/publications')

test('fetches failed positions again when the server is reachable again', async () => {
  const positions = Promise.reject(new Error('unreachable'))
  const opened = { book: { id: 'B' } as Book, positions }
  const { result } = renderHook(() => usePublicationPositions(opened))
  await expect(positions).rejects.toThrow('unreachable')
  expect(result.current).toBeUndefined()
  vi.mocked(getBookPositions).mockResolvedValue({ total: 3, positions: [] })
  notifySessionRestored()
  await waitFor(() => expect(result.current?.total).toBe(3))
  expect(getBookPositions).toHaveBeenCalledWith('B')
  notifySessionRestored()
  await Promise.resolve()
  expect(getBookPositions).toHaveBeenCalledTimes(1)
})

describe('progress slider', () => {
  /** Renders the hook for a chapter with four positions. The visible page contains the positions 2 to 4. */
  async function inChapter() {
    const list = [0, 0.25, 0.5, 0.75].map((progression, index) => ({
      href: 'one.xhtml',
      type: 'text/html',
      locations: { progression, position: index + 1 },
    }))
    const positions: Positions = { total: 4, positions: list }
    const chapters = [{ index: 0, path: 'one.xhtml', type: 'text/html' }]
    const publication = {
      chapters,
      toc: [],
      landmarks: [],
      pageList: [],
      direction: 'ltr',
      fixedLayout: false,
      language: '',
    }
    const opened = { book: { id: 'B' }, positions: Promise.resolve(positions), publication } as unknown as LoadedEpub
    const shows = ({ progression }: { progression: number }) => progression >= 0.25 && progression < 1
    const location = {
      start: { chapter: 0, progression: 0.25 },
      page: 2,
      pages: 3,
      atEnd: false,
      shows,
    } as unknown as VisibleEpubLocation
    const goTo = vi.fn()
    const { result } = renderHook(() => useDisplayedEpubProgress(opened, location, goTo))
    await waitFor(() => expect(result.current.sliderProgress?.at).toBe(2))
    return { goTo, progress: () => result.current.sliderProgress }
  }

  test('reports the positions on the visible page', async () => {
    const { progress } = await inChapter()
    expect([1, 2, 3, 4].filter(number => progress()?.isVisible?.(number))).toEqual([2, 3, 4])
  })

  test('goes to the end of the book when the last position is selected and already visible', async () => {
    const { progress, goTo } = await inChapter()
    progress()?.goTo(4)
    expect(goTo).toHaveBeenCalledWith({ chapter: 0, progression: 1 })
    progress()?.goTo(1)
    expect(goTo).toHaveBeenLastCalledWith({ chapter: 0, progression: 0 })
  })
})
