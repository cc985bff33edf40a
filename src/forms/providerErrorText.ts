import { withCodesTranslated } from '../api/errorText'

/**
 * What a provider said instead of signing in. Anybody can write it into an address: only a code or a single word is repeated.
 * @param sentence  what is said in any case
 */
export function providerErrorText(error: string, sentence: string): string {
  const words = withCodesTranslated(error)
  if (words !== error) return words
  return /^[\w.-]{1,60}$/.test(error) ? `${sentence}: ${error}` : sentence
}
