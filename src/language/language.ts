import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'
import { createStore } from '../preferences/observableStore'
import { onPreference, readPreference, writePreference } from '../preferences/preferences'
import type { TextBundle } from './textBundles'
import { lookUpText, mergeTexts, type Texts, type Values } from './texts'

/** A language of the interface. `name` is in the language itself; `rtl` marks right-to-left scripts. */
export type Locale = { code: string; name: string; rtl: boolean }

/** Shows an error message. */
type ShowError = (message: { kind: 'error'; text: string }) => void

const fallback: Locale = { code: 'en', name: 'English', rtl: false }
const spoken = new Set<TextBundle>(['start'])
const loaded = new Map<string, Texts>()
const loads = new Map<string, Promise<void>>()
const current = createStore(fallback)

const languageList: readonly { code: string; name: string; rtl?: boolean }[] = languages

/** Languages with a text file, in the order of `locales/languages.json`. */
export const locales: readonly Locale[] = languageList
  .map(({ code, name, rtl = false }) => ({ code, name, rtl }))
  .filter(({ code }) => code in texts)

/**
 * Loads the start bundle of the preferred language, and of English as fallback, and follows later changes of the preference. Must be awaited
 * once before the first render.
 * @param showError  called when the texts of a language chosen later cannot be loaded; the previous preference is restored then
 * @throws when the texts cannot be loaded
 */
export async function startLanguage(showError?: ShowError): Promise<void> {
  onPreference('locale', elsewhere => {
    const wanted = readPreference('locale')
    use(wanted).catch(() => {
      // A choice made in another tab stays: that tab may have the texts.
      if (elsewhere || wanted !== readPreference('locale')) return
      const name = locales.find(locale => locale.code === wanted)?.name ?? wanted
      showError?.({ kind: 'error', text: translate('error.language', { name }) })
      writePreference('locale', current.get().code)
    })
  })
  await use(readPreference('locale'))
}

/**
 * Loads a bundle of texts for the current language and the fallback. Must resolve before components that use the texts render.
 * @throws when the texts cannot be loaded; the next call requests them again
 */
export async function loadTexts(part: TextBundle): Promise<void> {
  spoken.add(part)
  await Promise.all(codesFor(readPreference('locale')).map(code => load(code, part)))
}

/**
 * Translates a key into the current language, else into English. Returns the key when there is no text.
 * @param values  interpolated values; `count` selects the plural form
 */
export function translate(key: string, values?: Values): string {
  return findText(key, values) ?? key
}

/** Like {@link translate}, but returns undefined when there is no text. */
export function findText(key: string, values?: Values): string | undefined {
  const inLanguage = (code: string) => lookUpText(loaded.get(code) ?? {}, code, key, values)
  return inLanguage(current.get().code) ?? inLanguage(fallback.code)
}

/** Returns all texts of a language that have been loaded. */
export const textsUnderKey = (code: string): Texts => loaded.get(code) ?? {}

/** Returns the current language. */
export const currentLocale = current.get

/** Calls the listener after the language has changed and its texts have loaded. Returns a function that unsubscribes. */
export const onLanguageChange = current.subscribe

async function use(wanted: string) {
  const codes = codesFor(wanted)
  await Promise.all(codes.flatMap(code => [...spoken].map(part => load(code, part))))
  // The preference changed while the texts loaded.
  if (wanted !== readPreference('locale')) return
  const next = locales.find(({ code }) => code === codes[0]) ?? fallback
  document.documentElement.lang = next.code
  document.documentElement.dir = next.rtl ? 'rtl' : 'ltr'
  current.set(next)
}

/** Returns the code of the language, or of the fallback for an unknown one, followed by the code of the fallback. */
function codesFor(wanted: string): string[] {
  const code = locales.find(locale => locale.code === wanted)?.code ?? fallback.code
  return [...new Set([code, fallback.code])]
}

/** Loads a bundle once. A failed load is not cached, so that the next call retries. */
function load(code: string, part: TextBundle): Promise<void> {
  const key = `${code}/${part}`
  const known = loads.get(key)
  if (known) return known
  const loading = fetched(code, part)
  loads.set(key, loading)
  loading.catch(() => loads.delete(key))
  return loading
}

async function fetched(code: string, part: TextBundle) {
  const module = await texts[code]?.[part]()
  if (module) loaded.set(code, mergeTexts(loaded.get(code) ?? {}, module.part))
}
