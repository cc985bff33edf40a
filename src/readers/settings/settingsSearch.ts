import type { SettingRow } from './readerSettings'

/** Returns the searchable texts of a setting in the user's language. */
export type SearchTermsOf = (setting: SettingRow) => readonly string[]

/**
 * Filters settings by a search text. Each word of the query must be the start of a word of the setting; case and
 * diacritics are ignored.
 * @param query  empty matches all
 * @param wordsOf  returns the texts of a setting
 */
export function searchSettings(
  settings: readonly SettingRow[],
  query: string,
  wordsOf: SearchTermsOf,
): readonly SettingRow[] {
  const wanted = split(query)
  if (wanted.length === 0) return settings
  return settings.filter(setting => {
    const words = wordsOf(setting).flatMap(split)
    return wanted.every(part => words.some(word => word.startsWith(part)))
  })
}

const split = (text: string) =>
  folded(text)
    .split(/[\s,.:;/()×·-]+/)
    .filter(Boolean)

/** Normalizes text: lower case without diacritics. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
