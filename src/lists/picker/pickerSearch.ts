/** Search of a picker: terms of the full-text search, or a condition if the full-text search cannot find the text. */
export type PickerSearch = { text?: string; condition?: { title: { operator: 'contains'; value: string } } }

/** Minimum length of a word that the full-text search finds inside a longer word. */
const MIN_WORD_LENGTH = 3
/** Characters with a meaning in the search syntax of the server (server-facts 3.4). */
const searchSyntax = /[-+&|!(){}[\]^"~*?:\\/]/g

/**
 * Converts a typed text or a title to a search. Removes the characters of the search syntax. Texts with only short
 * words are compared with the titles.
 * @returns no search for a blank text
 */
export function toPickerSearch(typed: string): PickerSearch {
  const value = typed.trim()
  if (value === '') return {}
  const words = value.replace(searchSyntax, ' ').toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.some(word => word.length >= MIN_WORD_LENGTH))
    return { condition: { title: { operator: 'contains', value } } }
  return { text: words.join(' ') }
}
