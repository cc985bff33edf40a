import type { SettingRow } from './readerSettings'

/** What a setting is called and what can be chosen, in the person's language. */
export type SearchTermsOf = (setting: SettingRow) => readonly string[]

/**
 * The settings that are meant by a search: every word of it begins a word of the setting's own, however it is written.
 * @param query  what the person typed; nothing means all
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

/** Without case and without marks on letters. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
