/**
 * Attribute of the root of a chapter whose file contains XML errors. Parts of this chapter may be missing. The
 * sanitiser removes this attribute from the markup of books.
 */
export const MARKUP_ERRORS_ATTRIBUTE = 'data-longbox-markup-errors'
