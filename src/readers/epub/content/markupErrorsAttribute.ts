/**
 * Attribute of the root of a chapter whose file contains XML errors. Parts of this chapter may be missing. The
 * sanitizer removes this attribute from the markup of books.
 */
export const MARKUP_ERRORS_ATTRIBUTE = 'data-longbox-markup-errors'
