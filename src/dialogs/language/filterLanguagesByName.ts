import type { InterfaceLocale } from '../../language/interfaceLocales'
import { normalizeForSearch } from '../../language/normalizeForSearch'

/** Language of the interface that the user can select. */
export interface LanguageChoice extends InterfaceLocale {
  /** Name in the current language, such as German. Undefined if it equals `name` or if the browser does not know it. */
  readonly translatedName?: string
}

/**
 * Adds to each language its name in the current language of the interface.
 * @param currentCode code of the current language
 */
export function listLanguageChoices(locales: readonly InterfaceLocale[], currentCode: string): LanguageChoice[] {
  const names = new Intl.DisplayNames(currentCode, { type: 'language', fallback: 'none' })
  return locales.map(locale => {
    const translatedName = names.of(locale.code)
    const isSameName = !translatedName || normalizeForSearch(translatedName) === normalizeForSearch(locale.name)
    return isSameName ? locale : { ...locale, translatedName }
  })
}

/**
 * Returns the languages whose own name, translated name or code contains the text, ignoring case and accents. Returns
 * all languages if the text is empty.
 */
export function filterLanguagesByName(choices: readonly LanguageChoice[], typed: string): LanguageChoice[] {
  const text = normalizeForSearch(typed)
  return choices.filter(
    ({ code, name, translatedName = '' }) =>
      [name, translatedName].some(candidate => normalizeForSearch(candidate).includes(text)) ||
      code.toLowerCase() === text,
  )
}
