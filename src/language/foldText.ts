/** Normalizes a text for search: lower case, without diacritics and without surrounding whitespace. */
export const foldText = (text: string): string => foldWholeText(text.trim())

/** Like {@link foldText}, but keeps surrounding whitespace. */
export const foldWholeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
