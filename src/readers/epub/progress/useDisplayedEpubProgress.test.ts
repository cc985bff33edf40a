// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Book, Positions } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { notifySessionRestored } from '../../session/onServerOrSessionRestored'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { useDisplayedEpubProgress, usePublicationPositions } from './useDisplayedEpubProgress'

vi.mock('../../../generated/publications/publications')

beforeAll(() => loadTextBundle('reader'))

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

test('announces both pages of a fixed-layout spread', () => {
  const chapters = [0, 1, 2, 3].map(index => ({ index, path: `${index}.xhtml`, type: '' }))
  const publication = { chapters, toc: [], fixedLayout: true }
  const opened = { book: { id: 'B' }, positions: new Promise(() => {}), publication } as unknown as LoadedEpub
  const pageTextOf = (visible: Partial<VisibleEpubLocation>) => {
    const location = { start: { chapter: 1, progression: 0 }, pages: 4, ...visible } as unknown as VisibleEpubLocation
    return renderHook(() => useDisplayedEpubProgress(opened, location, () => {})).result.current.pageText
  }
  expect(pageTextOf({ page: 2, lastPage: 3 })).toBe('Pages 2 and 3 of 4')
  expect(pageTextOf({ page: 2 })).toBe('Page 2 of 4')
})

test('in a file with several sections, pages and time count until the next section', async () => {
  const sections = ['one', 'two'].map(fragment => ({ title: fragment, path: 'a.xhtml', fragment, depth: 0 }))
  const publication = { chapters: [{ index: 0, path: 'a.xhtml', type: '' }], toc: sections, fixedLayout: false }
  const list = Array.from({ length: 10 }, (_, at) => ({
    href: 'a.xhtml',
    type: 'text/html',
    locations: { progression: at / 10, position: at + 1 },
  }))
  const opened = {
    book: { id: 'B' },
    positions: Promise.resolve({ total: 10, positions: list }),
    publication,
  } as unknown as LoadedEpub
  const location = {
    start: { chapter: 0, progression: 0 },
    page: 1,
    pages: 10,
    isReached: (fragment: string) => fragment === 'one',
    progressionOf: (fragment: string) => (fragment === 'one' ? 0 : 0.3),
    shows: () => false,
  } as unknown as VisibleEpubLocation
  const { result } = renderHook(() => useDisplayedEpubProgress(opened, location, () => {}))
  expect(result.current.pageText).toBe('Page 1 of 3 in one')
  await waitFor(() => expect(result.current.timeLeft).toBeDefined())
  const { chapter, book } = result.current.timeLeft ?? { chapter: 0, book: 0 }
  expect(chapter).toBeGreaterThan(0)
  expect(chapter).toBeLessThan(book / 2)
})
