/** Converts a text for comparison in a search: lower case, without diacritics and surrounding whitespace. */
export const normalizeForSearch = (text: string): string => normalizeForSearchKeepingSpaces(text.trim())

/** Converts a text like {@link normalizeForSearch}, but preserves surrounding whitespace. */
export const normalizeForSearchKeepingSpaces = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
