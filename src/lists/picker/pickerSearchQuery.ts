/**
 * Search of a picker. `text` is for the full-text search. `condition` compares the titles instead, for words that are
 * too short for the full-text search.
 */
export type PickerSearchQuery = { text?: string; condition?: { title: { operator: 'contains'; value: string } } }

/** Minimum length of a word for the full-text search. A search for a part of a word also needs at least this length. */
const MIN_WORD_CHARS = 3
/** Characters with a meaning in the search syntax of the server (server-facts 3.4). */
const searchSyntax = /[-+&|!(){}[\]^"~*?:\\/]/g

/**
 * Converts a typed text to a search of a picker. Removes characters that the server treats as search syntax. If all
 * words are too short for the full-text search, compares the titles instead.
 * @returns an empty search for a blank text
 */
export function toPickerSearchQuery(typed: string): PickerSearchQuery {
  const value = typed.trim()
  if (value === '') return {}
  const words = value.replace(searchSyntax, ' ').toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.some(word => word.length >= MIN_WORD_CHARS))
    return { condition: { title: { operator: 'contains', value } } }
  return { text: words.join(' ') }
}
