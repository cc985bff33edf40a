// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReadingMode } from '../input/tapZones'
import type { ReaderController } from '../session/useReaderController'
import { ComicCommandRegistry } from './comicCommandRegistry'
import { createComicSpreads, findSpreadIndexOfPage } from './pages/createComicSpreads'
import { splitWidePages } from './pages/splitWidePages'
import { getPageHalfOfComicPosition, getPageOfComicPosition, type LoadedComic } from './session/loadComic'
import { useComicCommands } from './useComicCommands'

test.each(['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'] as const)(
  'the command for the last page opens the second half of a split page, mode %s',
  async (mode: ReadingMode) => {
    const pages = [1, 2, 3].map(number => ({ number, width: 1_800, height: 900 }))
    const registry = new ComicCommandRegistry(() => {})
    const goTo = vi.fn<ReaderController['goTo']>()
    renderHook(() =>
      useComicCommands({
        comic: { pages } as unknown as LoadedComic,
        reader: { goTo } as unknown as ReaderController,
        mode,
        registry,
        perform: () => {},
        showMessage: () => {},
      }),
    )
    registry.perform('last')
    await vi.waitFor(() => expect(goTo).toHaveBeenCalled())
    const [position] = goTo.mock.lastCall ?? []
    if (!position) throw new Error('The command has not called goTo')
    const spreads = createComicSpreads(splitWidePages(pages, mode === 'RIGHT_TO_LEFT'), { layout: 'single' })
    expect(findSpreadIndexOfPage(spreads, getPageOfComicPosition(position), getPageHalfOfComicPosition(position))).toBe(
      spreads.length - 1,
    )
  },
)
