import { withCodesTranslated } from '../api/errorText'

/**
 * Returns the message for a failed sign-in at an OAuth2 provider. Anyone can write the error into the URL, so only
 * error codes and single words are shown.
 * @param error  the error from the URL
 * @param sentence  message for an error that is not shown
 */
export function providerErrorText(error: string, sentence: string): string {
  const words = withCodesTranslated(error)
  if (words !== error) return words
  return /^[\w.-]{1,60}$/.test(error) ? `${sentence}: ${error}` : sentence
}
