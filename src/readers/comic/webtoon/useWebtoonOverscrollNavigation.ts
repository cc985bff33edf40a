import { useEffect } from 'react'
import type { ReadingMode } from '../../input/tapZones'
import { getReaderPhase, type ReaderController } from '../../session/useReaderController'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { watchWebtoonOverscroll } from './watchWebtoonOverscroll'

/**
 * Opens the next book when the user pulls a webtoon beyond its end. Opens the previous book when the user pulls a
 * webtoon beyond its start.
 */
export function useWebtoonOverscrollNavigation(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  reader: ReaderController,
  perform: ReaderShellControls['perform'],
): void {
  useEffect(() => {
    if (mode !== 'WEBTOON' || !registry.surface) return
    return watchWebtoonOverscroll(registry.surface, direction => {
      if (getReaderPhase(reader.actor.getSnapshot()) === 'reading') perform(direction)
    })
  }, [registry, mode, reader, perform])
}
