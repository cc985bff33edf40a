import { useEffect } from 'react'
import type { ReadingMode } from '../../input/tapZones'
import { getReaderPhase, type ReaderController, type ReaderPhase } from '../../session/useReaderController'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { watchWebtoonOverscroll } from './watchWebtoonOverscroll'

/**
 * Shows the card of the next book when the user pulls a webtoon beyond its end, and the card of the previous book when
 * the user pulls it beyond its start. On a card, a further pull in the same direction opens the book, or leaves the
 * reader if there is no book. A pull in the opposite direction returns to the webtoon.
 */
export function useWebtoonOverscrollNavigation(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  reader: ReaderController,
  perform: ReaderShellControls['perform'],
): void {
  useEffect(() => {
    if (mode !== 'WEBTOON' || !registry.surface) return
    const isInPhase = (...phases: readonly ReaderPhase[]) => phases.includes(getReaderPhase(reader.actor.getSnapshot()))
    return watchWebtoonOverscroll(
      registry.surface,
      () => isInPhase('atStart', 'atEnd'),
      direction => {
        if (isInPhase('reading', 'atStart', 'atEnd')) perform(direction)
      },
    )
  }, [registry, mode, reader, perform])
}
