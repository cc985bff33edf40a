/**
 * Converts a text for comparison in a search. The result is in lower case, and contains no diacritics and no whitespace
 * at the start and end.
 */
export const normalizeForSearch = (text: string): string => normalizeForSearchKeepingSpaces(text.trim())

/** Works like {@link normalizeForSearch}, but preserves whitespace at the start and end. */
export const normalizeForSearchKeepingSpaces = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
