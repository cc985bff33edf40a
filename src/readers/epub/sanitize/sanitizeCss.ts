import {
  type CssDeclarationComponentCounts,
  exceedsCssDeclarationLimits,
  isAllowedCssAtRule,
  isAllowedCssProperty,
  isDisallowedCssFunction,
  isDisallowedCssValue,
} from './allowedCss'
import { chapterLimits } from './chapterLimits'
import { getStandardCssProperty, getStandardCssValue } from './epubCssNames'
import { isCssCountProperty, limitCssNumber } from './limitCssNumber'
import { replaceViewportUnit } from './replaceViewportUnit'
import { type CssToken, tokenizeCss, unescapeCssName } from './tokenizeCss'

/** Kind of file that a URL in a style refers to. */
export type CssUrlFileType = 'picture' | 'font' | 'sheet'

/** Returns the URL that replaces a URL in a style. Undefined if the URL is not allowed. */
export type CssUrlResolver = (address: string, use: CssUrlFileType) => string | undefined

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

/** CSS properties that create columns are not allowed. The layout time of nested columns grows exponentially. */
const columnPropertyPattern = /^(-webkit-|-moz-|-epub-)?(columns|column-count|column-width|column-span)$/

const powerFunctions = new Set(['pow', 'exp', 'hypot'])

/**
 * Custom property that sets the display of all grids. Grids inside of grids take exponential time, so the reader sets
 * it to `block` for deep elements.
 */
export const GRID_DISPLAY_PROPERTY = '--longbox-grid'

interface SanitizeCssOptions {
  /**
   * Whether the style is a `style` attribute. Its `!important` rules would override the style sheet of the reader, so
   * `!important` is removed.
   */
  readonly isAttribute?: boolean
  /** Whether the style is a style sheet file. References to elements of the chapter are removed from such files. */
  readonly isFile?: boolean
}

/**
 * Replaces the URLs in a style. Limits its lengths, counts and selectors.
 * @param css  style sheet, or declarations of a `style` attribute
 * @param resolve  returns the URL that replaces a URL
 * @returns an empty string if the style exceeds a limit
 */
export function sanitizeCss(
  css: string,
  resolve: CssUrlResolver,
  { isAttribute = false, isFile = false }: SanitizeCssOptions = {},
): string {
  if (css.length > chapterLimits.maxStyleSheetBytes) return ''
  return new CssSanitizer(resolve, isAttribute, isFile).sanitize(css)
}

const emptyDeclaration = (): CssDeclarationComponentCounts => ({
  property: undefined,
  layers: 1,
  commas: 0,
  names: 0,
  variables: 0,
  functions: 0,
  stringChars: 0,
  components: 0,
  repetitions: 1,
})

class CssSanitizer {
  private output: string[] = []
  /** Open brackets and functions around the current token, as opening characters and function names. */
  private readonly openBrackets: string[] = []
  private blocks = 0
  /** Name of the current at-rule, until its block begins. */
  private atRule: string | undefined
  private isFontFace = false
  private formatDepth = 0
  /** Index in the output at which the current declaration or selector starts. */
  private statementStart = 0
  private statementChars = 0
  /** Number of selectors in the current selector list: commas and `&` signs, plus 1. */
  private statementSelectors = 1
  /** For each open block: the number of its selectors multiplied by the numbers of the blocks around it. */
  private readonly selectorsByBlock: number[] = []
  private declaration = emptyDeclaration()
  private hasColon = false
  /** Number of custom properties that refer to other custom properties. */
  private customReferences = 0
  private mediaRules = 0
  private fontFaces = 0
  private statements = 0
  private readonly fontStyles = new Set<string>()
  private isDropped = false
  /** Whether the current at-rule uses a layer name that is reserved for the reader. */
  private isReserved = false
  private readonly resolve: CssUrlResolver
  private readonly isAttribute: boolean
  private readonly isFile: boolean

  constructor(resolve: CssUrlResolver, isAttribute: boolean, isFile: boolean) {
    this.resolve = resolve
    this.isAttribute = isAttribute
    this.isFile = isFile
  }

  sanitize(css: string): string {
    for (const token of tokenizeCss(css)) {
      this.handleToken(token)
      // A `style` attribute with too many declarations is removed.
      if (this.isAttribute && this.statements > chapterLimits.maxAttributeDeclarations) return ''
      const maxBlocks = this.isAttribute ? 0 : chapterLimits.maxStyleBlocks
      if (this.blocks > maxBlocks || this.openBrackets.length > chapterLimits.maxStyleNestingDepth) return ''
    }
    if (this.isDropped || this.isReserved || this.exceedsDeclarationLimits()) this.dropStatement()
    return this.output.join('')
  }

