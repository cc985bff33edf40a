/** Separates paragraphs. Search matches, and quotes of a single line, never contain it. */
export const PARAGRAPH_SEPARATOR = '\u2029'
