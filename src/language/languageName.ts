import { getCurrentLocale } from './interfaceLanguage'

/**
 * Returns the name of a language, translated into the language of the interface. Returns the tag if it is invalid or unknown.
 * @param tag  BCP 47 language tag
 */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(getCurrentLocale().code, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
