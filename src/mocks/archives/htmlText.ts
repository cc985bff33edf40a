const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
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
}
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }

/** A piece of HTML without its elements, comments and scripts, but as HTML still: an ampersand comes out as `&amp;`. */
export function escapedText(html: string): string {
  const bare = html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<\/?[a-z][^>]*>|<[!?][^>]*>/gi, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => characterOf(name) ?? whole)
  return bare
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim()
    .replace(/[&<>\u00a0]/g, sign => ESCAPES[sign] ?? sign)
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : undefined
}
