import type { I18nProvider } from 'ra-core'
import { writePreference } from '../preferences/preferences'
import { currentLocale, hasText, locales, translate } from './language'

/** React-admin's view of our texts. It says `smart_count` for the plural and `_` for a text of its own where there is none. */
export function createI18nProvider(): I18nProvider {
  return {
    translate: (key, { smart_count: count, _: ownText, ...values } = {}) =>
      !hasText(key) && typeof ownText === 'string' ? ownText : translate(key, { count, ...values }),
    changeLocale: async code => writePreference('locale', code),
    getLocale: () => currentLocale().code,
    getLocales: () => locales.map(({ code, name }) => ({ locale: code, name })),
  }
}
