import { texts } from 'virtual:texts'
import languages from '../../locales/languages.json'
import { createObservableStore } from '../preferences/observableStore'
import { onPreferenceChange, readPreference, writePreference } from '../preferences/preferenceStore'
import {
  type InterpolationValues,
  lookUpTranslation,
  mergeTranslationTrees,
  type TranslationTree,
} from './lookUpTranslation'
import type { TextBundleName } from './textBundles'

/**
 * Language of the interface. `name` is the name that speakers of the language use, such as Deutsch. `rtl` is true for
 * right-to-left scripts.
 */
export type InterfaceLocale = { code: string; name: string; rtl: boolean }

type ShowErrorNotice = (message: { kind: 'error'; text: string }) => void

const fallbackLocale: InterfaceLocale = { code: 'en', name: 'English', rtl: false }
const requestedBundles = new Set<TextBundleName>(['start'])
const textsByLocale = new Map<string, TranslationTree>()
const bundleLoads = new Map<string, Promise<void>>()
const activeLocale = createObservableStore(fallbackLocale)

const languageList: readonly { code: string; name: string; rtl?: boolean }[] = languages

/** Languages that have a text file, in the order of `locales/languages.json`. */
export const interfaceLocales: readonly InterfaceLocale[] = languageList
  .map(({ code, name, rtl = false }) => ({ code, name, rtl }))
  .filter(({ code }) => code in texts)

/**
 * Loads the texts for the start of the client, in the preferred language and in English. Applies later changes of the
 * preference.
 * @param showError called if the texts of a newly selected language cannot be loaded; the previous language is then
 * restored
 * @throws if the texts cannot be loaded
 */
export async function initInterfaceLanguage(showError?: ShowErrorNotice): Promise<void> {
  onPreferenceChange('locale', isFromOtherTab => {
    const requestedCode = readPreference('locale')
    activateLocale(requestedCode).catch(() => {
      // If another tab has selected the language, keeps the selection: the other tab may have loaded the texts
      // successfully.
      if (isFromOtherTab || requestedCode !== readPreference('locale')) return
      const name = interfaceLocales.find(locale => locale.code === requestedCode)?.name ?? requestedCode
      showError?.({ kind: 'error', text: translate('error.language', { name }) })
      writePreference('locale', activeLocale.get().code)
    })
  })
  await activateLocale(readPreference('locale'))
}

/**
 * Loads a bundle of texts. Load a bundle before its texts are rendered, because components do not render again after
 * the load.
 * @throws if the texts cannot be loaded; the next call requests them again
 */
export async function loadTextBundle(bundle: TextBundleName): Promise<void> {
  requestedBundles.add(bundle)
  await Promise.all(localeCodesWithFallback(readPreference('locale')).map(code => loadBundle(code, bundle)))
}

/**
 * Returns the text of a key in the current language, or else in English. Returns the key if there is no text.
 * @param key dotted path, such as `page.login.title`
 * @param values values for the placeholders; `count` selects the plural form
 */
export function translate(key: string, values?: InterpolationValues): string {
  return findTranslation(key, values) ?? key
}

/** Returns the text of a key like {@link translate}. Returns undefined if there is no text. */
export function findTranslation(key: string, values?: InterpolationValues): string | undefined {
  const inLanguage = (code: string) => lookUpTranslation(textsByLocale.get(code) ?? {}, code, key, values)
  return inLanguage(activeLocale.get().code) ?? inLanguage(fallbackLocale.code)
}

/** Returns the loaded texts of a language. */
export const getLoadedTranslations = (code: string): TranslationTree => textsByLocale.get(code) ?? {}

/** Returns the current language. */
export const getCurrentLocale = activeLocale.get

/**
 * Registers a listener for changes of the language, called after the texts have loaded. Returns an unregister
 * function.
 */
export const onInterfaceLanguageChange = activeLocale.subscribe

async function activateLocale(requestedCode: string) {
  const codes = localeCodesWithFallback(requestedCode)
  await Promise.all(codes.flatMap(code => [...requestedBundles].map(bundle => loadBundle(code, bundle))))
  // Does nothing if the user has selected another language while the texts were loading.
  if (requestedCode !== readPreference('locale')) return
  const next = interfaceLocales.find(({ code }) => code === codes[0]) ?? fallbackLocale
  document.documentElement.lang = next.code
  document.documentElement.dir = next.rtl ? 'rtl' : 'ltr'
  activeLocale.set(next)
}

/** Returns the language codes to load: the requested language and English. Omits an unknown language. */
function localeCodesWithFallback(requestedCode: string): string[] {
  const code = interfaceLocales.find(locale => locale.code === requestedCode)?.code ?? fallbackLocale.code
  return [...new Set([code, fallbackLocale.code])]
}

/** Loads a bundle of a language once. After a failure, the next call tries again. */
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
  if (module) textsByLocale.set(code, mergeTranslationTrees(textsByLocale.get(code) ?? {}, module.part))
}
