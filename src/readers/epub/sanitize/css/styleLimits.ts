/** Limits for the styles of a chapter: style sheets, `style` elements and `style` attributes. */
export const styleLimits = {
  maxStyleSheetBytes: 2_000_000,
  maxStyleSheets: 64,
  maxStyleImportDepth: 4,
  maxStyleBlocks: 20_000,
  maxSelectorChars: 4_000,
  maxStyleNestingDepth: 32,
  /**
   * Maximum number of selector combinations of a nested rule. Browsers match each combination. For example, a rule with
   * 2 selectors inside a rule with 3 selectors has 6 combinations.
   */
  maxNestedSelectors: 2_000,
  maxStyleFiles: 300,
  /**
   * Maximum of a product: the weighted number of selectors in all styles of a chapter (see `countWeightedCssSelectors`)
   * times the number of elements of the chapter.
   */
  maxStyleMatches: 12_000_000,
  /**
   * For the style limits, a selector with a sibling combinator counts as this number of ordinary selectors. For such a
   * selector, browsers compare an element with all its siblings, which is slow.
   */
  siblingSelectorSize: 4_000,
  /** Maximum value of a number without a unit of length, for example a number of lines or repetitions. */
  maxStyleCount: 1_000,
  /** Maximum number of rows and columns of a grid. Also the maximum line number in a grid. */
  maxGridTracks: 100,
  /** Maximum number of values in a declaration. For example, each function of a transform is a value. */
  maxStyleComponents: 1_000,
  /**
   * Maximum number of values in a custom property. The limit is low, because a declaration may insert several custom
   * properties.
   */
  maxCustomComponents: 125,
  /** Maximum number of layers in the value of a declaration, for example background images. */
  maxStyleLayers: 32,
  maxStyleCommas: 500,
  /** Maximum number of points of a `shape-outside` shape, around which text flows. */
  maxShapePoints: 100,
  maxAnimationLayers: 4,
  maxFilterFunctions: 4,
  maxFilterLengthPx: 50,
  maxShadowLayers: 6,
  /**
   * Maximum number of references to custom properties in a shadow. The value of each property may contain several
   * shadows.
   */
  maxShadowVariables: 4,
  maxShadowLengthPx: 50,
  /** Maximum number of references to custom properties in a CSS declaration. */
  maxStyleVariables: 8,
  /** Maximum number of custom properties whose values refer to other custom properties, in a single style. */
  maxStyleReferences: 50,
  /** Maximum number of functions such as `counter()` in a `content` declaration. */
  maxGeneratedTexts: 4,
  /** Maximum number of identifiers in a declaration that sets counters or quotation marks. */
  maxStyleNames: 9,
  /** Maximum number of different font declarations. Browsers search the system fonts for each different declaration. */
  maxFontStyles: 400,
  maxMediaRules: 500,
  maxAttributeDeclarations: 200,
  maxStyleAttributes: 5_000,
  /**
   * Maximum number of different languages that the elements of a chapter declare. Browsers search the system fonts for
   * each language.
   */
  maxLanguages: 60,
  /** Maximum number of points in the outlines of SVG drawings with animations. */
  maxAnimatedPoints: 5_000,
  maxAnimatedElements: 600,
  /** Maximum number of characters in all strings of a declaration together. */
  maxStyleStringChars: 2_000,
  /**
   * Maximum number of characters in the strings of a declaration that adds text to many elements, such as `list-style`.
   */
  maxMarkerStringChars: 200,
  /** Maximum number of characters in all strings of a custom property together. */
  maxCustomStringChars: 40,
  /** Maximum number of `@font-face` rules in a style. Browsers search these rules for each character. */
  maxFontFaces: 400,
  maxUnicodeRanges: 1_000,
  /** Maximum length in CSS pixels. Larger lengths are reduced to this maximum. */
  maxLengthPx: 20_000,
  /** Maximum length in em. Larger lengths are reduced to this maximum. */
  maxLengthEm: 1_000,
  /** Maximum value of a length that is a percentage. Larger percentages are reduced to this maximum. */
  maxLengthPercent: 100_000,
} as const