  private handleToken(token: CssToken): void {
    const { kind, value, raw } = token
    if (this.skipsFormat(token)) return
    if (this.hasColon && /^(ident|number|string|function|url|hash)$/.test(kind)) this.countComponent(token)
    if (kind === 'comment') this.writeComment()
    else if (kind === 'url') this.write(this.rewriteUrl(value))
    else if (kind === 'string') this.write(this.rewriteString(token))
    else if (kind === 'number') this.write(this.rewriteNumber(token))
    else if (kind === 'function') {
      this.openBrackets.push(value)
      this.declaration.functions += 1
      if (value === 'var') this.declaration.variables += 1
      if (this.hasColon && isDisallowedCssFunction(this.declaration.property, value)) this.isDropped = true
      // A selector with `:has()` counts as too large. Browsers compare its element with all descendants.
      if (value === 'has') this.statementSelectors = Number.POSITIVE_INFINITY
      if (powerFunctions.has(value) && isCssCountProperty(this.declaration.property)) this.isDropped = true
      this.write(urlFunctions.has(value) && (value === 'url' || value === 'src') ? '' : unescapeCssName(raw))
    } else if (kind === 'at') {
      // Removes at-rules inside of brackets. They are invalid there.
      if (!this.isInBlock() || value === 'charset') this.isDropped = true
      else this.atRule = value
      if (value === 'font-face') this.isFontFace = this.isInBlock()
      this.write(raw)
    } else if (kind === 'delim') this.handleDelimiter(value, raw)
    else {
      const standardName = kind === 'ident' ? this.standardNameOf(value) : undefined
      if (kind === 'ident') this.countName(standardName ?? value)
      if (kind === 'ident' && this.isReaderLayer(value)) this.isReserved = true
      if (this.hasColon && isDisallowedCssValue(this.declaration.property, value)) this.isDropped = true
      // Removes the keyword `dense`. Browsers would search all free cells of the grid for each item.
      if (value === 'dense' && isCssCountProperty(this.declaration.property)) return
      if (kind === 'ident' && this.isAttribute && value === 'important' && this.removeTrailingBang()) return
      const isGrid = this.hasColon && this.declaration.property === 'display' && /grid/.test(value)
      this.write(isGrid ? `var(${GRID_DISPLAY_PROPERTY}, ${value})` : (standardName ?? unescapeCssName(raw)))
    }
  }

