import { writePreference } from '../preferences/preferences'
import { type Locale, locales } from './language'
import { useLocale } from './useTranslate'

/** Returns the data of a language menu: the code of the current language, all languages, and a setter by code. */
export function useLocales(): { locale: string; locales: readonly Locale[]; setLocale: (code: string) => void } {
  return { locale: useLocale(), locales, setLocale }
}

const setLocale = (code: string) => writePreference('locale', code)
