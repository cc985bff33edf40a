import { normalizeForSearch } from '../../language/normalizeForSearch'
import type { ReaderSettingDefinition } from './readerSettingDefinitions'

/** Function that returns the searchable texts of a setting, in the language of the user. */
export type SettingSearchTermsGetter = (setting: ReaderSettingDefinition) => readonly string[]

/**
 * Returns the settings that match a search text. A setting matches if each word of the search text is the beginning of
 * a word in the texts of the setting. Ignores case and accents.
 * @param query search text. If empty, all settings are returned.
 * @param getTerms returns the searchable texts of a setting
 */
export function filterReaderSettingsByText(
  settings: readonly ReaderSettingDefinition[],
  query: string,
  getTerms: SettingSearchTermsGetter,
): readonly ReaderSettingDefinition[] {
  const queryWords = splitWords(query)
  if (queryWords.length === 0) return settings
  return settings.filter(setting => {
    const words = getTerms(setting).flatMap(splitWords)
    return queryWords.every(queryWord => words.some(word => word.startsWith(queryWord)))
  })
}

const splitWords = (text: string) =>
  normalizeForSearch(text)
    .split(/[\s,.:;/()×·-]+/)
    .filter(Boolean)
