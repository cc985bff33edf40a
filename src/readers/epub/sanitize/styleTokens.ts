/** Kinds of CSS tokens that the sanitiser distinguishes. */
export type StyleTokenKind =
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

export interface StyleToken {
  readonly kind: StyleTokenKind
  /** Source text of the token. */
  readonly raw: string
  /**
   * Value without escapes, quotes and brackets: a name in lower case, the text of a string, a URL, or a number with its
   * unit.
   */
  readonly value: string
}

const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const spacePattern = /[ \t\r\n\f]+/y
const namePattern = /(?:[-\w\u0080-\uffff]|\\[^\n\r\f])/

/** Splits a style into tokens by CSS Syntax, in time linear to its length. */
export function* styleTokens(css: string): Generator<StyleToken> {
  let at = 0
  while (at < css.length) {
    const token = tokenAt(css, at)
    at += token.raw.length
    yield token
  }
}

function tokenAt(css: string, at: number): StyleToken {
  const char = css[at] as string
  const raw = (end: number) => css.slice(at, Math.max(at + 1, end))
  if (char === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2)
    return { kind: 'comment', raw: raw(end < 0 ? css.length : end + 2), value: '' }
  }
  spacePattern.lastIndex = at
  const space = spacePattern.exec(css)
  if (space) return { kind: 'space', raw: space[0], value: ' ' }
  if (char === '"' || char === "'") return stringAt(css, at, char)
  if (/[\d.+-]/.test(char)) {
    numberPattern.lastIndex = at
    const number = numberPattern.exec(css)?.[0]
    if (number !== undefined) {
      const end = nameEnd(css, at + number.length)
      const unit = css[at + number.length] === '%' ? '%' : unescaped(css.slice(at + number.length, end))
      return { kind: 'number', raw: raw(unit === '%' ? at + number.length + 1 : end), value: number + unit }
    }
  }
  if (char === '@' || char === '#') {
    const end = nameEnd(css, at + 1)
    const kind = end === at + 1 ? 'delim' : char === '@' ? 'at' : 'hash'
    return { kind, raw: raw(end), value: unescaped(css.slice(at + 1, end)).toLowerCase() }
  }
  const end = nameEnd(css, at)
  if (end === at) return { kind: 'delim', raw: char, value: char }
  const value = unescaped(css.slice(at, end)).toLowerCase()
  if (css[end] !== '(') return { kind: 'ident', raw: raw(end), value }
  if (value === 'url') return urlAt(css, at, end + 1)
  return { kind: 'function', raw: raw(end + 1), value }
}

/** Reads an unquoted URL; returns a function token when the URL is quoted. */
function urlAt(css: string, at: number, from: number): StyleToken {
  spacePattern.lastIndex = from
  const begin = from + (spacePattern.exec(css)?.[0].length ?? 0)
  if (css[begin] === '"' || css[begin] === "'") return { kind: 'function', raw: css.slice(at, from), value: 'url' }
  let end = begin
  while (end < css.length && css[end] !== ')') end += css[end] === '\\' ? 2 : 1
  end = Math.min(end, css.length)
  return { kind: 'url', raw: css.slice(at, end + 1), value: unescaped(css.slice(begin, end)).trim() }
}

/** Reads a string; an unclosed string ends with its line. */
function stringAt(css: string, at: number, quote: string): StyleToken {
  let end = at + 1
  while (end < css.length && css[end] !== quote && !/[\n\r\f]/.test(css[end] as string))
    end += css[end] === '\\' ? 2 : 1
  end = Math.min(end, css.length)
  const isClosed = css[end] === quote
  return { kind: 'string', raw: css.slice(at, isClosed ? end + 1 : end), value: unescaped(css.slice(at + 1, end)) }
}

function nameEnd(css: string, from: number): number {
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

const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|\r\n|[\n\r\f]|(.))/gisu, (_, hex, char) => {
        if (hex === undefined) return char ?? ''
        const code = Number.parseInt(hex, 16)
        return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
          ? '\ufffd'
          : String.fromCodePoint(code)
      })
    : text
