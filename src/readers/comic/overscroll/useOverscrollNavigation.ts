import { useEffect } from 'react'
import { getPageTurnOfSwipe } from '../../input/pointerGestureCommands'
import type { ReadingMode } from '../../input/tapZones'
import { getReaderPhase, type ReaderController, type ReaderPhase } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { watchOverscroll } from './watchOverscroll'

/**
 * Handles pulls beyond the edge of the pages. In the paged modes, a page can be larger than the window. A pull beyond
 * the edge of such a page turns the page. In a webtoon, a pull beyond the end shows the card of the next book, and a
 * pull beyond the start shows the card of the previous book. On a card, a further pull in the same direction opens the
 * book, or leaves the reader if there is no book. A pull in the opposite direction returns to the pages.
 */
export function useOverscrollNavigation(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  reader: ReaderController,
  perform: ReaderShellControls['perform'],
): void {
  const [swipes] = useReaderSetting('reader.swipe')
  const isWebtoon = mode === 'WEBTOON'
  useEffect(() => {
    const { surface } = registry
    if (!surface || !(isWebtoon || swipes)) return
    const isInPhase = (...phases: readonly ReaderPhase[]) => phases.includes(getReaderPhase(reader.actor.getSnapshot()))
    const findScroller = () => {
      if (isWebtoon) return surface.querySelector<HTMLElement>('[data-webtoon]')
      const spread = surface.querySelector<HTMLElement>('[data-shown="true"]')
      // On a spread with `data-swipe`, the browser does not scroll in the direction of the page turn. The spread then
      // gets pointer events, and `useComicPointerInput` turns the page.
      return spread?.dataset.swipe ? undefined : spread
    }
    return watchOverscroll(
      surface,
      findScroller,
      () => isInPhase('atStart', 'atEnd'),
      direction => {
        const command = getPageTurnOfSwipe(direction, isWebtoon ? 'VERTICAL' : mode)
        if (command && isInPhase('reading', 'atStart', 'atEnd')) perform(command)
      },
    )
  }, [registry, mode, isWebtoon, swipes, reader, perform])
}
