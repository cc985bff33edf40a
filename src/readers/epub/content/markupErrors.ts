/**
 * Attribute of the root of a chapter whose file is not well-formed XML, so that parts of it may be missing. The sanitiser
 * removes this attribute from chapters.
 */
export const MARKUP_ERRORS_ATTRIBUTE = 'data-longbox-markup-errors'
