import type { ReaderSettingRow } from './readerSettingRows'

/** Returns the searchable texts of a setting in the user's language. */
export type ListSettingSearchTerms = (setting: ReaderSettingRow) => readonly string[]

/**
 * Filters settings by a search text. Each word of the query must be the start of a word of the setting; case and
 * diacritics are ignored.
 * @param query  empty matches all
 * @param getTerms  returns the texts of a setting
 */
export function searchReaderSettings(
  settings: readonly ReaderSettingRow[],
  query: string,
  getTerms: ListSettingSearchTerms,
): readonly ReaderSettingRow[] {
  const queryWords = splitWords(query)
  if (queryWords.length === 0) return settings
  return settings.filter(setting => {
    const words = getTerms(setting).flatMap(splitWords)
    return queryWords.every(queryWord => words.some(word => word.startsWith(queryWord)))
  })
}

const splitWords = (text: string) =>
  normalizeText(text)
    .split(/[\s,.:;/()×·-]+/)
    .filter(Boolean)

/** Normalizes text: lower case without diacritics. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
