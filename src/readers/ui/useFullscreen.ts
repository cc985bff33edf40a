import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readPreference } from '../../preferences/preferences'

export interface Fullscreen {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Whether full screen was entered for reading and continues in the next book. */
let carried = false

/**
 * Full screen mode while reading. Starts automatically when configured, continues from book to book, and exits with the
 * last reader, unless it was active before.
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

/** Browsers may refuse full screen without a user gesture. */
const refused = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
