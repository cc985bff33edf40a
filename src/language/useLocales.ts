import { writePreference } from '../preferences/preferences'
import { type Locale, locales } from './language'
import { useLocale } from './useTranslate'

/** What a language menu needs: the current code, the choices by their own names, and the choosing. */
export function useLocales(): { locale: string; locales: readonly Locale[]; setLocale: (code: string) => void } {
  return { locale: useLocale(), locales, setLocale }
}

const setLocale = (code: string) => writePreference('locale', code)
