/**
 * Attribute that marks the root of a chapter whose only content is embedded content that the sanitizer has removed.
 * Books cannot set it, because the sanitizer removes it from their markup.
 */
export const REMOVED_EMBEDDED_CONTENT_ATTRIBUTE = 'data-longbox-embedded'

const embeddedSelector = 'iframe, frame, embed, object, applet, portal, fencedframe, canvas'
const visibleSelector =
  'img, svg, math, video, audio, hr, input, button, select, textarea, progress, meter, [style], [background]'

/**
 * Whether a chapter would be a blank page, because all its content is embedded content that the sanitizer has removed.
 * Scripts are not content, because some programs add scripts to all chapters.
 * @param source parsed chapter
 * @param page sanitized copy of the chapter
 */
export function isOnlyRemovedEmbeddedContent(source: Document, page: Document): boolean {
  const body = page.querySelector('body')
  if (!body || (body.textContent ?? '').trim() !== '' || body.querySelector(visibleSelector)) return false
  return Document.prototype.querySelector.call(source, embeddedSelector) !== null
}
