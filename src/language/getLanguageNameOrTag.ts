import { getCurrentLocale } from './interfaceLanguage'

/**
 * Returns the name of a language, translated to the language of the interface. Returns an invalid or unknown tag
 * unchanged.
 * @param tag BCP 47 language tag
 */
export function getLanguageNameOrTag(tag: string): string {
  try {
    return new Intl.DisplayNames(getCurrentLocale().code, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
