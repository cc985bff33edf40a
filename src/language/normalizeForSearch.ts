/** Normalizes a text for search: lower case, without diacritics and without surrounding whitespace. */
export const normalizeForSearch = (text: string): string => normalizeForSearchKeepingSpaces(text.trim())

/** Like {@link normalizeForSearch}, but keeps surrounding whitespace. */
export const normalizeForSearchKeepingSpaces = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
