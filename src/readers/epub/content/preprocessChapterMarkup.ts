/**
 * Maximum length in characters of a chapter in which `dir="auto"` and `bdi` stay. For a longer chapter, the reader
 * calls {@link removeAutoTextDirections}.
 */
export const MAX_AUTO_TEXT_DIRECTION_CHARS = 100_000

/**
 * Removes `dir="auto"` and `bdi` from a chapter. Call this function for long chapters, because browsers would need
 * minutes to parse them with this markup.
 */
export const removeAutoTextDirections = (text: string): string =>
  /dir\s*=\s*(?:["']\s*)?auto|<bdi/i.test(text)
    ? replaceStartTags(text, tag => tag.replace(/(?<=[\s"'/])dir(?=\s*=\s*(?:["']\s*)?auto)/gi, 'data-dir')).replace(
        /(<\/?)bdi(?=[\s/>])/gi,
        '$1span',
      )
    : text

/**
 * Replaces each start tag by the result of a function. Does not use a regular expression for whole tags: an attribute
 * value of several megabytes would exceed the stack of V8.
 * @param replaceTag receives the tag without its closing bracket
 */
function replaceStartTags(text: string, replaceTag: (tag: string) => string): string {
  const tagStart = /<[a-z]/gi
  const parts: string[] = []
  let copiedEnd = 0
  for (let match = tagStart.exec(text); match; match = tagStart.exec(text)) {
    const end = indexOfStartTagEnd(text, match.index + 2)
    parts.push(text.slice(copiedEnd, match.index), replaceTag(text.slice(match.index, end)))
    copiedEnd = end
    tagStart.lastIndex = end
  }
  return parts.join('') + text.slice(copiedEnd)
}

/** Returns the index of the closing bracket of a start tag. Ignores brackets in quoted attribute values. */
function indexOfStartTagEnd(text: string, start: number): number {
  const special = /[<>"']/g
  special.lastIndex = start
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const [character] = match
    const closing = character === '<' || character === '>' ? -1 : text.indexOf(character, match.index + 1)
    if (closing === -1) return match.index
    special.lastIndex = closing + 1
  }
  return text.length
}

const XHTML_DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">'

/** Replaces the document type of a chapter by the XHTML 1.1 document type. */
export function replaceDoctypeWithXhtml(text: string): string {
  const root = /<[a-z_]/i.exec(text)
  const typeIndex = root && text.slice(0, root.index).search(/<!DOCTYPE/i)
  return (
    XHTML_DOCTYPE +
    (root
      ? text.slice(typeIndex === -1 ? root.index : Math.max(root.index, indexAfterDoctype(text, typeIndex ?? 0)))
      : '')
  )
}

/**
 * Returns the index after a document type declaration. The declaration may contain an internal subset in square
 * brackets.
 */
function indexAfterDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const inner = text.indexOf('[', from)
  if (inner < 0 || end < 0 || inner > end) return end + 1
  const close = text.indexOf(']', inner)
  return close < 0 ? text.length : text.indexOf('>', close) + 1
}
