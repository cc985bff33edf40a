import { useMemo, useRef, useState } from 'react'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import {
  addJumpToHistory,
  initialJumpHistory,
  type JumpHistory,
  stepBackInJumpHistory,
  stepForwardInJumpHistory,
} from './jumpHistory'

/** Functions that jump in a book and move through the jump history. */
export interface UseJumpHistoryResult {
  /** Goes to a location. Adds the location that the user leaves to the history. */
  readonly jump: (target: EpubLocation) => void
  readonly back: () => void
  readonly forward: () => void
  readonly canGoBack: boolean
  readonly canGoForward: boolean
}

/**
 * Manages the jump history of a book.
 * @param goTo  goes to a location
 */
export function useJumpHistory(
  location: VisibleEpubLocation | undefined,
  goTo: (target: EpubLocation) => void,
): UseJumpHistoryResult {
  const [history, setHistory] = useState(initialJumpHistory)
  const latest = useRef({ history, location, goTo })
  latest.current = { history, location, goTo }
  return useMemo(() => {
    const createStep = (step: typeof stepBackInJumpHistory) => () => {
      const { history, location, goTo } = latest.current
      const moved = location && step(history, location.start)
      if (!moved) return
      setHistory(moved.history)
      goTo(moved.location)
    }
    return {
      jump: (target: EpubLocation) => {
        const { location, goTo } = latest.current
        if (location) setHistory((previous: JumpHistory) => addJumpToHistory(previous, location.start))
        goTo(target)
      },
      back: createStep(stepBackInJumpHistory),
      forward: createStep(stepForwardInJumpHistory),
      canGoBack: history.back.length > 0,
      canGoForward: history.forward.length > 0,
    }
  }, [history])
}
