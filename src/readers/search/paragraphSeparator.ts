/** Separates paragraphs. Search matches do not contain this character. */
export const PARAGRAPH_SEPARATOR = '\u2029'
