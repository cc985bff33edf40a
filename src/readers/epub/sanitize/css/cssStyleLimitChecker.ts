import { chapterLimits } from '../chapterLimits'
import {
  type CssDeclarationComponentCounts,
  isAllowedCssAtRule,
  isAllowedCssProperty,
  isCssDeclarationTooComplex,
} from './allowedCss'
import type { CssStatement } from './cssStatement'

/**
 * Matches CSS properties that create columns. They are not allowed, because the layout time of nested columns grows
 * exponentially.
 */
const columnPropertyPattern = /^(-webkit-|-moz-|-epub-)?(columns|column-count|column-width|column-span)$/

/** Counts the blocks, rules and declarations of a style. Compares the counts with the limits of a chapter. */
export class CssStyleLimitChecker {
  private blocks = 0
  private statements = 0
  private mediaRules = 0
  private fontFaces = 0
  /**
   * Number of declarations such as `--a: var(--b)` in the style. Such a declaration sets a custom property, and its
   * value refers to another custom property.
   */
  private customReferences = 0
  private readonly fontStyles = new Set<string>()
  /**
   * Contains a number for each block whose end is not reached yet, from the outermost to the innermost block. This
   * number is the product of the selector counts of the block and all blocks around it. Example: a block with 2
   * selectors inside a block with 3 selectors has the number 6.
   */
  private readonly selectorsByBlock: number[] = []
  private readonly isAttribute: boolean
  private readonly isFile: boolean

  /**
   * Creates a checker for a single style.
   * @param isAttribute whether the style is a `style` attribute, which has no blocks
   * @param isFile whether the style is a style sheet file
   */
  constructor(isAttribute: boolean, isFile: boolean) {
    this.isAttribute = isAttribute
    this.isFile = isFile
  }

  /**
   * Whether the style exceeds a limit. A style sheet has a maximum number of blocks. A `style` attribute must contain
   * no blocks and has a maximum number of declarations.
   */
  areExceeded(): boolean {
    if (!this.isAttribute) return this.blocks > chapterLimits.maxStyleBlocks
    return this.blocks > 0 || this.statements > chapterLimits.maxAttributeDeclarations
  }

  countStatement(): void {
    this.statements += 1
  }

  /**
   * Counts a block. Must be called at the start of the block.
   * @param statement selector list or at-rule of the block
   * @returns whether the block is allowed
   */
  openBlock({ atRule, selectors, chars, isDropped }: CssStatement): boolean {
    this.blocks += 1
    const outerSelectors = this.selectorsByBlock.at(-1) ?? 1
    const nestedSelectors = atRule === undefined ? outerSelectors * selectors : outerSelectors
    this.selectorsByBlock.push(nestedSelectors)
    if (isDropped || (atRule !== undefined && !isAllowedCssAtRule(atRule))) return false
    if (atRule === 'media' && ++this.mediaRules > chapterLimits.maxMediaRules) return false
    if (atRule === 'font-face' && ++this.fontFaces > chapterLimits.maxFontFaces) return false
    if (nestedSelectors === Number.POSITIVE_INFINITY || chars > chapterLimits.maxSelectorChars) return false
    return outerSelectors <= 1 || nestedSelectors <= chapterLimits.maxNestedSelectors
  }

  closeBlock(): void {
    this.selectorsByBlock.pop()
  }

  /**
   * Counts a CSS declaration. Must be called at the end of the declaration. A style can contain at most `maxFontStyles`
   * font declarations with different texts, such as `font-size: 12px` and `font-size: 13px`.
   * @param getFontStyle returns the text of the declaration. Called only for declarations whose name starts with
   *   `font`. Undefined in `@font-face`, where the number of font declarations is not limited.
   * @returns whether the declaration is allowed
   */
  countDeclaration(declaration: CssDeclarationComponentCounts, getFontStyle: (() => string) | undefined): boolean {
    const { property = '', variables } = declaration
    if (property.startsWith('--') && variables > 0) this.customReferences += 1
    if (columnPropertyPattern.test(property) || !isAllowedCssProperty(property)) return false
    if (isCssDeclarationTooComplex(declaration) || (this.isFile && property === 'stroke-dasharray')) return false
    if (this.customReferences > chapterLimits.maxStyleReferences) return false
    if (getFontStyle === undefined || !property.startsWith('font')) return true
    this.fontStyles.add(getFontStyle())
    return this.fontStyles.size <= chapterLimits.maxFontStyles
  }
}
