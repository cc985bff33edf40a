import { translateErrorCodes } from '../api/errorText'

/**
 * Returns the message for a failed sign-in at an OAuth2 provider. Anyone can write the error into the URL, so only
 * error codes and single words are shown.
 * @param error  the error from the URL
 * @param sentence  message for an error that is not shown
 */
export function signInProviderErrorText(error: string, sentence: string): string {
  const translated = translateErrorCodes(error)
  if (translated !== error) return translated
  return /^[\w.-]{1,60}$/.test(error) ? `${sentence}: ${error}` : sentence
}
