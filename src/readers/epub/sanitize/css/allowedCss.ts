import { chapterLimits } from '../chapterLimits'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Prefixes of allowed CSS property names. For example, `border` also allows `border-top-color`. */
const propertyFamilies =
  wordSet(`background border break caret fill flex flood font grid hyphenate inset list-style margin
  marker mask max min object outline overflow padding page-break place ruby shape speak stop stroke text transition word`)

const propertyNames = wordSet(`align-content align-items align-self all animation animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
  animation-timing-function appearance aspect-ratio baseline-shift block-size bottom box-decoration-break box-shadow
  box-sizing caption-side clear clip clip-path clip-rule color color-interpolation color-interpolation-filters color-scheme
  column-gap content counter-increment counter-reset counter-set cursor cx cy d direction display dominant-baseline
  empty-cells filter float gap height hyphens image-orientation image-rendering initial-letter inline-size isolation
  justify-content justify-items justify-self kerning left letter-spacing lighting-color line-break line-clamp line-height
  mix-blend-mode opacity order orphans paint-order pointer-events position print-color-adjust quotes r resize right rotate
  row-gap rx ry scale tab-size table-layout top touch-action transform transform-box transform-origin translate
  unicode-bidi user-select vector-effect vertical-align visibility white-space widows width writing-mode x y z-index zoom`)

/** Names of the allowed descriptors of `@font-face`, `@counter-style` and `@page`. */
const descriptorNames = wordSet(`ascent-override descent-override fallback line-gap-override negative prefix range size
  size-adjust src suffix symbols system unicode-range`)

/**
 * CSS properties that are not allowed, although `propertyFamilies` would allow them. They are slow, or only decorative.
 */
const excludedProperties = wordSet('text-wrap text-wrap-style text-box text-box-trim text-box-edge font-palette')

/** Maximum length of a property name. The time to check a name grows with the square of its length. */
const MAX_PROPERTY_NAME_CHARS = 100

/**
 * Returns whether a style may set a CSS property. Allows all custom properties. Allows a property in `propertyNames`,
 * `descriptorNames` or `propertyFamilies` unless it is also in `excludedProperties`. Other properties are not allowed,
 * because they may be slow if a style applies them to many elements.
 * @param name name of the property in lower case
 */
export function isAllowedCssProperty(name: string): boolean {
  if (name.startsWith('--')) return true
  if (name.length > MAX_PROPERTY_NAME_CHARS) return false
  const plain = name.replace(/^-(webkit|moz|ms|o|epub|apple)-/, '')
  if (excludedProperties.has(plain)) return false
  if (propertyNames.has(plain) || descriptorNames.has(plain) || propertyFamilies.has(plain)) return true
  for (let end = plain.lastIndexOf('-'); end > 0; end = plain.lastIndexOf('-', end - 1))
    if (propertyFamilies.has(plain.slice(0, end))) return true
  return false
}

const allowedAtRules = wordSet(`charset counter-style font-face import keyframes -webkit-keyframes layer media namespace
  page supports`)

/**
 * Returns whether styles are allowed to contain a certain at-rule with a block.
 * @param name  name of the at-rule, in lower case, without `@`
 */
export const isAllowedCssAtRule = (name: string): boolean => allowedAtRules.has(name) || isPageMarginBox(name)

const isPageMarginBox = (name: string): boolean => /^(top|bottom|left|right)-[a-z-]+$/.test(name)

/**
 * Whether an at-rule uses a layer name that starts with `longbox`. These names are reserved for the reader, because
 * `!important` rules in the layers of the reader override all other rules.
 * @param name name in the at-rule
 */
export const isReservedReaderCssLayer = (atRule: string | undefined, name: string): boolean =>
  (atRule === 'layer' || atRule === 'import') && name.startsWith('longbox')

/** CSS functions that are not allowed, because their computation may be too slow. */
const disallowedFunctions = wordSet(`anchor anchor-size calc-size if inherit paint random sibling-count sibling-index`)
const gridFunctions = wordSet('calc clamp fit-content max min minmax repeat')
const shapeFunctions = wordSet('calc circle clamp ellipse inset max min polygon rect xywh')

/**
 * Whether a CSS function is not allowed in a property. Functions are not allowed if they may be slow or may insert
 * values that were not checked. Custom functions, whose names start with `--`, are never allowed. Grid properties and
 * `shape-outside` allow only a few functions.
 */
export function isDisallowedCssFunction(property: string | undefined, name: string): boolean {
  if (name.startsWith('--') || disallowedFunctions.has(name)) return true
  if (name === 'attr') return property !== 'content'
  if (name === 'type') return property === 'content'
  if (property === 'shape-outside') return !shapeFunctions.has(name)
  return isGridProperty(property) && (isGridPlacement(property) || !gridFunctions.has(name))
}

