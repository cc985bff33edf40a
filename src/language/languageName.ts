import { currentLocale } from './language'

/**
 * Returns the name of a language in the language of the interface, or the tag itself when it is invalid or unknown.
 * @param tag  BCP 47 tag
 */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(currentLocale().code, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
