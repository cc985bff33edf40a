import { createDisplayNames } from '../../forms/languageNames'
import type { InterfaceLocale } from '../../language/interfaceLocales'
import { normalizeForSearch } from '../../language/normalizeForSearch'

/** Language that the user can select for the interface. */
export interface LanguageChoice extends InterfaceLocale {
  /**
   * Name in the current language, such as "German". Undefined if this name equals `name` or if the browser does not
   * know the name.
   */
  readonly translatedName?: string
}

/**
 * Returns the languages with their names in the current language of the interface.
 * @param currentCode code of the current language
 */
export function listLanguageChoices(locales: readonly InterfaceLocale[], currentCode: string): LanguageChoice[] {
  const names = createDisplayNames(currentCode)
  return locales.map(locale => {
    const translatedName = names.of(locale.code)
    const isSameName = !translatedName || normalizeForSearch(translatedName) === normalizeForSearch(locale.name)
    return isSameName ? locale : { ...locale, translatedName }
  })
}

/**
 * Returns the languages whose own name or translated name contains the typed text, and the language whose code equals
 * the typed text. Ignores case and accents. Returns all languages if the typed text is empty.
 */
export function filterLanguagesByName(choices: readonly LanguageChoice[], typed: string): LanguageChoice[] {
  const text = normalizeForSearch(typed)
  return choices.filter(
    ({ code, name, translatedName = '' }) =>
      [name, translatedName].some(candidate => normalizeForSearch(candidate).includes(text)) ||
      code.toLowerCase() === text,
  )
}
