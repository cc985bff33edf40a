import { currentLocale } from './language'

/** The name of a language by its BCP 47 tag, in the language of the interface; the tag itself when it names none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(currentLocale().code, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
