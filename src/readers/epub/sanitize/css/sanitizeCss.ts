import { chapterLimits } from '../chapterLimits'
import { isDisallowedCssFunction, isDisallowedCssValue, isReservedReaderCssLayer } from './allowedCss'
import { addDeclarationValueToCounts, type CssStatement, createCssStatement } from './cssStatement'
import { CssStyleLimitChecker } from './cssStyleLimitChecker'
import { getStandardCssProperty, getStandardCssValue } from './epubPrefixedCssNames'
import { isCssPropertyWithLimitedNumbers, limitCssNumber } from './limitCssNumber'
import { replaceViewportUnit } from './replaceViewportUnit'
import { type CssUrlResolver, isCssUrlFunction, sanitizeCssUrl } from './sanitizeCssUrl'
import { type CssToken, tokenizeCss, unescapeCssName } from './tokenizeCss'

const powerFunctions = new Set(['pow', 'exp', 'hypot'])

/**
 * Custom property with which the style sheet of the reader overrides the `display` value of grids. In large chapters
 * and for deeply nested elements, the style sheet sets this custom property to `block`, because the layout time of
 * nested grids is exponential.
 */
export const GRID_DISPLAY_CSS_VARIABLE = '--longbox-grid'

/**
 * Custom property with the same value as `text-transform`, if this value is `full-width` or `none`. Most browsers do
 * not support `full-width`, so the reader itself replaces the letters by full-width letters.
 */
export const TEXT_TRANSFORM_CSS_VARIABLE = '--longbox-text-transform'

interface SanitizeCssOptions {
  /**
   * Whether the style is a `style` attribute. The sanitizer removes `!important` from `style` attributes, because
   * `!important` would override the style sheet of the reader.
   */
  readonly isAttribute?: boolean
  /** Whether the style is a style sheet file. The sanitizer removes references such as `url(#id)` from files. */
  readonly isFile?: boolean
}

/**
 * Sanitizes a style. Removes disallowed parts and replaces URLs. Limits lengths, other numbers, and the number of
 * selectors.
 * @param css  style sheet, or declarations of a `style` attribute
 * @param resolve  returns the URL that replaces a URL
 * @returns an empty string if the style as a whole exceeds a limit
 */
export function sanitizeCss(
  css: string,
  resolve: CssUrlResolver,
  { isAttribute = false, isFile = false }: SanitizeCssOptions = {},
): string {
  if (css.length > chapterLimits.maxStyleSheetBytes) return ''
  return new CssSanitizer(resolve, isAttribute, isFile).sanitize(css)
}

class CssSanitizer {
  private readonly output: string[] = []
  /** Open brackets and functions around the current token. Brackets are stored as characters, functions as names. */
  private readonly openBrackets: string[] = []
  private readonly limits: CssStyleLimitChecker
  private statement: CssStatement = createCssStatement(0)
  private isFontFace = false
  private formatDepth = 0
  private readonly resolve: CssUrlResolver
  private readonly isAttribute: boolean
  private readonly isFile: boolean

  constructor(resolve: CssUrlResolver, isAttribute: boolean, isFile: boolean) {
    this.resolve = resolve
    this.isAttribute = isAttribute
    this.isFile = isFile
    this.limits = new CssStyleLimitChecker(isAttribute, isFile)
  }

  sanitize(css: string): string {
    for (const token of tokenizeCss(css)) {
      this.handleToken(token)
      if (this.limits.areExceeded() || this.openBrackets.length > chapterLimits.maxStyleNestingDepth) return ''
    }
    if (!this.isStatementAllowed()) this.dropStatement()
    return this.output.join('')
  }

  private handleToken(token: CssToken): void {
    const { kind, value, raw } = token
    if (this.skipsFormat(token)) return
    if (this.statement.hasColon && /^(ident|number|string|function|url|hash)$/.test(kind))
      addDeclarationValueToCounts(this.statement.declaration, token)
    if (kind === 'comment') this.writeComment()
    else if (kind === 'url') this.write(this.rewriteUrl(value))
    else if (kind === 'string') this.write(this.rewriteString(token))
    else if (kind === 'number') this.write(this.rewriteNumber(token))
    else if (kind === 'function') this.openFunction(value, raw)
    else if (kind === 'at') this.startAtRule(value, raw)
    else if (kind === 'delim') this.handleDelimiter(value, raw)
    else this.handleWord(token)
  }

