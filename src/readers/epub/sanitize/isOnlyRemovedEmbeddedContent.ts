/**
 * Attribute of the root of a chapter whose only content is embedded content that the sanitizer removes. The sanitizer
 * removes this attribute from the markup of books.
 */
export const REMOVED_EMBEDDED_CONTENT_ATTRIBUTE = 'data-longbox-embedded'

const embeddedSelector = 'iframe, frame, embed, object, applet, portal, fencedframe, canvas'
const visibleSelector =
  'img, svg, math, video, audio, hr, input, button, select, textarea, progress, meter, [style], [background]'

/**
 * Whether a chapter would be a blank page, because its only content is embedded content that is not shown. Scripts do
 * not count as content, because programs add scripts to all chapters.
 * @param source  the parsed chapter
 * @param page  the sanitized copy of the chapter
 */
export function isOnlyRemovedEmbeddedContent(source: Document, page: Document): boolean {
  const body = page.querySelector('body')
  if (!body || (body.textContent ?? '').trim() !== '' || body.querySelector(visibleSelector)) return false
  return Document.prototype.querySelector.call(source, embeddedSelector) !== null
}
