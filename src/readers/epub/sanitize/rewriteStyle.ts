import { chapterLimits } from './chapterLimits'
import { type StyleToken, styleTokens } from './styleTokens'

/** What an address in a style is for. */
export type StyleUse = 'picture' | 'font' | 'sheet'

/** Gives the address that is written instead; undefined where nothing may be loaded. */
export type StyleResolver = (address: string, use: StyleUse) => string | undefined

/** Functions whose strings are addresses. */
const addressFunctions = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
])

/** Units of lengths, and how many of them are allowed. */
const relativeUnits = /^(r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))$/i
const absoluteUnits: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
}

/** Multi-column text inside the columns of a page takes exponential time to lay out when it is nested. */
const columnProperties = /^(-webkit-|-moz-|-epub-)?(columns|column-count|column-width|column-span)$/

interface Options {
  /** A `style` attribute: declarations without a rule, which do not win over the reader's by `!important`. */
  readonly isAttribute?: boolean
}

/**
 * A style whose addresses are replaced and whose lengths are limited.
 * @param css      a style sheet, or the declarations of a `style` attribute
 * @param resolve  gives the new addresses
 * @returns empty where the style exceeds a limit
 */
export function rewrittenStyle(css: string, resolve: StyleResolver, { isAttribute = false }: Options = {}): string {
  if (css.length > chapterLimits.maxStyleSheetBytes) return ''
  return new Rewriter(resolve, isAttribute).write(css)
}

class Rewriter {
  private out: string[] = []
  /** Open functions and brackets; the name of a function, or its opening sign. */
  private readonly open: string[] = []
  private blocks = 0
  /** At-rule whose beginning is being read. */
  private atRule: string | undefined
  private isFontFace = false
  private formatDepth = 0
  /** Where in the output the present declaration or selector begins. */
  private begin = 0
  private beginChars = 0
  private property: string | undefined
  private isDropped = false
  private readonly resolve: StyleResolver
  private readonly isAttribute: boolean

  constructor(resolve: StyleResolver, isAttribute: boolean) {
    this.resolve = resolve
    this.isAttribute = isAttribute
  }

  write(css: string): string {
    for (const token of styleTokens(css)) {
      this.take(token)
      if (this.blocks > chapterLimits.maxStyleBlocks || this.open.length > chapterLimits.maxStyleNestingDepth) return ''
    }
    if (this.isDropped) this.dropStatement()
    return this.out.join('')
  }

  private take(token: StyleToken): void {
    const { kind, value, raw } = token
    if (this.isInFormat(token)) return
    if (kind === 'comment') this.out.push('/**/')
    else if (kind === 'url') this.put(this.addressOf(value))
    else if (kind === 'string') this.put(this.stringOf(token))
    else if (kind === 'number') this.put(limitedLength(token))
    else if (kind === 'function') {
      this.open.push(value)
      this.put(addressFunctions.has(value) && (value === 'url' || value === 'src') ? '' : raw)
    } else if (kind === 'at') {
      this.atRule = value
      if (value === 'font-face') this.isFontFace = true
      if (value === 'charset') this.isDropped = true
      this.put(raw)
    } else if (kind === 'delim') this.delimiter(value, raw)
    else {
      if (kind === 'ident') this.property ??= value
      if (kind === 'ident' && this.isAttribute && value === 'important' && this.endsWithBang()) return
      this.put(raw)
    }
  }

  private delimiter(value: string, raw: string): void {
    const opened = this.open.at(-1)
    if (value === '{') {
      this.openBlock(raw)
      return
    }
    if (value === '(' || value === '[') this.open.push(value)
    else if (value === ')' && opened !== undefined && opened !== '{' && opened !== '[') {
      this.open.pop()
      // The bracket of a function that is written whole with its address.
      if (opened === 'url' || opened === 'src') return
    } else if (value === ']' && opened === '[') this.open.pop()
    if (value === ':' && columnProperties.test(this.property ?? '') && this.isInBlock()) this.isDropped = true
    this.put(raw)
    if (value === '}' && opened === '{') {
      this.open.pop()
      this.isFontFace = false
      this.endStatement(value)
    } else if (value === ';' && this.isInBlock()) this.endStatement(value)
  }

  private openBlock(raw: string): void {
    const isStatement = this.isInBlock()
    this.open.push('{')
    this.blocks += 1
    if (isStatement && this.beginChars > chapterLimits.maxSelectorChars) {
      this.dropStatement()
      this.out.push('@media not all')
    }
    this.out.push(raw)
    if (isStatement) this.startStatement()
  }

  /** A declaration or a statement ends; it is taken out where it may not stay. */
  private endStatement(sign: string): void {
    if (this.isDropped) {
      this.dropStatement()
      if (sign === '}') this.out.push('}')
    }
    this.startStatement()
  }

  private startStatement(): void {
    this.begin = this.out.length
    this.beginChars = 0
    this.property = undefined
    this.atRule = undefined
    this.isDropped = false
  }

  private dropStatement(): void {
    this.out.length = this.begin
  }

  /** The format of a font is left out: `local()` has none. */
  private isInFormat({ kind, value }: StyleToken): boolean {
    if (!this.isFontFace) return false
    if (this.formatDepth > 0) this.formatDepth += value === ')' ? -1 : Number(kind === 'function' || value === '(')
    else if (kind === 'function' && (value === 'format' || value === 'tech')) this.formatDepth = 1
    else return false
    return true
  }

  /** Whether the present place is in no function or bracket. */
  private isInBlock(): boolean {
    const last = this.open.at(-1)
    return last === undefined || last === '{'
  }

  private put(text: string): void {
    this.out.push(text)
    this.beginChars += text.length
  }

  private endsWithBang(): boolean {
    let at = this.out.length - 1
    while (at >= this.begin && /^\s*$|^\/\*\*\/$/.test(this.out[at] as string)) at--
    if (this.out[at] !== '!') return false
    this.out[at] = ''
    return true
  }

  private stringOf({ raw, value }: StyleToken): string {
    if (this.atRule === 'import' && this.isInBlock()) return this.addressOf(value)
    return this.open.some(name => addressFunctions.has(name)) ? this.addressOf(value) : raw
  }

  private addressOf(address: string): string {
    if (this.atRule === 'namespace') return quotedString(address)
    const use: StyleUse = this.atRule === 'import' ? 'sheet' : this.isFontFace ? 'font' : 'picture'
    if (use === 'picture' && address.startsWith('#')) return `url(${quotedString(address)})`
    const found = this.resolve(address, use)
    if (use === 'font') return found ?? 'local("longbox:none")'
    if (use === 'sheet' && found === undefined) this.isDropped = true
    return `url(${quotedString(found ?? 'data:,')})`
  }
}

/** A text as a string of CSS. */
export const quotedString = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end strings of CSS or are not allowed in XML
  `"${text.replace(/["\\<>&\u0000-\u001f\u007f]/g, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** A length, shortened to what a layout can bear. */
function limitedLength({ raw, value }: StyleToken): string {
  const [, number = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(value) ?? []
  const amount = Number(number)
  const absolute = absoluteUnits[unit.toLowerCase()]
  const most =
    absolute !== undefined
      ? chapterLimits.maxLengthPx / absolute
      : relativeUnits.test(unit)
        ? chapterLimits.maxLengthEm
        : unit === '%'
          ? chapterLimits.maxLengthPercent
          : Number.POSITIVE_INFINITY
  return Math.abs(amount) > most ? `${Math.sign(amount) * Math.floor(most)}${unit}` : raw
}
