export type CssTokenKind =
  | 'ident'
  | 'function'
  | 'at'
  | 'hash'
  | 'string'
  | 'url'
  | 'number'
  | 'space'
  | 'comment'
  | 'delim'

export interface CssToken {
  readonly kind: CssTokenKind
  readonly raw: string
  /** Content of the token without escapes, quotes and brackets. Names are in lower case. Numbers include their unit. */
  readonly value: string
}

const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const spacePattern = /[ \t\r\n\f]+/y
const namePattern = /(?:[-\w\u0080-\uffff]|\\[^\n\r\f])/

/** Splits a style into CSS tokens. The run time is proportional to the length of the style. */
export function* tokenizeCss(css: string): Generator<CssToken> {
  let index = 0
  while (index < css.length) {
    const token = cssTokenAt(css, index)
    index += token.raw.length
    yield token
  }
}

function cssTokenAt(css: string, index: number): CssToken {
  const char = css[index] as string
  const raw = (end: number) => css.slice(index, Math.max(index + 1, end))
  if (char === '/' && css[index + 1] === '*') {
    const end = css.indexOf('*/', index + 2)
    return { kind: 'comment', raw: raw(end < 0 ? css.length : end + 2), value: '' }
  }
  spacePattern.lastIndex = index
  const space = spacePattern.exec(css)
  if (space) return { kind: 'space', raw: space[0], value: ' ' }
  if (char === '"' || char === "'") return stringTokenAt(css, index, char)
  if (/[\d.+-]/.test(char)) {
    numberPattern.lastIndex = index
    const number = numberPattern.exec(css)?.[0]
    if (number !== undefined) {
      const end = endOfName(css, index + number.length)
      const unit = css[index + number.length] === '%' ? '%' : unescapeCss(css.slice(index + number.length, end))
      return { kind: 'number', raw: raw(unit === '%' ? index + number.length + 1 : end), value: number + unit }
    }
  }
  if (char === '@' || char === '#') {
    const end = endOfName(css, index + 1)
    const kind = end === index + 1 ? 'delim' : char === '@' ? 'at' : 'hash'
    return { kind, raw: raw(end), value: unescapeCss(css.slice(index + 1, end)).toLowerCase() }
  }
  const end = endOfName(css, index)
  if (end === index) return { kind: 'delim', raw: char, value: char }
  const value = unescapeCss(css.slice(index, end)).toLowerCase()
  if (css[end] !== '(') return { kind: 'ident', raw: raw(end), value }
  if (value === 'url') return urlTokenAt(css, index, end + 1)
  return { kind: 'function', raw: raw(end + 1), value }
}

/**
 * Reads a `url()` whose URL has no quotes. If the URL has quotes, `url` is read as an ordinary function and the URL
 * becomes a string token.
 */
function urlTokenAt(css: string, index: number, from: number): CssToken {
  spacePattern.lastIndex = from
  const begin = from + (spacePattern.exec(css)?.[0].length ?? 0)
  if (css[begin] === '"' || css[begin] === "'") return { kind: 'function', raw: css.slice(index, from), value: 'url' }
  let end = begin
  while (end < css.length && css[end] !== ')') end += css[end] === '\\' ? 2 : 1
  end = Math.min(end, css.length)
  return { kind: 'url', raw: css.slice(index, end + 1), value: unescapeCss(css.slice(begin, end)).trim() }
}

/** Reads a string token. Without a closing quote, the string ends at the end of its line. */
function stringTokenAt(css: string, index: number, quote: string): CssToken {
  let end = index + 1
  while (end < css.length && css[end] !== quote && !/[\n\r\f]/.test(css[end] as string))
    end += css[end] === '\\' ? 2 : 1
  end = Math.min(end, css.length)
  const isClosed = css[end] === quote
  return {
    kind: 'string',
    raw: css.slice(index, isClosed ? end + 1 : end),
    value: unescapeCss(css.slice(index + 1, end)),
  }
}

function endOfName(css: string, from: number): number {
  let end = from
  while (end < css.length) {
    if (css[end] === '\\') {
      if (end + 1 >= css.length || /[\n\r\f]/.test(css[end + 1] as string)) break
      const hex = /^[0-9a-f]{1,6}(?:\r\n|[ \t\r\n\f])?/i.exec(css.slice(end + 1, end + 9))
      end += 1 + (hex ? hex[0].length : (css.codePointAt(end + 1) ?? 0) > 0xffff ? 2 : 1)
    } else if (namePattern.test(css[end] as string)) end += 1
    else break
  }
  return end
}

/**
 * Removes the escapes from the name of a property or function. Returns the name unchanged if it would be invalid
 * without escapes.
 */
export function unescapeCssName(raw: string): string {
  if (!raw.includes('\\')) return raw
  const plain = unescapeCss(raw)
  return /^-?[a-z][\w-]*\(?$/i.test(plain) ? plain : raw
}

const unescapeCss = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|\r\n|[\n\r\f]|(.))/gisu, (_, hex, char) => {
        if (hex === undefined) return char ?? ''
        const code = Number.parseInt(hex, 16)
        return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
          ? '\ufffd'
          : String.fromCodePoint(code)
      })
    : text
