/**
 * Character between two paragraphs in the searchable text. Search matches never contain it, so a match is always within
 * a paragraph.
 */
export const PARAGRAPH_SEPARATOR = '\u2029'
