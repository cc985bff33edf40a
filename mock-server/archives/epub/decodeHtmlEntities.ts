const XML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const HTML_ENTITIES: Record<string, string> = {
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201c',
  rdquo: '\u201d',
  laquo: '\u00ab',
  raquo: '\u00bb',
  cent: '\u00a2',
  pound: '\u00a3',
  yen: '\u00a5',
  euro: '\u20ac',
  copy: '\u00a9',
  reg: '\u00ae',
}
const MAX_REFERENCE_CHARS = 12

type DecodedText = {
  text: string
  /**
   * Whether the text was valid XML before its entities were decoded. In valid XML, each `&` starts a numeric reference,
   * such as `&#38;`, or an XML entity, such as `&amp;`.
   */
  isXml: boolean
}

/**
 * Decodes numeric references and common HTML entities in a text, for example `&nbsp;`. Leaves unknown entities
 * unchanged.
 */
export function decodeHtmlEntities(raw: string): DecodedText {
  let offset = raw.indexOf('&')
  if (offset < 0) return { text: raw, isXml: true }
  let text = raw.slice(0, offset)
  let isXml = true
  while (offset >= 0) {
    const end = raw.slice(offset, offset + MAX_REFERENCE_CHARS).indexOf(';')
    const name = end < 0 ? '' : raw.slice(offset + 1, offset + end)
    const character = end < 0 ? undefined : decodeReference(name)
    if (character === undefined || (!name.startsWith('#') && !(name in XML_ENTITIES))) isXml = false
    const rest = character === undefined ? offset + 1 : offset + end + 1
    const next = raw.indexOf('&', rest)
    text += (character ?? '&') + raw.slice(rest, next < 0 ? undefined : next)
    offset = next
  }
  return { text, isXml }
}

function decodeReference(name: string): string | undefined {
  if (!name.startsWith('#'))
    return Object.hasOwn(XML_ENTITIES, name)
      ? XML_ENTITIES[name]
      : Object.hasOwn(HTML_ENTITIES, name)
        ? HTML_ENTITIES[name]
        : undefined
  const isHex = name[1] === 'x' || name[1] === 'X'
  const digits = name.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-f]+$/i : /^\d+$/).test(digits)) return undefined
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : undefined
}
