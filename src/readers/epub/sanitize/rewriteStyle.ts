import { chapterLimits } from './chapterLimits'
import { type StyleToken, styleTokens } from './styleTokens'

/** Kind of file that a URL in a style refers to. */
export type StyleUse = 'picture' | 'font' | 'sheet'

/** Returns the replacement of a URL; undefined when it must not be loaded. */
export type StyleResolver = (address: string, use: StyleUse) => string | undefined

/** CSS functions whose string arguments are URLs. */
const addressFunctions = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
])

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

/** Nested multi-column text inside the columns of a page takes exponential layout time. */
const columnProperties = /^(-webkit-|-moz-|-epub-)?(columns|column-count|column-width|column-span)$/

/**
 * Properties whose unitless numbers can make layout endless. Custom properties are included, as these may refer to
 * them.
 */
const countProperties = /^(--.*|(-ms-)?grid.*|order|orphans|widows|line-height|zoom|aspect-ratio|(-moz-)?tab-size)$/
const filterProperties = /^(-webkit-)?(backdrop-)?filter$/
const powerFunctions = new Set(['pow', 'exp', 'hypot'])

interface Options {
  /** True for a `style` attribute: removes `!important`, which would override the reader style. */
  readonly isAttribute?: boolean
}

/**
 * Replaces URLs in a style and limits its lengths, counts and selectors.
 * @param css      a style sheet, or the declarations of a `style` attribute
 * @param resolve  returns the replacement of a URL
 * @returns an empty string when the style exceeds a limit
 */
export function rewrittenStyle(css: string, resolve: StyleResolver, { isAttribute = false }: Options = {}): string {
  if (css.length > chapterLimits.maxStyleSheetBytes) return ''
  return new Rewriter(resolve, isAttribute).write(css)
}

