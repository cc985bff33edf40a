/** Character that separates paragraphs. Search matches never contain this character. */
export const PARAGRAPH_SEPARATOR = '\u2029'
