import { useSyncExternalStore } from 'react'

type MediaQueryStore = { subscribe: (listener: () => void) => () => void; matches: () => boolean }
const mediaQueryStores = new Map<string, MediaQueryStore>()

/**
 * Returns whether the main input device cannot hover, such as a touch screen. Re-renders the component when the main
 * input device changes.
 */
export function useIsTouchInput(): boolean {
  return useMediaQuery('(hover: none)')
}

/** Returns whether a CSS media query matches. Re-renders the component when the result changes. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = mediaQueryStores.get(query) ?? createMediaQueryStore(query)
  return useSyncExternalStore(subscribe, matches)
}

function createMediaQueryStore(query: string): MediaQueryStore {
  const list = window.matchMedia(query)
  const store: MediaQueryStore = {
    subscribe: listener => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    matches: () => list.matches,
  }
  mediaQueryStores.set(query, store)
  return store
}
