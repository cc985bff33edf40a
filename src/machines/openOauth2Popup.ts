import { onCrossTabMessage } from '../api/live/crossTabChannel'
import { toAbsoluteServerUrl } from '../api/toAbsoluteServerUrl'
import type { SessionMachineEvent } from './sessionMachineEvents'

/**
 * Name of the popup window for the sign-in. After the sign-in, code in the popup dispatches an event with this name on
 * the window that opened the popup.
 */
export const OAUTH2_POPUP_NAME = 'oauth2Login'

let openedPopup: Window | null = null

// Closes the popup after a sign-in in another tab. If the popup stayed open and the user completed the sign-in in the
// popup too, the popup would reload the app in this window. The cleanup function of `openOauth2Popup` must not close
// the popup, because the cleanup function also runs when the user opens the popup again.
onCrossTabMessage(({ kind }) => {
  if (kind === 'signedIn') openedPopup?.close()
})

/**
 * Opens the sign-in page of an OAuth2 provider in a popup window. After the sign-in, the popup dispatches an event on
 * this window (see src/app/completeOauthSignInInPopup.ts).
 * @param registrationId id of the provider
 * @param handlesResult whether this window handles the result. If false, the popup reloads the app in this window
 * @param send receives the result. Also receives an event if the popup is blocked or closed
 * @returns function that stops listening for the result
 */
export function openOauth2Popup(
  { registrationId, handlesResult }: { registrationId: string; handlesResult?: boolean },
  send: (event: SessionMachineEvent) => void,
): () => void {
  const left = Math.round(screenX + (outerWidth - 600) / 2)
  const top = Math.round(screenY + (outerHeight - 600) / 2)
  const signInUrl = toAbsoluteServerUrl(`/oauth2/authorization/${encodeURIComponent(registrationId)}`)
  const popup = window.open(signInUrl, OAUTH2_POPUP_NAME, `width=600,height=600,left=${left},top=${top}`)
  openedPopup = popup
  if (!popup) {
    send({ type: 'popup.blocked' })
    return () => undefined
  }
  const onPopupReturn = (event: Event) => {
    if (!handlesResult) return
    event.preventDefault()
    // The event was created in another window, so `instanceof CustomEvent` would be false.
    const { detail: error } = event as CustomEvent<unknown>
    send(typeof error === 'string' ? { type: 'popup.failed', error } : { type: 'popup.signedIn' })
  }
  window.addEventListener(OAUTH2_POPUP_NAME, onPopupReturn)
  const closedCheckTimer = setInterval(() => {
    if (popup.closed) send({ type: 'popup.closed' })
  }, 500)
  return () => {
    window.removeEventListener(OAUTH2_POPUP_NAME, onPopupReturn)
    clearInterval(closedCheckTimer)
  }
}
