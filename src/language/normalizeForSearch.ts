/** Converts a text for comparison in a search: to lower case, without diacritics and surrounding whitespace. */
export const normalizeForSearch = (text: string): string => normalizeForSearchKeepingSpaces(text.trim())

/** Converts a text like {@link normalizeForSearch}, but keeps surrounding whitespace. */
export const normalizeForSearchKeepingSpaces = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
