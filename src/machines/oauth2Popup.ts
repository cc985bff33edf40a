import { serverUrl } from '../api/address'
import type { SessionEvent } from './sessionEvents'

/** The name by which a popup window knows what it is, and of the event with which it comes back. */
export const OAUTH2_POPUP_NAME = 'oauth2Login'

/**
 * Opens the provider's page in a popup window. A popup that comes back sends this window away (src/app/oauthPopup.ts), unless
 * this window stays: then it is told what the provider said. One that is closed before is told.
 * @param stays  what is open here must not be left
 */
export function watchOauth2Popup(
  { registrationId, stays }: { registrationId: string; stays?: boolean },
  tell: (event: SessionEvent) => void,
): () => void {
  const left = Math.round(screenX + (outerWidth - 600) / 2)
  const top = Math.round(screenY + (outerHeight - 600) / 2)
  const address = serverUrl(`/oauth2/authorization/${encodeURIComponent(registrationId)}`)
  const popup = window.open(address, OAUTH2_POPUP_NAME, `width=600,height=600,left=${left},top=${top}`)
  if (!popup) {
    tell({ type: 'popup.blocked' })
    return () => undefined
  }
  const hear = (event: Event) => {
    if (!stays) return
    event.preventDefault()
    // Made by the other window, it is no instance of a class of this one.
    const { detail: error } = event as CustomEvent<unknown>
    tell(typeof error === 'string' ? { type: 'popup.refused', error } : { type: 'popup.signedIn' })
  }
  window.addEventListener(OAUTH2_POPUP_NAME, hear)
  const watch = setInterval(() => {
    if (popup.closed) tell({ type: 'popup.closed' })
  }, 500)
  return () => {
    window.removeEventListener(OAUTH2_POPUP_NAME, hear)
    clearInterval(watch)
  }
}
