import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'

/** Selectable language of the interface. `name` is the name of the language in the language itself, such as Deutsch. */
export type InterfaceLocale = { readonly code: string; readonly name: string }

/**
 * Languages that have a text file, in the order of `locales/languages.json`. This list is not in
 * `interfaceLanguage.ts`, because the readers load that file but do not need the names of the languages.
 */
export const interfaceLocales: readonly InterfaceLocale[] = languages.filter(({ code }) => code in texts)
