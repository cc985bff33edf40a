import { chapterLimits } from './chapterLimits'
import { type CssToken, tokenizeCss } from './tokenizeCss'

/** Kind of file that a URL in a style refers to. */
export type CssUrlKind = 'picture' | 'font' | 'sheet'

/** Returns the replacement of a URL; undefined when it must not be loaded. */
export type CssUrlResolver = (address: string, use: CssUrlKind) => string | undefined

/** CSS functions whose string arguments are URLs. */
const urlFunctions = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
])

const relativeUnitPattern = /^(r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))$/i
const pxPerAbsoluteUnit: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
}

/** Multi-column properties. Nested columns inside the columns of a page would take exponential layout time. */
const columnPropertyPattern = /^(-webkit-|-moz-|-epub-)?(columns|column-count|column-width|column-span)$/

/**
 * Properties whose unitless numbers can make layout endless. Custom properties are included, because other properties may refer to
 * them.
 */
const countPropertyPattern =
  /^(--.*|(-ms-)?grid.*|order|orphans|widows|line-height|zoom|aspect-ratio|(-moz-)?tab-size)$/
const filterPropertyPattern = /^(-webkit-)?(backdrop-)?filter$/
const powerFunctions = new Set(['pow', 'exp', 'hypot'])

interface SanitizeCssOptions {
  /** True for a `style` attribute: removes `!important`, which would override the reader style. */
  readonly isAttribute?: boolean
}

/**
 * Replaces URLs in a style and limits its lengths, counts and selectors.
 * @param css      a style sheet, or the declarations of a `style` attribute
 * @param resolve  returns the replacement of a URL
 * @returns an empty string when the style exceeds a limit
 */
export function sanitizeCss(
  css: string,
  resolve: CssUrlResolver,
  { isAttribute = false }: SanitizeCssOptions = {},
): string {
  if (css.length > chapterLimits.maxStyleSheetBytes) return ''
  return new CssSanitizer(resolve, isAttribute).sanitize(css)
}

class CssSanitizer {
  private output: string[] = []
  /** Open functions and brackets: the function name or the opening character. */
  private readonly openBrackets: string[] = []
  private blocks = 0
  /** Name of the at-rule whose prelude is being read. */
  private atRule: string | undefined
  private isFontFace = false
  private formatDepth = 0
  /** Index in the output at which the current declaration or selector begins. */
  private statementStart = 0
  private statementChars = 0
  /** Number of alternatives and parent references of the current selector. */
  private statementSelectors = 1
  /** Number of selectors of each open block, including its parents. */
  private readonly selectorsByBlock: number[] = []
  private filterFunctions = 0
  private layers = 1
  private property: string | undefined
  private isDropped = false
  private readonly resolve: CssUrlResolver
  private readonly isAttribute: boolean

  constructor(resolve: CssUrlResolver, isAttribute: boolean) {
    this.resolve = resolve
    this.isAttribute = isAttribute
  }

  sanitize(css: string): string {
    for (const token of tokenizeCss(css)) {
      this.handleToken(token)
      if (this.blocks > chapterLimits.maxStyleBlocks || this.openBrackets.length > chapterLimits.maxStyleNestingDepth)
        return ''
    }
    if (this.isDropped || this.exceedsPaintLimits()) this.dropStatement()
    return this.output.join('')
  }

