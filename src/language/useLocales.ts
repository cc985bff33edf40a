import { writePreference } from '../preferences/preferences'
import { type Locale, locales } from './language'
import { useLocale } from './useTranslate'

/** Returns the code of the current language, all languages, and a function that selects a language by its code. */
export function useLocales(): { locale: string; locales: readonly Locale[]; setLocale: (code: string) => void } {
  return { locale: useLocale(), locales, setLocale }
}

const setLocale = (code: string) => writePreference('locale', code)
