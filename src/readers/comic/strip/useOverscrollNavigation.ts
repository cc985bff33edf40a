import { useEffect } from 'react'
import type { ReadingMode } from '../../input/tapZones'
import { type ReaderController, readerPhaseOf } from '../../session/useReaderController'
import type { ReaderFrameControls } from '../../ui/useReaderFrameState'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { watchOverscroll } from './watchOverscroll'

/** Opens the next or previous book when the user pulls a webtoon beyond its end. */
export function useOverscrollNavigation(
  registry: ComicCommandRegistry,
  mode: ReadingMode,
  reader: ReaderController,
  perform: ReaderFrameControls['perform'],
): void {
  useEffect(() => {
    if (mode !== 'WEBTOON' || !registry.surface) return
    return watchOverscroll(registry.surface, direction => {
      if (readerPhaseOf(reader.actor.getSnapshot()) === 'reading') perform(direction)
    })
  }, [registry, mode, reader, perform])
}