  private openFunction(name: string, raw: string): void {
    const { declaration, hasColon } = this.statement
    this.openBrackets.push(name)
    declaration.functions += 1
    if (name === 'var') declaration.variables += 1
    // Selectors with `:has()` are slow, because browsers compare all descendants of an element. Counts such a selector
    // as an infinite number of selectors, so that the rule exceeds the limit.
    if (name === 'has') this.statement.selectors = Number.POSITIVE_INFINITY
    if (hasColon && isDisallowedCssFunction(declaration.property, name)) this.statement.isDropped = true
    if (powerFunctions.has(name) && isCssPropertyWithLimitedNumbers(declaration.property))
      this.statement.isDropped = true
    this.write(name === 'url' || name === 'src' ? '' : unescapeCssName(raw))
  }

  private startAtRule(name: string, raw: string): void {
    // CSS allows no at-rules inside of round or square brackets, so such at-rules are removed.
    if (!this.isInBlock() || name === 'charset') this.statement.isDropped = true
    else this.statement.atRule = name
    if (name === 'font-face') this.isFontFace = this.isInBlock()
    this.write(raw)
  }

  /** Sanitizes an identifier, a hash such as `#name`, or white space. */
  private handleWord({ kind, value, raw }: CssToken): void {
    const { atRule, declaration, hasColon } = this.statement
    const standardName = kind === 'ident' ? this.standardNameOf(value) : undefined
    if (kind === 'ident') this.countName(standardName ?? value)
    if (hasColon && declaration.property === 'text-transform') this.repeatTextTransform(standardName ?? value)
    if (kind === 'ident' && isReservedReaderCssLayer(atRule, value)) this.statement.isDropped = true
    if (hasColon && isDisallowedCssValue(declaration.property, value)) this.statement.isDropped = true
    // Omits the keyword `dense`. With this keyword, browsers search all free cells of a grid for each item.
    if (value === 'dense' && isCssPropertyWithLimitedNumbers(declaration.property)) return
    if (kind === 'ident' && this.isAttribute && value === 'important' && this.removeTrailingBang()) return
    const isGrid = hasColon && declaration.property === 'display' && /grid/.test(value)
    this.write(isGrid ? `var(${GRID_DISPLAY_CSS_VARIABLE}, ${value})` : (standardName ?? unescapeCssName(raw)))
  }

  private handleDelimiter(value: string, raw: string): void {
    const innermost = this.openBrackets.at(-1)
    if (value === '{') {
      this.openBlock()
      return
    }
    if (value === '(' || value === '[') this.openBrackets.push(value)
    else if (value === ')' && innermost !== undefined && innermost !== '{' && innermost !== '[') {
      this.openBrackets.pop()
      if (innermost === 'repeat') this.statement.declaration.repetitions = 1
      // Omits the bracket `)` of `url("…")`, because the output already contains this bracket after the URL.
      if (innermost === 'url' || innermost === 'src') return
    } else if (value === ']' && innermost === '[') this.openBrackets.pop()
    const { declaration } = this.statement
    if (value === ',' || value === '&') this.statement.selectors += 1
    if (value === ',') declaration.commas += 1
    if (value === ',' && this.isInBlock()) declaration.layers += 1
    const isInFunction = innermost !== undefined && innermost !== '{'
    if (value === '*' && isInFunction && isCssPropertyWithLimitedNumbers(declaration.property))
      this.statement.isDropped = true
    if (value === ':' && this.isInDeclarations() && declaration.property !== undefined) this.statement.hasColon = true
    this.write(raw)
    if (value === '}' && innermost === '{') {
      this.openBrackets.pop()
      this.limits.closeBlock()
      this.isFontFace = false
      this.endStatement(value)
    } else if (value === ';' && this.isInBlock()) this.endStatement(value)
  }

  private openBlock(): void {
    const isStatement = this.isInBlock()
    this.openBrackets.push('{')
    const isAllowed = this.limits.openBlock(this.statement)
    if (isStatement && !isAllowed) {
      this.dropStatement()
      this.output.push('@media not all')
    }
    this.output.push('{')
    if (isStatement) this.startStatement()
  }

  /** Called at the end of a declaration or at-rule. Removes it from the output if it is not allowed. */
  private endStatement(delimiter: ';' | '}'): void {
    if (!this.isStatementAllowed()) {
      this.dropStatement()
      if (delimiter === '}') this.output.push('}')
    }
    this.startStatement()
  }

