/** Maximum number of characters of a chapter in which `dir="auto"` and `bdi` are allowed. */
export const MAX_AUTO_TEXT_DIRECTION_CHARS = 100_000

/**
 * Removes `dir="auto"` and `bdi` from long chapters. With this markup, browsers would need minutes to parse a long
 * chapter.
 */
export const removeAutoTextDirections = (text: string): string =>
  /dir\s*=\s*(?:["']\s*)?auto|<bdi/i.test(text)
    ? text
        .replace(startTagPattern, tag => tag.replace(/(?<=[\s"'/])dir(?=\s*=\s*(?:["']\s*)?auto)/gi, 'data-dir'))
        .replace(/(<\/?)bdi(?=[\s/>])/gi, '$1span')
    : text

/** Matches a start tag without its closing bracket. Quoted attribute values may contain brackets. */
const startTagPattern = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*/gi

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

/** Returns the index after a document type, which may have an internal subset in brackets. */
function indexAfterDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const inner = text.indexOf('[', from)
  if (inner < 0 || end < 0 || inner > end) return end + 1
  const close = text.indexOf(']', inner)
  return close < 0 ? text.length : text.indexOf('>', close) + 1
}
