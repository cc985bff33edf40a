import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'
import { createStore } from '../preferences/observableStore'
import { onPreferenceChange, readPreference, writePreference } from '../preferences/preferences'
import { lookUpText, mergeTexts, type TextTree, type TextValues } from './lookUpText'
import type { TextBundleName } from './textBundles'

/** A language of the interface. `name` is in the language itself; `rtl` marks right-to-left scripts. */
export type Locale = { code: string; name: string; rtl: boolean }

/** Shows an error message. */
type ShowError = (message: { kind: 'error'; text: string }) => void

const fallbackLocale: Locale = { code: 'en', name: 'English', rtl: false }
const requestedBundles = new Set<TextBundleName>(['start'])
const textsByLocale = new Map<string, TextTree>()
const bundleLoads = new Map<string, Promise<void>>()
const activeLocale = createStore(fallbackLocale)

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
export async function initLanguage(showError?: ShowError): Promise<void> {
  onPreferenceChange('locale', isFromOtherTab => {
    const requestedCode = readPreference('locale')
    activateLocale(requestedCode).catch(() => {
      // A choice made in another tab stays: that tab may have the texts.
      if (isFromOtherTab || requestedCode !== readPreference('locale')) return
      const name = locales.find(locale => locale.code === requestedCode)?.name ?? requestedCode
      showError?.({ kind: 'error', text: translate('error.language', { name }) })
      writePreference('locale', activeLocale.get().code)
    })
  })
  await activateLocale(readPreference('locale'))
}

/**
 * Loads a bundle of texts for the current language and the fallback. Must resolve before components that use the texts render.
 * @throws when the texts cannot be loaded; the next call requests them again
 */
export async function loadTextBundle(bundle: TextBundleName): Promise<void> {
  requestedBundles.add(bundle)
  await Promise.all(localeCodesWithFallback(readPreference('locale')).map(code => loadBundle(code, bundle)))
}

/**
 * Translates a key into the current language, else into English. Returns the key when there is no text.
 * @param values  interpolated values; `count` selects the plural form
 */
export function translate(key: string, values?: TextValues): string {
  return findText(key, values) ?? key
}

/** Like {@link translate}, but returns undefined when there is no text. */
export function findText(key: string, values?: TextValues): string | undefined {
  const inLanguage = (code: string) => lookUpText(textsByLocale.get(code) ?? {}, code, key, values)
  return inLanguage(activeLocale.get().code) ?? inLanguage(fallbackLocale.code)
}

/** Returns all texts of a language that have been loaded. */
export const loadedTexts = (code: string): TextTree => textsByLocale.get(code) ?? {}

/** Returns the current language. */
export const currentLocale = activeLocale.get

/** Calls the listener after the language has changed and its texts have loaded. Returns a function that unsubscribes. */
export const onLanguageChange = activeLocale.subscribe

async function activateLocale(requestedCode: string) {
  const codes = localeCodesWithFallback(requestedCode)
  await Promise.all(codes.flatMap(code => [...requestedBundles].map(bundle => loadBundle(code, bundle))))
  // The preference changed while the texts loaded.
  if (requestedCode !== readPreference('locale')) return
  const next = locales.find(({ code }) => code === codes[0]) ?? fallbackLocale
  document.documentElement.lang = next.code
  document.documentElement.dir = next.rtl ? 'rtl' : 'ltr'
  activeLocale.set(next)
}

/** Returns the code of the language, or of the fallback for an unknown one, followed by the code of the fallback. */
function localeCodesWithFallback(requestedCode: string): string[] {
  const code = locales.find(locale => locale.code === requestedCode)?.code ?? fallbackLocale.code
  return [...new Set([code, fallbackLocale.code])]
}

/** Loads a bundle once. A failed load is not cached, so that the next call retries. */
function loadBundle(code: string, bundle: TextBundleName): Promise<void> {
  const key = `${code}/${bundle}`
  const pending = bundleLoads.get(key)
  if (pending) return pending
  const loading = fetchBundle(code, bundle)
  bundleLoads.set(key, loading)
  loading.catch(() => bundleLoads.delete(key))
  return loading
}

async function fetchBundle(code: string, bundle: TextBundleName) {
  const module = await texts[code]?.[bundle]()
  if (module) textsByLocale.set(code, mergeTexts(textsByLocale.get(code) ?? {}, module.part))
}
