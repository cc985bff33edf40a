import { closeTopmostOverlay, hasOpenOverlay } from './overlayStack'

/** Key codes of the Back key on televisions whose browsers do not report a key name: LG webOS and Samsung Tizen. */
const backKeyCodes: readonly number[] = [461, 10009]

/** Listener of key presses. Closes the topmost overlay when the user presses the Back key of a remote control. */
export function closeOverlayOnBackKey(event: KeyboardEvent): void {
  const isBackKey = ['GoBack', 'BrowserBack'].includes(event.key) || backKeyCodes.includes(event.keyCode)
  if (!isBackKey || !hasOpenOverlay()) return
  // Prevents the browser from also navigating back after this key press.
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!event.repeat) closeTopmostOverlay()
}
