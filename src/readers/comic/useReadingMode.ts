import { useEffect, useRef, useState } from 'react'
import { useSetting } from '../settingsInForce'
import type { ReadingMode } from '../tapZones'

export interface ReadingModeChoice {
  readonly mode: ReadingMode
  /** Whether the series decided. */
  readonly fromSeries: boolean
  readonly choose: (mode: ReadingMode) => void
}

/**
 * How the pages run: as the person chose since the book was opened, else as the series says, else as they read last.
 * What the series says is not remembered; what the person chooses is.
 */
export function useReadingMode(series: ReadingMode | undefined): ReadingModeChoice {
  const [stored, store] = useSetting('reader.mode')
  const [chosen, setChosen] = useState<ReadingMode>()
  const before = useRef(stored)
  useEffect(() => {
    if (before.current !== stored) setChosen(stored)
    before.current = stored
  }, [stored])
  const choose = (mode: ReadingMode) => {
    setChosen(mode)
    store(mode)
  }
  return { mode: chosen ?? series ?? stored, fromSeries: chosen === undefined && series !== undefined, choose }
}
