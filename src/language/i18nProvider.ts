import i18next, { type BackendModule } from 'i18next'
import { getI18nProvider } from 'ra-i18n-i18next'
import type { I18nProvider } from 'react-admin'
import { writePreference } from '../preferences/preferences'
import { currentLocale, locales, onLanguageChange, textsUnderKey } from './language'

/** Reads our own texts: i18next neither fetches nor keeps any of its own. */
const ownTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (code, _namespace, done) => done(null, textsUnderKey(code)),
}

/**
 * React-admin's view of our texts, by i18next. The language is the person's preference: whoever changes it, here or anywhere
 * else, changes both.
 */
export async function createI18nProvider(): Promise<I18nProvider> {
  const instance = i18next.createInstance().use(ownTexts)
  const options = { lng: currentLocale().code, interpolation: { escapeValue: false } }
  const choices = locales.map(({ code, name }) => ({ locale: code, name }))
  const provider = await getI18nProvider(instance, options, choices)
  onLanguageChange(() => void provider.changeLocale(currentLocale().code))
  return { ...provider, changeLocale: async code => writePreference('locale', code) }
}
