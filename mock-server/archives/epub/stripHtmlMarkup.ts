import { decodeHtmlEntities } from './decodeHtmlEntities'

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }
const END_TAGS = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi }

/**
 * Converts HTML to text. Removes tags and comments. Removes scripts and style sheets together with their content.
 * Escapes `&`, `<`, `>` and no-break spaces in the result. The duration of the conversion is proportional to the length
 * of the HTML.
 */
export function stripHtmlMarkup(html: string): string {
  return decodeHtmlEntities(withoutMarkup(html))
    .text.replace(/[ \t\n\r\f]+/g, ' ')
    .trim()
    .replace(/[&<>\u00a0]/g, character => HTML_ESCAPES[character] ?? character)
}

function withoutMarkup(html: string): string {
  const missing = new Set<string>()
  const endOf = (delimiter: string, find: () => number): number => {
    const end = missing.has(delimiter) ? -1 : find()
    if (end < 0) missing.add(delimiter)
    return end
  }
  let text = ''
  let offset = 0
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', offset)) {
    text += html.slice(offset, open)
    const end = markupEnd(html, open, endOf)
    if (end < 0) text += '<'
    offset = end < 0 ? open + 1 : end
  }
  return text + html.slice(offset)
}

/**
 * Returns the end offset of the tag, comment, script or style sheet that starts with the `<` at offset `open`. Returns
 * -1 if this `<` is plain text.
 */
function markupEnd(html: string, open: number, endOf: (delimiter: string, find: () => number) => number): number {
  if (html.startsWith('<!--', open)) {
    const end = endOf('-->', () => html.indexOf('-->', open + 4))
    if (end >= 0) return end + 3
  }
  const name = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1]?.toLowerCase() as
    | 'script'
    | 'style'
    | undefined
  if (name) {
    const pattern = END_TAGS[name]
    pattern.lastIndex = open
    const end = endOf(name, () => (pattern.test(html) ? pattern.lastIndex : -1))
    if (end >= 0) return end
  }
  if (!/^<(?:\/?[a-z]|[!?])/i.test(html.slice(open, open + 3))) return -1
  const end = endOf('>', () => html.indexOf('>', open))
  return end < 0 ? -1 : end + 1
}
