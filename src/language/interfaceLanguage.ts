import { rightToLeftCodes, texts } from 'virtual:texts'
import { createObservableStore } from '../preferences/observableStore'
import { onPreferenceChange, readPreference, writePreference } from '../preferences/preferenceStore'
import {
  type InterpolationValues,
  lookUpTranslation,
  mergeTranslationTrees,
  type TranslationTree,
} from './lookUpTranslation'
import type { TextBundleName } from './textBundles'

/** Language of the interface. `rtl` is true for languages that are written from right to left. */
type CurrentLocale = { code: string; rtl: boolean }

type ShowErrorNotice = (message: { kind: 'error'; text: string }) => void

const fallbackLocale: CurrentLocale = { code: 'en', rtl: false }
const requestedBundles = new Set<TextBundleName>(['start'])
const textsByLocale = new Map<string, TranslationTree>()
const bundleLoads = new Map<string, Promise<void>>()
const activeLocale = createObservableStore(fallbackLocale)

/**
 * Loads the texts for the start of the client, in the preferred language and in English. When the user selects another
 * language later, loads the texts of the selected language.
 * @param showError shows that the texts of a newly selected language cannot be loaded. The previous language is then
 *   selected again
 * @throws Error if the texts for the start cannot be loaded
 */
export async function initInterfaceLanguage(showError?: ShowErrorNotice): Promise<void> {
  onPreferenceChange('locale', isFromOtherTab => {
    const requestedCode = readPreference('locale')
    activateLocale(requestedCode).catch(() => {
      // If the user selected the language in another tab, this tab does not reset the selection. The other tab may have
      // loaded the texts successfully.
      if (isFromOtherTab || requestedCode !== readPreference('locale')) return
      const name = new Intl.DisplayNames(requestedCode, { type: 'language' }).of(requestedCode)
      showError?.({ kind: 'error', text: translate('error.language', { name }) })
      writePreference('locale', activeLocale.get().code)
    })
  })
  await activateLocale(readPreference('locale'))
}

/**
 * Loads a bundle of texts. Wait for the bundle before you render its texts, because components do not re-render after a
 * bundle has loaded.
 * @throws Error if the texts cannot be loaded. The next call requests them again
 */
export async function loadTextBundle(bundle: TextBundleName): Promise<void> {
  requestedBundles.add(bundle)
  await Promise.all(localeCodesWithFallback(readPreference('locale')).map(code => loadBundle(code, bundle)))
}

/**
 * Returns the text of a key in the current language. If this language lacks the text, returns the English text. If
 * there is no English text either, returns the key.
 * @param key dotted path, such as `page.login.title`
 * @param values values for the placeholders of the text. `count` also selects the plural form
 */
export function translate(key: string, values?: InterpolationValues): string {
  return findTranslation(key, values) ?? key
}

/** Works like {@link translate}, but returns undefined if there is no text. */
export function findTranslation(key: string, values?: InterpolationValues): string | undefined {
  const inLanguage = (code: string) => lookUpTranslation(textsByLocale.get(code) ?? {}, code, key, values)
  return inLanguage(activeLocale.get().code) ?? inLanguage(fallbackLocale.code)
}

/**
 * Returns the interface texts in a language. The result contains only the text bundles that have already been loaded.
 */
export const getLoadedTranslations = (code: string): TranslationTree => textsByLocale.get(code) ?? {}

/** Returns the current language. */
export const getCurrentLocale = activeLocale.get

/**
 * Registers a listener for changes of the language. The listener is called after the texts have loaded. Returns an
 * unregister function.
 */
export const onInterfaceLanguageChange = activeLocale.subscribe

async function activateLocale(requestedCode: string) {
  const codes = localeCodesWithFallback(requestedCode)
  await Promise.all(codes.flatMap(code => [...requestedBundles].map(bundle => loadBundle(code, bundle))))
  // Does nothing if the user has selected another language while the texts were loading.
  if (requestedCode !== readPreference('locale')) return
  const code = codes[0] ?? fallbackLocale.code
  const next = { code, rtl: rightToLeftCodes.includes(code) }
  document.documentElement.lang = next.code
  document.documentElement.dir = next.rtl ? 'rtl' : 'ltr'
  activeLocale.set(next)
}

/**
 * Returns the codes of the languages to load: the requested language and English. If the requested language is unknown,
 * returns only English. Earlier releases used the code `pt` for European Portuguese, so `pt` becomes `pt-PT`.
 */
function localeCodesWithFallback(requestedCode: string): string[] {
  const code = requestedCode === 'pt' ? 'pt-PT' : requestedCode
  return [...new Set([Object.hasOwn(texts, code) ? code : fallbackLocale.code, fallbackLocale.code])]
}

/** Loads a bundle in a language. Does not load a bundle twice. After a failure, the next call tries again. */
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
