/** Limits for the styles of a chapter: style sheets, `style` elements and `style` attributes. */
export const styleLimits = {
  maxStyleSheetBytes: 2_000_000,
  maxStyleSheets: 64,
  maxStyleImportDepth: 4,
  maxStyleBlocks: 20_000,
  maxSelectorChars: 4_000,
  maxStyleNestingDepth: 32,
  /**
   * Maximum number of selectors of a nested rule, multiplied by the numbers of selectors of its parent rules. Browsers
   * match each combination.
   */
  maxNestedSelectors: 2_000,
  maxStyleFiles: 300,
  /** Maximum number of selectors in all styles of a chapter, multiplied by the number of elements of the chapter. */
  maxStyleMatches: 12_000_000,
  /**
   * Number of ordinary selectors that take as long as a selector with a sibling combinator. For such a selector,
   * browsers compare an element with all its siblings.
   */
  siblingSelectorSize: 4_000,
  /** Maximum value of numbers of lines, tracks or repetitions in a style. */
  maxStyleCount: 1_000,
  /** Maximum line number in a grid, and maximum number of tracks in a grid. */
  maxGridTracks: 100,
  /** Maximum number of values in a declaration, for example functions of a transform. */
  maxStyleComponents: 1_000,
  /**
   * Maximum number of values in a custom property. The limit is low, because a declaration may refer to several custom
   * properties.
   */
  maxCustomComponents: 125,
  /** Maximum number of layers of a declaration, for example background images. */
  maxStyleLayers: 32,
  maxStyleCommas: 500,
  /** Maximum number of points of a shape around which text flows. */
  maxShapePoints: 100,
  maxAnimationLayers: 4,
  maxFilterFunctions: 4,
  maxFilterLengthPx: 50,
  maxShadowLayers: 6,
  /** Maximum number of references to custom properties in a shadow. Each reference may contain several shadows. */
  maxShadowVariables: 4,
  maxShadowLengthPx: 50,
  /** Maximum number of references to custom properties in a CSS declaration. */
  maxStyleVariables: 8,
  /** Maximum number of custom properties in a style that refer to other custom properties. */
  maxStyleReferences: 50,
  /** Maximum number of functions in a `content` declaration, for example counters. */
  maxGeneratedTexts: 4,
  /** Maximum number of identifiers in a declaration of counters or quotation marks. */
  maxStyleNames: 9,
  /** Maximum number of different font declarations. Browsers search the system fonts for each declaration. */
  maxFontStyles: 400,
  maxMediaRules: 500,
  maxAttributeDeclarations: 200,
  maxStyleAttributes: 5_000,
  /** Maximum number of different languages. Browsers search the system fonts for each language. */
  maxLanguages: 60,
  /** Maximum number of points in the outlines of animated drawings. */
  maxAnimatedPoints: 5_000,
  maxAnimatedElements: 600,
  /** Maximum number of characters in all strings of a CSS declaration. */
  maxStyleStringChars: 2_000,
  /** Maximum number of characters in all strings of a declaration that generates text for many elements. */
  maxMarkerStringChars: 200,
  /** Maximum number of characters in all strings of a custom property. */
  maxCustomStringChars: 40,
  /** Maximum number of `@font-face` rules in a style. Browsers search these rules for each character. */
  maxFontFaces: 400,
  maxUnicodeRanges: 1_000,
  /** Maximum length in a style, in CSS pixels. Larger lengths are reduced to the maximum. */
  maxLengthPx: 20_000,
  /** Maximum length in a style, in em. */
  maxLengthEm: 1_000,
  /** Maximum length in a style, in percent. */
  maxLengthPercent: 100_000,
} as const
