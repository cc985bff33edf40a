import { useMemo, useRef, useState } from 'react'
import type { PagerLocation } from './pagerLocation'
import type { Place } from './places'
import { advanced, jumped, noTrail, returned, type Trail } from './trail'

/** Going elsewhere in a book, and back. */
export interface Ways {
  /** Goes to a place from which one can come back. */
  readonly jump: (place: Place) => void
  readonly back: () => void
  readonly forward: () => void
  readonly canGoBack: boolean
  readonly canGoForward: boolean
}

/**
 * Remembers where one jumped from.
 * @param goTo  goes to a place
 */
export function useTrail(location: PagerLocation | undefined, goTo: (place: Place) => void): Ways {
  const [trail, setTrail] = useState(noTrail)
  const latest = useRef({ trail, location, goTo })
  latest.current = { trail, location, goTo }
  return useMemo(() => {
    const walk = (step: typeof returned) => () => {
      const { trail, location, goTo } = latest.current
      const gone = location && step(trail, location.place)
      if (!gone) return
      setTrail(gone.trail)
      goTo(gone.place)
    }
    return {
      jump: (place: Place) => {
        const { location, goTo } = latest.current
        if (location) setTrail((before: Trail) => jumped(before, location.place))
        goTo(place)
      },
      back: walk(returned),
      forward: walk(advanced),
      canGoBack: trail.back.length > 0,
      canGoForward: trail.forward.length > 0,
    }
  }, [trail])
}
