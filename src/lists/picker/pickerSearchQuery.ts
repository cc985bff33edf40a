/**
 * Search of a picker. Contains at most a single property, and is empty for a blank input.
 * - `text`: words for the full-text search of the server. This search cannot find very short words.
 * - `condition`: finds titles that contain all typed characters as a sequence. Needed if all typed words are very
 *   short.
 */
export type PickerSearchQuery = { text?: string; condition?: { title: { operator: 'contains'; value: string } } }

/** Minimum length of a word that the full-text search of the server can find. */
const MIN_WORD_CHARS = 3
/** Matches characters that are operators in the search syntax of the server (server-facts 3.4). */
const searchSyntax = /[-+&|!(){}[\]^"~*?:\\/]/g

/**
 * Converts a typed text to a search. For the full-text search, removes the operators of the search syntax. If all
 * remaining words are too short for the full-text search, returns a condition that finds titles that contain the typed
 * text, including its operators.
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