  /** Counts a value of a declaration. The number at the start of `repeat()` multiplies the following values. */
  private countComponent({ kind, value }: CssToken): void {
    const { declaration } = this
    if (kind === 'number' && declaration.repetitions === Number.POSITIVE_INFINITY)
      declaration.repetitions = /^\d+$/.test(value) ? Math.min(Number(value), chapterLimits.maxGridTracks) : 1e9
    else declaration.components += Math.min(declaration.repetitions, 1e9)
    if (kind === 'function' && value === 'repeat') declaration.repetitions = Number.POSITIVE_INFINITY
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
      if (innermost === 'repeat') this.declaration.repetitions = 1
      // Omits the closing bracket, because the replaced URL already contains it.
      if (innermost === 'url' || innermost === 'src') return
    } else if (value === ']' && innermost === '[') this.openBrackets.pop()
    if (value === ',' || value === '&') this.statementSelectors += 1
    if (value === ',') this.declaration.commas += 1
    if (value === ',' && this.isInBlock()) this.declaration.layers += 1
    if (value === '*' && innermost !== undefined && innermost !== '{' && isCssCountProperty(this.declaration.property))
      this.isDropped = true
    if (value === ':' && this.isInDeclarations() && this.declaration.property !== undefined) this.hasColon = true
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
    const isExcess =
      (this.atRule !== undefined && !isAllowedCssAtRule(this.atRule)) ||
      this.isDropped ||
      this.isReserved ||
      (this.atRule === 'media' && ++this.mediaRules > chapterLimits.maxMediaRules) ||
      (this.atRule === 'font-face' && ++this.fontFaces > chapterLimits.maxFontFaces) ||
      selectors === Number.POSITIVE_INFINITY ||
      (outerSelectors > 1 && selectors > chapterLimits.maxNestedSelectors)
    if (isStatement && (isExcess || this.statementChars > chapterLimits.maxSelectorChars)) {
      this.dropStatement()
      this.output.push('@media not all')
    }
    this.output.push(raw)
    if (isStatement) this.startStatement()
  }

  /** Ends a declaration or at-rule. Removes it from the output if it is not allowed. */
  private endStatement(sign: string): void {
    if (this.isDropped || this.isReserved || this.exceedsDeclarationLimits()) {
      this.dropStatement()
      if (sign === '}') this.output.push('}')
    }
    this.startStatement()
  }

  private startStatement(): void {
    this.statements += 1
    this.statementStart = this.output.length
    this.statementChars = 0
    this.statementSelectors = 1
    this.declaration = emptyDeclaration()
    this.hasColon = false
    this.atRule = undefined
    this.isDropped = false
    this.isReserved = false
  }

  private dropStatement(): void {
    this.output.length = this.statementStart
  }

  /**
   * Whether a token belongs to a `format()` of a font source. The sanitiser removes `format()`, because `local()`
   * sources have none.
   */
  private skipsFormat({ kind, value }: CssToken): boolean {
    if (!this.isFontFace) return false
    if (this.formatDepth > 0) this.formatDepth += value === ')' ? -1 : Number(kind === 'function' || value === '(')
    else if (kind === 'function' && (value === 'format' || value === 'tech')) this.formatDepth = 1
    else return false
    return true
  }

  /**
   * Whether a name is a layer that is reserved for the reader. The `!important` rules of these layers override all
   * others.
   */
  private isReaderLayer(name: string): boolean {
    return (this.atRule === 'layer' || this.atRule === 'import') && name.startsWith('longbox')
  }

  /** Whether the current token is outside of all functions and brackets, except the braces of blocks. */
  private isInBlock(): boolean {
    const last = this.openBrackets.at(-1)
    return last === undefined || last === '{'
  }

  /** Writes an empty comment where it separates names. Elsewhere it would hide a value from the count of selectors. */
  private writeComment(): void {
    if (!/[\s:;{},(]$/.test(this.output.at(-1) ?? ';')) this.output.push('/**/')
  }

  private write(text: string): void {
    this.output.push(text)
    this.statementChars += text.length
  }

  private exceedsDeclarationLimits(): boolean {
    if (!this.hasColon || this.atRule !== undefined) return false
    const { property = '', variables } = this.declaration
    if (property.startsWith('--') && variables > 0) this.customReferences += 1
    return (
      columnPropertyPattern.test(property) ||
      !isAllowedCssProperty(property) ||
      (this.isFile && property === 'stroke-dasharray') ||
      exceedsCssDeclarationLimits(this.declaration) ||
      this.customReferences > chapterLimits.maxStyleReferences ||
      this.exceedsFontStyles(property)
    )
  }

  private exceedsFontStyles(property: string): boolean {
    if (this.isFontFace || !property.startsWith('font')) return false
    this.fontStyles.add(this.output.slice(this.statementStart).join(''))
    return this.fontStyles.size > chapterLimits.maxFontStyles
  }

  /** Whether declarations are allowed at the current token. If so, a colon ends a property name. */
  private isInDeclarations(): boolean {
    return this.isInBlock() && (this.isAttribute || this.openBrackets.length > 0)
  }

  /**
   * Returns the standard name of a property or value that EPUB or older drafts define. Undefined for all other names.
   */
  private standardNameOf(name: string): string | undefined {
    const { property } = this.declaration
    if (this.hasColon) return getStandardCssValue(property, name)
    return property === undefined && this.isInDeclarations() ? getStandardCssProperty(name) : undefined
  }

  private countName(name: string): void {
    if (!this.isInBlock()) return
    this.declaration.property ??= name
    this.declaration.names += 1
  }

  private removeTrailingBang(): boolean {
    let at = this.output.length - 1
    while (at >= this.statementStart && /^\s*$|^\/\*\*\/$/.test(this.output[at] as string)) at--
    if (this.output[at] !== '!') return false
    this.output[at] = ''
    return true
  }

  private rewriteNumber(token: CssToken): string {
    const limited = limitCssNumber(token, this.declaration.property)
    return this.hasColon && this.atRule === undefined ? replaceViewportUnit(limited) : limited
  }

  private rewriteString({ raw, value }: CssToken): string {
    if (this.atRule === 'import' && this.isInBlock()) return this.rewriteUrl(value)
    if (this.openBrackets.some(name => urlFunctions.has(name))) return this.rewriteUrl(value)
    this.declaration.stringChars += value.length
    return raw
  }

  private rewriteUrl(address: string): string {
    if (this.atRule === 'namespace') return quoteCssString(address)
    const use: CssUrlFileType = this.atRule === 'import' ? 'sheet' : this.isFontFace ? 'font' : 'picture'
    if (this.isFile && address.startsWith('#')) this.isDropped = true
    if (this.declaration.property === 'shape-outside') this.isDropped = true
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
