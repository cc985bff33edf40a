import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { readPreference } from '../../preferences/preferenceStore'

export interface UseFullscreenResult {
  readonly supported: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** Whether the user has opened another book from the reader. Full screen then stays active for this book. */
let continuesInNextBook = false

/**
 * Starts full screen when a book opens, if the user has enabled the setting `reader.alwaysFullscreen`. Ends full screen
 * when the user leaves the reader, but not when another book opens. If full screen was already active before reading,
 * does not change it.
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

/** Ignores the error of browsers that allow full screen only after a click or key press. */
const ignoreRefusal = () => {}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