  private startStatement(): void {
    this.limits.countStatement()
    this.statement = createCssStatement(this.output.length)
  }

  private dropStatement(): void {
    this.output.length = this.statement.outputStart
  }

  /**
   * Whether a token is part of `format()` or `tech()` in a font source. The sanitizer changes font URLs to `local()`,
   * and removes these functions, because CSS does not allow them after `local()`.
   */
  private skipsFormat({ kind, value }: CssToken): boolean {
    if (!this.isFontFace) return false
    if (this.formatDepth > 0) this.formatDepth += value === ')' ? -1 : Number(kind === 'function' || value === '(')
    else if (kind === 'function' && (value === 'format' || value === 'tech')) this.formatDepth = 1
    else return false
    return true
  }

  /** Whether the current token is at the top level of the style or directly inside the braces of a block. */
  private isInBlock(): boolean {
    const last = this.openBrackets.at(-1)
    return last === undefined || last === '{'
  }

  /**
   * Replaces a comment by an empty comment, which separates the names before and after the comment. Writes nothing if
   * the last written character is a separator, for example a space or comma. `countWeightedCssSelectors` treats an
   * empty comment as a space, but does not recognize comments with content.
   */
  private writeComment(): void {
    if (!/[\s:;{},(]$/.test(this.output.at(-1) ?? ';')) this.output.push('/**/')
  }

  private write(text: string): void {
    this.output.push(text)
    this.statement.chars += text.length
  }

  private isStatementAllowed(): boolean {
    const { isDropped, hasColon, atRule, declaration, outputStart } = this.statement
    if (isDropped) return false
    if (!hasColon || atRule !== undefined) return true
    const getFontStyle = this.isFontFace ? undefined : () => this.output.slice(outputStart).join('')
    return this.limits.countDeclaration(declaration, getFontStyle)
  }

  /**
   * Whether the current token is at a place where declarations are allowed. At such a place, a colon ends the name of a
   * property.
   */
  private isInDeclarations(): boolean {
    return this.isInBlock() && (this.isAttribute || this.openBrackets.length > 0)
  }

  /**
   * Returns the standard name of a property or value, if it is an `-epub-` name or a name of an old draft. Undefined
   * for all other names.
   */
  private standardNameOf(name: string): string | undefined {
    const { property } = this.statement.declaration
    if (this.statement.hasColon) return getStandardCssValue(property, name)
    return property === undefined && this.isInDeclarations() ? getStandardCssProperty(name) : undefined
  }

  private countName(name: string): void {
    if (!this.isInBlock()) return
    this.statement.declaration.property ??= name
    this.statement.declaration.names += 1
  }

  /** Before a `text-transform` declaration, inserts the declaration of a custom property with the same value. */
  private repeatTextTransform(value: string): void {
    if (value !== 'full-width' && value !== 'none') return
    const { outputStart } = this.statement
    this.output[outputStart] = `${TEXT_TRANSFORM_CSS_VARIABLE}:${value};${this.output[outputStart]}`
  }

  private removeTrailingBang(): boolean {
    let at = this.output.length - 1
    while (at >= this.statement.outputStart && /^\s*$|^\/\*\*\/$/.test(this.output[at] as string)) at--
    if (this.output[at] !== '!') return false
    this.output[at] = ''
    return true
  }

  private rewriteNumber(token: CssToken): string {
    const limited = limitCssNumber(token, this.statement.declaration.property)
    return this.statement.hasColon && this.statement.atRule === undefined ? replaceViewportUnit(limited) : limited
  }

  private rewriteString({ raw, value }: CssToken): string {
    if (this.statement.atRule === 'import' && this.isInBlock()) return this.rewriteUrl(value)
    if (this.openBrackets.some(isCssUrlFunction)) return this.rewriteUrl(value)
    this.statement.declaration.stringChars += value.length
    return raw
  }

  private rewriteUrl(address: string): string {
    const { atRule, declaration } = this.statement
    if (declaration.property === 'shape-outside') this.statement.isDropped = true
    const css = sanitizeCssUrl(address, { atRule, isFontFace: this.isFontFace, isFile: this.isFile }, this.resolve)
    if (css === undefined) this.statement.isDropped = true
    return css ?? ''
  }
}
