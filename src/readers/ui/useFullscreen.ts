import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readPreference } from '../../preferences/preferences'

export interface Fullscreen {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** It was begun for reading and goes on with the next book. */
let carried = false

/**
 * Full screen for the time of reading. It begins by itself where the person wants it always, goes on from book to book, and
 * ends with the last reader, unless it was there before the first.
 */
export function useFullscreen(): Fullscreen {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const supported = document.fullscreenEnabled === true
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(refused)
    else if (supported) void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(refused)
  }, [supported])

  useEffect(() => {
    const isTheirs = document.fullscreenElement && !carried
    carried = false
    if (!supported || isTheirs) return
    if (readPreference('reader.alwaysFullscreen') && !document.fullscreenElement) toggle()
    return () => {
      carried = /\/read(-epub)?$/.test(location.pathname)
      if (document.fullscreenElement && !carried) void document.exitFullscreen().catch(refused)
    }
  }, [supported, toggle])

  return { supported, on, toggle }
}

/** A browser may refuse without a gesture: then the window stays as it is. */
const refused = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
