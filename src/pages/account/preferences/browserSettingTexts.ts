import { findTranslation } from '../../../language/interfaceLanguage'
import { interfaceLocales } from '../../../language/interfaceLocales'
import type { LocaleFormatters } from '../../../language/localeFormatters'

/** Functions for formatting the names and values of settings as text. */
export type SettingTextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  format: Pick<LocaleFormatters, 'number'>
  libraryName: (id: string) => string | undefined
}

/**
 * Returns the name of a setting of this browser. Call this function only after the text bundle of the readers has
 * loaded.
 */
export function getBrowserSettingLabel(key: string, { t, libraryName }: SettingTextFormatters): string {
  const [, kind, id] = /^list\.([^.]+)\.(.+)$/.exec(key) ?? []
  if (kind && id) {
    const name = id === 'all' ? t('page.library.all') : (libraryName(id) ?? id)
    return findTranslation(`page.preferences.list.${kind}`, { name }) ?? key
  }
  return (
    findTranslation(`reader.setting.${key}.label`) ?? findTranslation(`page.preferences.setting.${key}.label`) ?? key
  )
}

/**
 * Prefixes of translation keys for the values of settings. For example, the text of the value `dark` of the setting
 * `theme` has the key `enum.Theme.dark`. For settings that are not listed in this constant, the prefix is
 * `reader.setting.` followed by the key of the setting.
 */
const valueGroups: Readonly<Record<string, string>> = {
  theme: 'enum.Theme',
  'browse.paging': 'list.view',
  'browse.density': 'list.view',
  'browse.blurUnread': 'page.preferences.setting.browse.blurUnread',
  'table.paging': 'list.view',
}

/** Settings whose values are serialized objects. */
const serializedSettings: readonly string[] = ['epub.narration', 'reader.keys']

/** Returns the text for the value of a setting of this browser. */
export function formatBrowserSettingValue(
  key: string,
  value: unknown,
  { t, format, libraryName }: SettingTextFormatters,
): string {
  if (value === undefined || value === null || value === '') return t('page.preferences.noValue')
  if (typeof value === 'boolean') return t(value ? 'page.preferences.on' : 'page.preferences.off')
  if (typeof value === 'object' || serializedSettings.includes(key)) return t('page.preferences.stored')
  if (key === 'locale') return interfaceLocales.find(({ code }) => code === value)?.name ?? String(value)
  if (key === 'search.library')
    return value === 'all' ? t('page.library.all') : (libraryName(String(value)) ?? String(value))
  const text = findTranslation(`${valueGroups[key] ?? `reader.setting.${key}`}.${value}`)
  return text ?? (typeof value === 'number' ? format.number(value) : String(value))
}
