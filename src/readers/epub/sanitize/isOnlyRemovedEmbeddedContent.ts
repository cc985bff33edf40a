/**
 * Attribute that marks a chapter as blank, because the sanitizer has removed its only content, for example an `iframe`.
 * The attribute is set on the root element. Books cannot set the attribute, because the sanitizer removes it from their
 * markup.
 */
export const REMOVED_EMBEDDED_CONTENT_ATTRIBUTE = 'data-longbox-embedded'

const embeddedSelector = 'iframe, frame, embed, object, applet, portal, fencedframe, canvas'
const visibleSelector =
  'img, svg, math, video, audio, hr, input, button, select, textarea, progress, meter, [style], [background]'

/**
 * Whether a chapter would be a blank page because its only content is embedded content that the sanitizer has removed.
 * Scripts are not counted as content, because some programs add scripts to all chapters.
 * @param source parsed chapter
 * @param page sanitized copy of the chapter
 */
export function isOnlyRemovedEmbeddedContent(source: Document, page: Document): boolean {
  const body = page.querySelector('body')
  if (!body || (body.textContent ?? '').trim() !== '' || body.querySelector(visibleSelector)) return false
  return Document.prototype.querySelector.call(source, embeddedSelector) !== null
}
