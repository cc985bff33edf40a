import i18next, { type BackendModule } from 'i18next'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { I18nProvider } from 'react-admin'
import { writePreference } from '../preferences/preferenceStore'
import { getCurrentLocale, getLoadedTranslations, onInterfaceLanguageChange } from './interfaceLanguage'
import { interfaceLocales } from './interfaceLocales'

const loadedTextsBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (code, _namespace, done) => done(null, getLoadedTranslations(code)),
}

/**
 * Creates the i18n provider for react-admin. It uses the texts and the language of `interfaceLanguage.ts`. If
 * react-admin changes the language, the provider stores it in the preference `locale`.
 */
export async function createI18nProvider(): Promise<I18nProvider> {
  const instance = i18next.createInstance().use(loadedTextsBackend)
  const options = { lng: getCurrentLocale().code, interpolation: { escapeValue: false } }
  const choices = interfaceLocales.map(({ code, name }) => ({ locale: code, name }))
  const provider = await getI18nProvider(instance, options, choices)
  onInterfaceLanguageChange(() => void provider.changeLocale(getCurrentLocale().code))
  return { ...provider, changeLocale: async code => writePreference('locale', code) }
}
