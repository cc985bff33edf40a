import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { readPreference } from '../preferences/preferences'

export interface Fullscreen {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/**
 * Full screen for the time of reading. It begins by itself where the person wants it always, and ends with the
 * reader, unless it was there before.
 */
export function useFullscreen(): Fullscreen {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const [wasOn] = useState(on)
  const supported = document.fullscreenEnabled === true
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(refused)
    else void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(refused)
  }, [])

  useEffect(() => {
    if (!supported || wasOn) return
    if (readPreference('reader.alwaysFullscreen') && !document.fullscreenElement) toggle()
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(refused)
    }
  }, [supported, wasOn, toggle])

  return { supported, on, toggle }
}

/** A browser may refuse without a gesture: then the window stays as it is. */
const refused = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
