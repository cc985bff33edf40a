import { serverUrl } from '../api/address'
import { popupName } from '../machines/sessionListeners'

/**
 * When this window is the popup of a sign-in that comes back from its provider (specification, section 2): sends the opener
 * to this address on an error and to the application otherwise, and closes.
 * @returns whether it was, and nothing else is to be done
 */
export function finishOauthPopup(popup: Window): boolean {
  const query = new URLSearchParams(popup.location.search)
  if (popup.name !== popupName || query.get('server_redirect') !== 'Y') return false
  const opener: Window | null = popup.opener
  if (!opener) return false
  opener.location.href = query.has('error') ? popup.location.href : serverUrl('/')
  popup.close()
  return true
}
