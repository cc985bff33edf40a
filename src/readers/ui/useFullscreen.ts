import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readPreference } from '../../preferences/preferenceStore'

export interface UseFullscreenResult {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Whether this reader has started full screen, and the next book must keep it. */
let continuesInNextBook = false

/**
 * Starts full screen when the book opens, if the setting requires full screen. Ends full screen when the last reader
 * closes, unless full screen was active before reading.
 */
export function useFullscreen(): UseFullscreenResult {
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

/** Ignores the error of browsers that refuse full screen without a click or key press. */
const ignoreRefusal = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
