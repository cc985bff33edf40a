/**
 * Attribute on the root element of a chapter whose file contains XML errors. Parts of such a chapter may be missing.
 * Books cannot set this attribute, because the sanitizer removes it from their markup.
 */
export const MARKUP_ERRORS_ATTRIBUTE = 'data-longbox-markup-errors'