  private handleToken(token: CssToken): void {
    const { kind, value, raw } = token
    if (this.skipsFormat(token)) return
    if (kind === 'comment') this.output.push('/**/')
    else if (kind === 'url') this.write(this.rewriteUrl(value))
    else if (kind === 'string') this.write(this.rewriteString(token))
    else if (kind === 'number') this.write(this.limitNumber(token))
    else if (kind === 'function') {
      this.openBrackets.push(value)
      if (filterPropertyPattern.test(this.property ?? '')) this.filterFunctions += 1
      // `:has()` compares each element with all its descendants.
      if (value === 'has') this.statementSelectors = Number.POSITIVE_INFINITY
      if (powerFunctions.has(value) && this.isCountProperty()) this.isDropped = true
      this.write(urlFunctions.has(value) && (value === 'url' || value === 'src') ? '' : raw)
    } else if (kind === 'at') {
      this.atRule = value
      if (value === 'font-face') this.isFontFace = true
      if (value === 'charset') this.isDropped = true
      this.write(raw)
    } else if (kind === 'delim') this.handleDelimiter(value, raw)
    else {
      if (kind === 'ident') this.property ??= value
      // Dense packing searches all free cells for each item.
      if (value === 'dense' && this.isCountProperty()) return
      if (kind === 'ident' && this.isAttribute && value === 'important' && this.removeTrailingBang()) return
      this.write(raw)
    }
  }

  private handleDelimiter(value: string, raw: string): void {
    const innermost = this.openBrackets.at(-1)
    if (value === '{') {
      this.openBlock(raw)
      return
    }
    if (value === '(' || value === '[') this.openBrackets.push(value)
    else if (value === ')' && innermost !== undefined && innermost !== '{' && innermost !== '[') {
      this.openBrackets.pop()
      // The closing bracket was written together with the URL.
      if (innermost === 'url' || innermost === 'src') return
    } else if (value === ']' && innermost === '[') this.openBrackets.pop()
    if (value === ',' || value === '&') this.statementSelectors += 1
    if (value === ',' && this.isInBlock()) this.layers += 1
    if (value === '*' && innermost !== undefined && innermost !== '{' && this.isCountProperty()) this.isDropped = true
    if (value === ':' && columnPropertyPattern.test(this.property ?? '') && this.isInBlock()) this.isDropped = true
    this.write(raw)
    if (value === '}' && innermost === '{') {
      this.openBrackets.pop()
      this.selectorsByBlock.pop()
      this.isFontFace = false
      this.endStatement(value)
    } else if (value === ';' && this.isInBlock()) this.endStatement(value)
  }

  private openBlock(raw: string): void {
    const isStatement = this.isInBlock()
    this.openBrackets.push('{')
    this.blocks += 1
    const outerSelectors = this.selectorsByBlock.at(-1) ?? 1
    const selectors = this.atRule === undefined ? outerSelectors * this.statementSelectors : outerSelectors
    this.selectorsByBlock.push(selectors)
    const isNested =
      selectors === Number.POSITIVE_INFINITY || (outerSelectors > 1 && selectors > chapterLimits.maxNestedSelectors)
    if (isStatement && (isNested || this.statementChars > chapterLimits.maxSelectorChars)) {
      this.dropStatement()
      this.output.push('@media not all')
    }
    this.output.push(raw)
    if (isStatement) this.startStatement()
  }

  /** Ends a declaration or statement and removes it if it is not allowed. */
  private endStatement(sign: string): void {
    if (this.isDropped || this.exceedsPaintLimits()) {
      this.dropStatement()
      if (sign === '}') this.output.push('}')
    }
    this.startStatement()
  }

  private startStatement(): void {
    this.statementStart = this.output.length
    this.statementChars = 0
    this.statementSelectors = 1
    this.filterFunctions = 0
    this.layers = 1
    this.property = undefined
    this.atRule = undefined
    this.isDropped = false
  }

  private dropStatement(): void {
    this.output.length = this.statementStart
  }

  /** Whether the token belongs to the format of a font, which is dropped because `local()` has none. */
  private skipsFormat({ kind, value }: CssToken): boolean {
    if (!this.isFontFace) return false
    if (this.formatDepth > 0) this.formatDepth += value === ')' ? -1 : Number(kind === 'function' || value === '(')
    else if (kind === 'function' && (value === 'format' || value === 'tech')) this.formatDepth = 1
    else return false
    return true
  }

  /** Whether the current token is outside of functions and brackets. */
  private isInBlock(): boolean {
    const last = this.openBrackets.at(-1)
    return last === undefined || last === '{'
  }

  private write(text: string): void {
    this.output.push(text)
    this.statementChars += text.length
  }

