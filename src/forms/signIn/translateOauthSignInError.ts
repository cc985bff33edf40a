import { translateErrorCodes } from '../../api/errorText'

/**
 * Returns the message for a failed sign-in at an OAuth2 provider. The error comes from the URL, and an attacker may
 * have changed the URL. The message therefore contains the error only if it is an error code or a single word.
 * @param error error from the URL
 * @param genericText message for all other errors
 */
export function translateOauthSignInError(error: string, genericText: string): string {
  if (/^ERR_\d{4}$/.test(error)) {
    const translated = translateErrorCodes(error)
    if (translated !== error) return translated
  }
  return /^[\w.-]{1,60}$/.test(error) ? `${genericText}: ${error}` : genericText
}