/** Whether a property defines the rows and columns of a grid, or places an element in a grid. */
const isGridProperty = (property = ''): boolean => /^(-ms-)?grid(?!.*gap)/.test(property)
const isGridPlacement = (property = ''): boolean => /^(-ms-)?grid-(row|column|area)/.test(property)

/**
 * Whether a value is not allowed for a property. Values that are slow to lay out or paint are not allowed. For example,
 * browsers paint an element with `position: fixed` on each page of a chapter. Custom properties also do not allow the
 * keywords of {@link customKeywordPattern}.
 */
export const isDisallowedCssValue = (property = '', value: string): boolean =>
  ((property === 'position' || property.startsWith('--')) && /^(fixed|(-webkit-)?sticky)$/.test(value)) ||
  (property.startsWith('--') && customKeywordPattern.test(value)) ||
  value === 'break-spaces' ||
  value === 'auto-phrase'

/**
 * Matches keywords that are not allowed as values of custom properties. The checks that limit grids, tables and
 * generated quotation marks ignore custom properties. With such a keyword in a custom property, a style could bypass
 * the limits.
 */
const customKeywordPattern = /^((inline-)?(grid|table)(-[a-z-]+)?|(open|close)-quote)$/

/** Numbers of the components of a CSS declaration. {@link isCssDeclarationTooComplex} checks their limits. */
export interface CssDeclarationComponentCounts {
  /** Name of the property in lower case. Undefined until the name is read. */
  property: string | undefined
  /**
   * Number of layers in the value of the declaration, for example background images. A comma outside of functions
   * separates two layers.
   */
  layers: number
  commas: number
  /**
   * Number of identifiers in the declaration, including the name of the property. Excludes identifiers inside
   * functions.
   */
  names: number
  variables: number
  /** Number of functions in the declaration. Only filters and `content` declarations have a limit for this number. */
  functions: number
  /** Number of characters in the strings of the declaration. Excludes URLs. */
  stringChars: number
  /** Number of values in the declaration. A value in `repeat()` is counted once for each repetition. */
  components: number
  /**
   * Number that the parser adds to `components` for each value at the current position. Outside of `repeat()`, this
   * number is 1. Inside `repeat()`, it is the number of repetitions, or Infinity until the parser has read the number
   * of repetitions.
   */
  repetitions: number
}

const { maxStyleLayers, maxStyleCommas, maxFilterFunctions, maxGeneratedTexts, maxShadowVariables, maxStyleNames } =
  chapterLimits

/**
 * Whether the content of a CSS declaration exceeds a limit. A custom property may contain only a single reference to
 * another custom property. With two references in each property, the length of the text could double with each
 * property.
 */
export function isCssDeclarationTooComplex(size: CssDeclarationComponentCounts): boolean {
  const { property = '', layers, commas, names, variables, functions, stringChars, components } = size
  if (property === 'src') return false
  if (property === 'unicode-range') return commas > chapterLimits.maxUnicodeRanges
  if (stringChars > maxStringChars(property) || commas > maxStyleCommas) return true
  if (isGridProperty(property)) return components > chapterLimits.maxGridTracks || variables > 0
  if (property === 'shape-outside' && (variables > 0 || commas > chapterLimits.maxShapePoints)) return true
  if (components > (property.startsWith('--') ? chapterLimits.maxCustomComponents : chapterLimits.maxStyleComponents))
    return true
  if (/^(counter-(increment|reset|set)|quotes)$/.test(property) && names > maxStyleNames) return true
  if (isCssFilterProperty(property) && functions > maxFilterFunctions) return true
  if (property === 'content' && functions > maxGeneratedTexts) return true
  if (/^(-webkit-)?(animation|transition)/.test(property)) return layers > chapterLimits.maxAnimationLayers
  if (isCssShadowProperty(property)) return layers > chapterLimits.maxShadowLayers || variables > maxShadowVariables
  if (!property.startsWith('--')) return layers > maxStyleLayers || variables > chapterLimits.maxStyleVariables
  return layers > maxStyleLayers / chapterLimits.maxStyleVariables || variables > 1 || (variables > 0 && layers > 1)
}

function maxStringChars(property: string): number {
  if (property.startsWith('--')) return chapterLimits.maxCustomStringChars
  return /^(grid|list-style|hyphenate-|text-|-(webkit|epub)-text-|quotes$|symbols$|additive-symbols$|prefix$|suffix$|pad$|negative$)/.test(
    property,
  )
    ? chapterLimits.maxMarkerStringChars
    : chapterLimits.maxStyleStringChars
}

/** Whether a property sets shadows. Browsers blur each shadow separately, which is slow. */
export const isCssShadowProperty = (property: string): boolean => /^(-webkit-)?(box|text)-shadow$/.test(property)

/** Whether the values of a CSS property are filter functions. */
export const isCssFilterProperty = (property: string): boolean => /^(-webkit-)?(backdrop-)?filter$/.test(property)
