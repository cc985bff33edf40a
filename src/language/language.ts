import i18next from 'i18next'
import languages from '../../locales/languages.json'
import { onPreference, readPreference } from '../preferences/preferences'

/** A language that the interface speaks. */
export type Locale = { code: string; name: string; rtl: boolean }

const texts = import.meta.glob<Record<string, unknown>>(['../../locales/*.json', '!../../locales/languages.json'], {
  import: 'default',
})
const fallback = 'en'
const listeners = new Set<() => void>()

/** The languages whose texts exist, in the order of `locales/languages.json`. */
export const locales: readonly Locale[] = languages
  .map(({ code, name, ...flags }) => ({ code, name, rtl: 'rtl' in flags && flags.rtl === true }))
  .filter(({ code }) => fileOf(code) in texts)

/**
 * Loads the texts of the person's language (and English for what it lacks) and follows later choices.
 * Must be awaited once before anything is drawn.
 */
export async function startLanguage(): Promise<void> {
  await i18next.init({
    lng: fallback,
    fallbackLng: fallback,
    resources: {},
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  await use(readPreference('locale'))
  onPreference('locale', () => void use(readPreference('locale')))
}

/** The text of a key in the current language; `count` chooses the plural. The key itself when there is no text. */
export function translate(key: string, values?: Record<string, unknown>): string {
  return i18next.t(key, values ?? {})
}

/** Whether a text exists for the key. */
export function hasText(key: string): boolean {
  return i18next.exists(key)
}

/** The language that is spoken now. */
export function currentLocale(): Locale {
  const code = i18next.language ?? fallback
  return locales.find(locale => locale.code === code) ?? { code: fallback, name: 'English', rtl: false }
}

/** Calls back after the language changed and its texts are there. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function use(wanted: string) {
  const code = locales.some(locale => locale.code === wanted) ? wanted : fallback
  await Promise.all([...new Set([code, fallback])].map(load))
  await i18next.changeLanguage(code)
  const { rtl } = currentLocale()
  document.documentElement.lang = code
  document.documentElement.dir = rtl ? 'rtl' : 'ltr'
  for (const listener of listeners) listener()
}

async function load(code: string) {
  if (i18next.hasResourceBundle(code, 'translation')) return
  const bundle = await texts[fileOf(code)]?.()
  if (bundle) i18next.addResourceBundle(code, 'translation', bundle)
}

function fileOf(code: string) {
  return `../../locales/${code}.json`
}
