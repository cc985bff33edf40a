import { useSyncExternalStore } from 'react'

type Media = { subscribe: (changed: () => void) => () => void; matches: () => boolean }
const known = new Map<string, Media>()

/** Whether fingers are the pointer here, so that nothing may wait for a hover. */
export function useIsTouch(): boolean {
  return useMediaQuery('(hover: none)')
}

/** Whether a media query holds, followed while it changes. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = known.get(query) ?? media(query)
  return useSyncExternalStore(subscribe, matches)
}

function media(query: string): Media {
  const list = window.matchMedia(query)
  const made: Media = {
    subscribe: changed => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
  known.set(query, made)
  return made
}
