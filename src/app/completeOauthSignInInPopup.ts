import { setSignOutPending } from '../api/account/pendingSignOutStorage'
import { toAbsoluteServerUrl } from '../api/toAbsoluteServerUrl'
import { OAUTH2_POPUP_NAME } from '../machines/openOauth2Popup'

/**
 * Completes an OAuth2 sign-in in its popup window. Notifies the window that opened the popup, and then closes the
 * popup.
 * @param popup current window
 * @returns whether the current window is the popup of a sign-in and its opener still shows a page of this origin. If
 *   true, the client must not start in this window.
 */
export function completeOauthSignInInPopup(popup: Window): boolean {
  const query = new URLSearchParams(popup.location.search)
  if (popup.name !== OAUTH2_POPUP_NAME || query.get('server_redirect') !== 'Y') return false
  const opener: Window | null = popup.opener
  if (!opener || !hasSameOrigin(opener, popup)) return false
  const error = query.get('error')
  // Cancels a sign-out that the server has not received yet. The session of this OAuth2 sign-in has already replaced
  // the session that the sign-out would end.
  if (error === null) setSignOutPending(false)
  const event = new CustomEvent(OAUTH2_POPUP_NAME, { cancelable: true, detail: error })
  if (opener.dispatchEvent(event))
    opener.location.href = error === null ? toAbsoluteServerUrl('/') : popup.location.href
  popup.close()
  return true
}

/** Returns whether two windows have the same origin. A page of another origin can open a popup with any name. */
function hasSameOrigin(opener: Window, popup: Window): boolean {
  try {
    return opener.location.origin === popup.location.origin
  } catch {
    return false
  }
}
