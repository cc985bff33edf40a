/**
 * Attribute that marks the root of a chapter whose file contains XML errors, so that parts of the chapter may be
 * missing. Books cannot set it, because the sanitizer removes it from their markup.
 */
export const MARKUP_ERRORS_ATTRIBUTE = 'data-longbox-markup-errors'
