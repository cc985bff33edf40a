/**
 * Converts a text for comparison in a search. The result is in lower case, and contains no diacritics and no whitespace
 * at the start and end. Variants of characters, such as full-width Latin letters, become the usual characters.
 */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
