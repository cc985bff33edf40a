import { writePreference } from '../preferences/preferenceStore'
import { type InterfaceLocale, interfaceLocales } from './interfaceLocales'
import { useLocaleCode } from './useTranslate'

/** Returns the current language, all languages, and a function that selects a language. */
export function useLocalePreference(): {
  locale: string
  locales: readonly InterfaceLocale[]
  setLocale: (code: string) => void
} {
  return { locale: useLocaleCode(), locales: interfaceLocales, setLocale }
}

const setLocale = (code: string) => writePreference('locale', code)