  private limitNumber(token: CssToken): string {
    if (this.isCountProperty()) return limitCount(token)
    if (!filterPropertyPattern.test(this.property ?? '')) return limitLength(token)
    return Number.parseFloat(token.value) > chapterLimits.maxFilterLengthPx && token.value.endsWith('px')
      ? `${chapterLimits.maxFilterLengthPx}px`
      : limitLength(token)
  }

  /** Whether the current declaration has more filters or layers than can be painted in time. */
  private exceedsPaintLimits(): boolean {
    const { maxFilterFunctions, maxStyleLayers, maxStyleCommas } = chapterLimits
    if (this.filterFunctions > maxFilterFunctions) return true
    if (this.property === undefined || /^(src|font-family|unicode-range)$/.test(this.property)) return false
    return this.layers > maxStyleLayers || this.statementSelectors > maxStyleCommas
  }

  private isCountProperty(): boolean {
    return this.property !== undefined && countPropertyPattern.test(this.property)
  }

  private removeTrailingBang(): boolean {
    let at = this.output.length - 1
    while (at >= this.statementStart && /^\s*$|^\/\*\*\/$/.test(this.output[at] as string)) at--
    if (this.output[at] !== '!') return false
    this.output[at] = ''
    return true
  }

  private rewriteString({ raw, value }: CssToken): string {
    if (this.atRule === 'import' && this.isInBlock()) return this.rewriteUrl(value)
    return this.openBrackets.some(name => urlFunctions.has(name)) ? this.rewriteUrl(value) : raw
  }

  private rewriteUrl(address: string): string {
    if (this.atRule === 'namespace') return quoteCssString(address)
    const use: CssUrlKind = this.atRule === 'import' ? 'sheet' : this.isFontFace ? 'font' : 'picture'
    if (use === 'picture' && address.startsWith('#')) return `url(${quoteCssString(address)})`
    const resolved = this.resolve(address, use)
    if (use === 'font') return resolved ?? 'local("longbox:none")'
    if (use === 'sheet' && resolved === undefined) this.isDropped = true
    return `url(${quoteCssString(resolved ?? 'data:,')})`
  }
}

/** Quotes and escapes a text as a CSS string that is also valid in XML. */
export const quoteCssString = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end CSS strings or are not allowed in XML
  `"${text.replace(/["\\<>&\u0000-\u001f\u007f]/g, sign => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Reduces a length to its limit. */
function limitLength({ raw, value }: CssToken): string {
  const [, number = '', unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(value) ?? []
  const amount = Number(number)
  const absolute = pxPerAbsoluteUnit[unit.toLowerCase()]
  const limit =
    absolute !== undefined
      ? chapterLimits.maxLengthPx / absolute
      : relativeUnitPattern.test(unit)
        ? chapterLimits.maxLengthEm
        : unit === '%'
          ? chapterLimits.maxLengthPercent
          : Number.POSITIVE_INFINITY
  return Math.abs(amount) > limit ? `${Math.sign(amount) * Math.floor(limit)}${unit}` : raw
}

/** Reduces a number of lines, tracks or repetitions to its limit. */
function limitCount(token: CssToken): string {
  const amount = Number(token.value)
  if (Number.isNaN(amount)) return limitLength(token)
  return Math.abs(amount) > chapterLimits.maxStyleCount
    ? String(Math.sign(amount) * chapterLimits.maxStyleCount)
    : token.raw
}

/**
 * Returns an upper bound of the number of selectors of a style: its blocks and commas. Selectors that compare an
 * element with its siblings count as several.
 */
export function countCssSelectors(css: string): number {
  let size = 0
  for (let at = 0; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === 123 || code === 44) size += 1
    else if (code === 126 && css.charCodeAt(at + 1) !== 61) size += chapterLimits.siblingSelectorSize
  }
  return size + 20 * (css.split(/:(?=nth-|[fl][ia][rs][st]t?-of|only-of)/i).length - 1)
}
