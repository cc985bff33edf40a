import { useEffect } from 'react'
import type { ReadingMode } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { placeOf, type Reader } from '../useReader'
import type { Desk } from './desk'
import { watchPulls } from './pullBeyond'

/** A finger that pulls a strip beyond its end comes to the card there. */
export function usePullBeyond(desk: Desk, mode: ReadingMode, reader: Reader, perform: FrameControls['perform']): void {
  useEffect(() => {
    if (mode !== 'WEBTOON' || !desk.surface) return
    return watchPulls(desk.surface, way => {
      if (placeOf(reader.actor.getSnapshot()) === 'reading') perform(way)
    })
  }, [desk, mode, reader, perform])
}
