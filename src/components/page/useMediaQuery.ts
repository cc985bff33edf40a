import { useSyncExternalStore } from 'react'

type Media = { subscribe: (changed: () => void) => () => void; matches: () => boolean }
const known = new Map<string, Media>()

/** Returns whether the primary input cannot hover, as on touch screens. Updates when the input device changes. */
export function useIsTouch(): boolean {
  return useMediaQuery('(hover: none)')
}

/** Returns whether a CSS media query matches. Re-renders the component when the result changes. */
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
