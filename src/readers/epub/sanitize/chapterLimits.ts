import { type ExceededMarkupLimit, markupLimits } from '../../../components/content/markupLimits'

/**
 * Limits of the content of a chapter. They bound the time that the main thread is blocked, because parsing deep HTML
 * and laying out many elements in columns take superlinear time in browsers. Real books stay far below the limits: a
 * novel of 5 MB in one chapter has about 20,000 elements and a nesting depth of 12.
 */
export const chapterLimits = {
  /** Size of the file, checked during the transfer. */
  maxFileBytes: markupLimits.maxChars,
  ...markupLimits,
  /** Elements deeper than this are replaced by their content. */
  flattenDepthElements: 32,
  /** The same for chapters with more elements than this: each element is visited for all elements around it. */
  largeChapterElements: 10_000,
  largeChapterDepthElements: 16,
  /** SVG elements after expansion of every `use`. */
  maxExpandedSvgElements: 20_000,
  maxFilterPrimitives: 60,
  /** Filter primitives, where a result that is used twice counts twice. */
  maxFilterInputs: 100,
  /** Length of a chain of gradients in which each gradient takes its colours from the next. */
  maxGradientDepth: 8,
  /** Points of all SVG outlines. */
  maxSvgPoints: 30_000,
  /** Audio and video elements; the controls of each have their own layout. */
  maxMediaElements: 50,
  maxAnimations: 100,
  maxFormFields: 200,
  /** Options of selects, and quotations: their cost grows with the square of their number. */
  maxOptions: 1_000,
  maxQuotations: 2_000,
  /** Combining marks after one letter; scripts use at most five. */
  maxCombiningMarks: 16,
  /** Bidirectional control characters. */
  maxDirectionMarks: 2_000,
  /**
   * Changes between right-to-left letters, other letters and digits. Browsers lay out each run between two changes
   * separately.
   */
  maxDirectionChanges: 40_000,
  /** Changes between scripts in a text node. Browsers also lay out each run of a script separately. */
  maxScriptChanges: 40_000,
  /** Letters in a text node of scripts that browsers shape in context or break by a dictionary. */
  maxContextualLetters: 200_000,
  /** Letters of East Asian scripts in a text node. Browsers treat each letter as a word. */
  maxIdeographs: 500_000,
  /** Characters of a MathML token or a ruby annotation, which browsers lay out as a whole. */
  maxTokenChars: 5_000,
  /** Different characters below the East Asian scripts. Browsers search the fonts of the system for each. */
  maxDifferentChars: 3_000,
  /** Characters without a script, for which a browser searches each font. */
  maxUnknownChars: 20_000,
  /** Characters of SVG texts. Browsers position each character separately. */
  maxSvgTextChars: 50_000,
  /** Elements in SVG texts. */
  maxSvgTextSpans: 12_000,
  maxTableParts: 16_000,
  /** Places in the grid of a table that cells with `colspan` or `rowspan` cover. */
  maxSpannedSlots: 300_000,
  /** List items; chapters with twice as many are refused. */
  maxListItems: 5_000,
  maxRubies: 6_000,
  /** Captions, details, fieldsets and similar elements with a layout of their own; twice as many are refused. */
  maxBoxedElements: 1_000,
  /** Formulas, elements in them, and operators that grow with their content. */
  maxFormulas: 4_000,
  maxMathElements: 20_000,
  maxStretchyOperators: 500,
  /** Subscripts and superscripts of a math element, and texts along a path. */
  maxMathScripts: 500,
  maxTextPaths: 100,
  maxSvgRoots: 1_000,
  maxForeignObjects: 20,
  /** SVG elements with a mask, pattern, marker or clip path, and those with a filter. */
  maxSvgEffects: 500,
  maxSvgFilterUses: 20,
  /** Outlines with a dash pattern, and outlines whose dashes are shorter than a unit. */
  maxDashedOutlines: 1_000,
  maxFineDashedOutlines: 20,
  /** Elements whose direction follows their text, and descendants of such an element. */
  maxAutoDirections: 1_000,
  maxAutoDirectionElements: 200,
  /** Inline elements with a direction: `bdi`, `bdo`, and others with the attribute `dir`. */
  maxInlineDirections: 4_000,
  maxImages: 2_000,
  maxImageBytes: 60_000_000,
  maxImagePixels: 120_000_000,
  maxChapterImageBytes: 400_000_000,
  maxMediaBytes: 300_000_000,
  maxFontBytes: 40_000_000,
  maxStyleSheetBytes: 2_000_000,
  maxStyleSheets: 64,
  maxStyleImportDepth: 4,
  maxStyleBlocks: 20_000,
  maxSelectorChars: 4_000,
  maxStyleNestingDepth: 32,
  /**
   * Number of selectors of a rule, multiplied by the selectors of its parent rules. Browsers match a nested rule once
   * per combination.
   */
  maxNestedSelectors: 2_000,
  maxStyleFiles: 300,
  /** Selectors of all styles of a chapter times its elements. */
  maxStyleMatches: 12_000_000,
  /** Number of selectors that a sibling combinator counts as, because it compares an element with all its siblings. */
  siblingSelectorSize: 4_000,
  /** Numbers of lines, tracks or repetitions in styles. */
  maxStyleCount: 1_000,
  /** Layers of a declaration, for example shadows, and all commas in it. */
  maxStyleLayers: 32,
  maxStyleCommas: 500,
  maxAnimationLayers: 4,
  maxFilterFunctions: 4,
  maxFilterLengthPx: 50,
  maxShadowLayers: 6,
  maxShadowLengthPx: 50,
  /** References to custom properties in a declaration, and custom properties with a reference in a style. */
  maxStyleVariables: 8,
  maxStyleReferences: 50,
  /** Functions in `content`, for example of counters, and names in counter properties. */
  maxGeneratedTexts: 4,
  maxStyleNames: 9,
  /** Different font declarations; browsers search the fonts of the system for each. */
  maxFontStyles: 400,
  maxMediaRules: 500,
  maxAttributeDeclarations: 200,
  /** Different style attributes of a chapter. */
  maxStyleAttributes: 5_000,
  /** Different languages; browsers search the fonts of the system for each. */
  maxLanguages: 60,
  /** Points of outlines in drawings with animations, and elements in these drawings. */
  maxAnimatedPoints: 5_000,
  maxAnimatedElements: 600,
  /** Characters of the strings of a declaration. */
  maxStyleStringChars: 2_000,
  maxUnicodeRanges: 1_000,
  /** Lengths in styles. Larger lengths are reduced to the limit. */
  maxLengthPx: 20_000,
  maxLengthEm: 1_000,
  maxLengthPercent: 100_000,
  maxCellSpan: 100,
  /** Chapters with fewer elements are divided into columns without an estimate of the work. */
  maxUnmeasuredElements: 400,
  /** Visits of elements in columns, as estimated by `estimateColumnPaintWork`. */
  maxColumnWork: 20_000_000,
  /** Pages in excess of the number that the amount of text explains. */
  maxUnexplainedPages: 400,
  /** Simultaneous requests for the files of a chapter. */
  maxConcurrentRequests: 6,
  /** Time that the first layout waits for images and fonts. */
  imageTimeoutMs: 5_000,
} as const

/** The property of a chapter that exceeds its limit. */
export type ExceededChapterLimit = ExceededMarkupLimit | 'pages'

/** Thrown when a chapter exceeds a limit and is not parsed or laid out. */
export class ChapterTooLargeError extends Error {
  readonly excess: ExceededChapterLimit

  /** @param excess  the exceeded limit */
  constructor(excess: ExceededChapterLimit) {
    super(`chapter too large: ${excess}`)
    this.excess = excess
  }
}

/** Thrown when a chapter takes too long to divide into pages. Its scrolled layout is not affected. */
export class TooManyColumnsError extends ChapterTooLargeError {
  constructor() {
    super('elements')
  }
}
