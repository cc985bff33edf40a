import { useEffect } from 'react'
import type { ReadingMode } from '../../input/tapZones'
import { type Reader, readerPhaseOf } from '../../session/useReader'
import type { FrameControls } from '../../ui/useReaderFrame'
import type { CommandRegistry } from '../commandRegistry'
import { watchOverscroll } from './overscroll'

/** Turns to the next or previous book when the user pulls a strip beyond its end. */
export function useOverscroll(
  registry: CommandRegistry,
  mode: ReadingMode,
  reader: Reader,
  perform: FrameControls['perform'],
): void {
  useEffect(() => {
    if (mode !== 'WEBTOON' || !registry.surface) return
    return watchOverscroll(registry.surface, way => {
      if (readerPhaseOf(reader.actor.getSnapshot()) === 'reading') perform(way)
    })
  }, [registry, mode, reader, perform])
}
