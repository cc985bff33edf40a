import { serverUrl } from '../api/address'
import { OAUTH2_POPUP_NAME } from '../machines/oauth2Popup'

/**
 * When this window is the popup of a sign-in that comes back from its provider (specification, section 2): sends the opener
 * to this address on an error and to the application otherwise, and closes. An opener where a book lies open stays as it is
 * and takes the message instead.
 * @returns whether it was, and nothing else is to be done
 */
export function finishOauthPopup(popup: Window): boolean {
  const query = new URLSearchParams(popup.location.search)
  if (popup.name !== OAUTH2_POPUP_NAME || query.get('server_redirect') !== 'Y') return false
  const opener: Window | null = popup.opener
  if (!opener) return false
  const error = query.get('error')
  const told = new CustomEvent(OAUTH2_POPUP_NAME, { cancelable: true, detail: error })
  if (opener.dispatchEvent(told)) opener.location.href = error === null ? serverUrl('/') : popup.location.href
  popup.close()
  return true
}
