import { serverUrl } from '../api/serverUrl'
import { OAUTH2_POPUP_NAME } from '../machines/openOauth2Popup'

/**
 * Completes an OAuth2 sign-in if this window is its popup after the redirect (specification, section 2). Sends an event to the opener.
 * Navigates an opener that does not handle the event to the home page (after an error: to the URL of the popup). Closes the popup.
 * @param popup  window that may be the popup
 * @returns whether the window was the popup; the client must not start in the popup
 */
export function finishOauthPopup(popup: Window): boolean {
  const query = new URLSearchParams(popup.location.search)
  if (popup.name !== OAUTH2_POPUP_NAME || query.get('server_redirect') !== 'Y') return false
  const opener: Window | null = popup.opener
  if (!opener) return false
  const error = query.get('error')
  const event = new CustomEvent(OAUTH2_POPUP_NAME, { cancelable: true, detail: error })
  if (opener.dispatchEvent(event)) opener.location.href = error === null ? serverUrl('/') : popup.location.href
  popup.close()
  return true
}