class Rewriter {
  private out: string[] = []
  /** Open functions and brackets: the function name or the opening character. */
  private readonly open: string[] = []
  private blocks = 0
  /** Name of the at-rule whose prelude is being read. */
  private atRule: string | undefined
  private isFontFace = false
  private formatDepth = 0
  /** Index in the output at which the current declaration or selector begins. */
  private begin = 0
  private beginChars = 0
  /** Number of alternatives and parent references of the current selector. */
  private beginSelectors = 1
  /** Number of selectors of each open block, including its parents. */
  private readonly selectors: number[] = []
  private filterFunctions = 0
  private layers = 1
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
    if (this.isDropped || this.isTooRich()) this.dropStatement()
    return this.out.join('')
  }

  private take(token: StyleToken): void {
    const { kind, value, raw } = token
    if (this.isInFormat(token)) return
    if (kind === 'comment') this.out.push('/**/')
    else if (kind === 'url') this.put(this.addressOf(value))
    else if (kind === 'string') this.put(this.stringOf(token))
    else if (kind === 'number') this.put(this.limitedNumber(token))
    else if (kind === 'function') {
      this.open.push(value)
      if (filterProperties.test(this.property ?? '')) this.filterFunctions += 1
      // `:has()` compares each element with all its descendants.
      if (value === 'has') this.beginSelectors = Number.POSITIVE_INFINITY
      if (powerFunctions.has(value) && this.isCount()) this.isDropped = true
      this.put(addressFunctions.has(value) && (value === 'url' || value === 'src') ? '' : raw)
    } else if (kind === 'at') {
      this.atRule = value
      if (value === 'font-face') this.isFontFace = true
      if (value === 'charset') this.isDropped = true
      this.put(raw)
    } else if (kind === 'delim') this.delimiter(value, raw)
    else {
      if (kind === 'ident') this.property ??= value
      // Dense packing searches all free cells for each item.
      if (value === 'dense' && this.isCount()) return
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
      // The closing bracket was written together with the URL.
      if (opened === 'url' || opened === 'src') return
    } else if (value === ']' && opened === '[') this.open.pop()
    if (value === ',' || value === '&') this.beginSelectors += 1
    if (value === ',' && this.isInBlock()) this.layers += 1
    if (value === '*' && opened !== undefined && opened !== '{' && this.isCount()) this.isDropped = true
    if (value === ':' && columnProperties.test(this.property ?? '') && this.isInBlock()) this.isDropped = true
    this.put(raw)
    if (value === '}' && opened === '{') {
      this.open.pop()
      this.selectors.pop()
      this.isFontFace = false
      this.endStatement(value)
    } else if (value === ';' && this.isInBlock()) this.endStatement(value)
  }

  private openBlock(raw: string): void {
    const isStatement = this.isInBlock()
    this.open.push('{')
    this.blocks += 1
    const around = this.selectors.at(-1) ?? 1
    const selectors = this.atRule === undefined ? around * this.beginSelectors : around
    this.selectors.push(selectors)
    const isNested =
      selectors === Number.POSITIVE_INFINITY || (around > 1 && selectors > chapterLimits.maxNestedSelectors)
    if (isStatement && (isNested || this.beginChars > chapterLimits.maxSelectorChars)) {
      this.dropStatement()
      this.out.push('@media not all')
    }
    this.out.push(raw)
    if (isStatement) this.startStatement()
  }

  /** Ends a declaration or statement and removes it if it is not allowed. */
  private endStatement(sign: string): void {
    if (this.isDropped || this.isTooRich()) {
      this.dropStatement()
      if (sign === '}') this.out.push('}')
    }
    this.startStatement()
  }

  private startStatement(): void {
    this.begin = this.out.length
    this.beginChars = 0
    this.beginSelectors = 1
    this.filterFunctions = 0
    this.layers = 1
    this.property = undefined
    this.atRule = undefined
    this.isDropped = false
  }

  private dropStatement(): void {
    this.out.length = this.begin
  }

  /** Whether the token belongs to the format of a font, which is dropped because `local()` has none. */
  private isInFormat({ kind, value }: StyleToken): boolean {
    if (!this.isFontFace) return false
    if (this.formatDepth > 0) this.formatDepth += value === ')' ? -1 : Number(kind === 'function' || value === '(')
    else if (kind === 'function' && (value === 'format' || value === 'tech')) this.formatDepth = 1
    else return false
    return true
  }

  /** Whether the current token is outside of functions and brackets. */
  private isInBlock(): boolean {
    const last = this.open.at(-1)
    return last === undefined || last === '{'
  }

  private put(text: string): void {
    this.out.push(text)
    this.beginChars += text.length
  }

  private limitedNumber(token: StyleToken): string {
    if (this.isCount()) return limitedCount(token)
    if (!filterProperties.test(this.property ?? '')) return limitedLength(token)
    return Number.parseFloat(token.value) > chapterLimits.maxFilterLengthPx && token.value.endsWith('px')
      ? `${chapterLimits.maxFilterLengthPx}px`
      : limitedLength(token)
  }

  /** Whether the current declaration has more filters or layers than can be painted in time. */
  private isTooRich(): boolean {
    const { maxFilterFunctions, maxStyleLayers, maxStyleCommas } = chapterLimits
    if (this.filterFunctions > maxFilterFunctions) return true
    if (this.property === undefined || /^(src|font-family|unicode-range)$/.test(this.property)) return false
    return this.layers > maxStyleLayers || this.beginSelectors > maxStyleCommas
  }

  private isCount(): boolean {
    return this.property !== undefined && countProperties.test(this.property)
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

/** Quotes and escapes a text as a CSS string that is also valid in XML. */
export const quotedString = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end CSS strings or are not allowed in XML
  `"${text.replace(/["\\<>&\u0000-\u001f\u007f]/g, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Reduces a length to its limit. */
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

/** Reduces a number of lines, tracks or repetitions to its limit. */
function limitedCount(token: StyleToken): string {
  const amount = Number(token.value)
  if (Number.isNaN(amount)) return limitedLength(token)
  return Math.abs(amount) > chapterLimits.maxStyleCount
    ? String(Math.sign(amount) * chapterLimits.maxStyleCount)
    : token.raw
}

/**
 * Returns an upper bound of the number of selectors of a style: its blocks and commas. Selectors that compare an
 * element with its siblings count as several.
 */
export function styleSize(css: string): number {
  let size = 0
  for (let at = 0; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === 123 || code === 44) size += 1
    else if (code === 126 && css.charCodeAt(at + 1) !== 61) size += chapterLimits.siblingSelectorSize
  }
  return size + 20 * (css.split(/:(?=nth-|[fl][ia][rs][st]t?-of|only-of)/i).length - 1)
}
