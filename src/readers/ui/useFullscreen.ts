import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readPreference } from '../../preferences/preferenceStore'

export interface FullscreenControls {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Whether full screen started for reading and must continue in the next book. */
let continuesInNextBook = false

/**
 * Controls full screen mode while reading. Starts it if the setting requires it. Ends it with the last reader,
 * unless it was active before reading.
 */
export function useFullscreen(): FullscreenControls {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const supported = document.fullscreenEnabled === true
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(ignoreRefusal)
    else if (supported) void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(ignoreRefusal)
  }, [supported])

  useEffect(() => {
    const wasActiveBefore = document.fullscreenElement && !continuesInNextBook
    continuesInNextBook = false
    if (!supported || wasActiveBefore) return
    if (readPreference('reader.alwaysFullscreen') && !document.fullscreenElement) toggle()
    return () => {
      continuesInNextBook = /\/read(-epub)?$/.test(location.pathname)
      if (document.fullscreenElement && !continuesInNextBook) void document.exitFullscreen().catch(ignoreRefusal)
    }
  }, [supported, toggle])

  return { supported, on, toggle }
}

/** Browsers may refuse full screen without a user gesture. */
const ignoreRefusal = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
