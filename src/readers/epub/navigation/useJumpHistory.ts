import { useMemo, useRef, useState } from 'react'
import type { BookLocation } from '../locators/bookLocations'
import type { PagerLocation } from '../locators/pagerLocation'
import { emptyHistory, goBack, goForward, type JumpHistory, withJump } from './jumpHistory'

/** Jumps in a book, with back and forward. */
export interface JumpControls {
  /** Goes to a location and adds the current one to the history. */
  readonly jump: (target: BookLocation) => void
  readonly back: () => void
  readonly forward: () => void
  readonly canGoBack: boolean
  readonly canGoForward: boolean
}

/**
 * Keeps the history of jumps in a book.
 * @param goTo  navigates to a location
 */
export function useJumpHistory(
  location: PagerLocation | undefined,
  goTo: (target: BookLocation) => void,
): JumpControls {
  const [history, setHistory] = useState(emptyHistory)
  const latest = useRef({ history, location, goTo })
  latest.current = { history, location, goTo }
  return useMemo(() => {
    const createStep = (step: typeof goBack) => () => {
      const { history, location, goTo } = latest.current
      const moved = location && step(history, location.place)
      if (!moved) return
      setHistory(moved.history)
      goTo(moved.location)
    }
    return {
      jump: (target: BookLocation) => {
        const { location, goTo } = latest.current
        if (location) setHistory((previous: JumpHistory) => withJump(previous, location.place))
        goTo(target)
      },
      back: createStep(goBack),
      forward: createStep(goForward),
      canGoBack: history.back.length > 0,
      canGoForward: history.forward.length > 0,
    }
  }, [history])
}
