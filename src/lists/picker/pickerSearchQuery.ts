/**
 * Search of a picker. Contains at most a single property, and is empty for a blank input.
 * - `text`: words for the full-text search of the server.
 * - `condition`: finds titles that contain the typed text. Needed if all typed words are very short.
 */
export type PickerSearchQuery = { text?: string; condition?: { title: { operator: 'contains'; value: string } } }

/**
 * Minimum number of characters of a typed word with which the full-text search of the server finds longer words that
 * contain the typed word. Shorter words need a wildcard.
 */
const MIN_WORD_CHARS = 3
/**
 * Matches words of 1 or 2 characters, which need a wildcard. Words with punctuation do not match, because they must not
 * get a wildcard: the server ignores punctuation only in words without a wildcard.
 */
const shortWord = /^[\p{L}\p{M}\p{N}]{1,2}$/u
/** Matches characters that are operators in the search syntax of the server (server-facts 3.4). */
const searchSyntax = /[-+&|!(){}[\]^"~*?:\\/]/g

/**
 * Converts a typed text to a search. If all typed words are too short for the full-text search, returns a condition for
 * the title. The title must then contain the typed text. Operators of the search syntax are not removed from this text.
 * @returns an empty search for a blank text
 */
export function toPickerSearchQuery(typed: string): PickerSearchQuery {
  const value = typed.trim()
  if (value === '') return {}
  const text = splitIntoWords(value).some(isLongEnough) ? toPickerSearchText(value) : undefined
  return text === undefined ? { condition: { title: { operator: 'contains', value } } } : { text }
}

/**
 * Converts a typed text to a text for the full-text search of the server. Removes the operators of the search syntax.
 * Adds a wildcard to the last word if this word is very short. The server then finds words that start with the typed
 * word. It also finds words in which a part of 3 or more characters starts with the typed word. Without the wildcard,
 * the server would find only the typed word itself, and the results would disappear while the user types.
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
