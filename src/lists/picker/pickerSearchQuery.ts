/**
 * Search of a picker. Contains at most a single property, and is empty for a blank input.
 * - `text`: words for the full-text search of the server.
 * - `condition`: finds titles that contain all typed characters as a sequence. Needed if all typed words are very
 *   short.
 */
export type PickerSearchQuery = { text?: string; condition?: { title: { operator: 'contains'; value: string } } }

/** Minimum length of a part of a word that the full-text search of the server can find without a wildcard. */
const MIN_WORD_CHARS = 3
/** Does not match words with punctuation. The server ignores punctuation, but not before a wildcard. */
const shortWord = /^[\p{L}\p{M}\p{N}]{1,2}$/u
/** Matches characters that are operators in the search syntax of the server (server-facts 3.4). */
const searchSyntax = /[-+&|!(){}[\]^"~*?:\\/]/g

/**
 * Converts a typed text to a search. If all typed words are too short for the full-text search, returns a condition
 * that finds titles that contain the typed text, including operators of the search syntax.
 * @returns an empty search for a blank text
 */
export function toPickerSearchQuery(typed: string): PickerSearchQuery {
  const value = typed.trim()
  if (value === '') return {}
  const text = splitIntoWords(value).some(isLongEnough) ? toPickerSearchText(value) : undefined
  return text === undefined ? { condition: { title: { operator: 'contains', value } } } : { text }
}

/**
 * Converts a typed text to a text for the full-text search of the server. Removes the operators of the search syntax. A
 * short last word finds the words that start with it, or that have a longer part that starts with it. Without the
 * wildcard, the server would find only this word itself, and the results would disappear while the user types.
 * @returns undefined if the typed text contains no word
 */
export function toPickerSearchText(typed: string): string | undefined {
  const words = splitIntoWords(typed)
  const last = words.at(-1)
  if (last === undefined) return undefined
  return shortWord.test(last) ? `${words.join(' ')}*` : words.join(' ')
}

const splitIntoWords = (typed: string) => typed.replace(searchSyntax, ' ').toLowerCase().split(/\s+/).filter(Boolean)
const isLongEnough = (word: string) => word.length >= MIN_WORD_CHARS
