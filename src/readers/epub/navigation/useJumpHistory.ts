import { useMemo, useRef, useState } from 'react'
import type { BookLocation } from '../locators/bookLocations'
import type { PagerLocation } from '../locators/pagerLocation'
import { emptyHistory, goBack, goForward, type JumpHistory, withJump } from './jumpHistory'

/** Going elsewhere in a book, and back. */
export interface JumpControls {
  /** Goes to a place from which one can come back. */
  readonly jump: (place: BookLocation) => void
  readonly back: () => void
  readonly forward: () => void
  readonly canGoBack: boolean
  readonly canGoForward: boolean
}

/**
 * Remembers where one jumped from.
 * @param goTo  goes to a place
 */
export function useJumpHistory(location: PagerLocation | undefined, goTo: (place: BookLocation) => void): JumpControls {
  const [trail, setTrail] = useState(emptyHistory)
  const latest = useRef({ trail, location, goTo })
  latest.current = { trail, location, goTo }
  return useMemo(() => {
    const walk = (step: typeof goBack) => () => {
      const { trail, location, goTo } = latest.current
      const gone = location && step(trail, location.place)
      if (!gone) return
      setTrail(gone.trail)
      goTo(gone.place)
    }
    return {
      jump: (place: BookLocation) => {
        const { location, goTo } = latest.current
        if (location) setTrail((before: JumpHistory) => withJump(before, location.place))
        goTo(place)
      },
      back: walk(goBack),
      forward: walk(goForward),
      canGoBack: trail.back.length > 0,
      canGoForward: trail.forward.length > 0,
    }
  }, [trail])
}
