import { type ExceededMarkupLimit, markupLimits } from '../../../components/content/markupLimits'
import { styleLimits } from './css/styleLimits'

/**
 * Limits for the content of a chapter. A chapter within these limits blocks the browser only for a short time. Real
 * books stay far below the limits: a novel of 5 MB in a single chapter has about 20,000 elements.
 */
export const chapterLimits = {
  /** Maximum size of a chapter file, in bytes. The client checks the size during the transfer. */
  maxFileBytes: markupLimits.maxChars,
  ...markupLimits,
  /** Maximum nesting depth of an element. A deeper element is replaced by its content. */
  flattenDepthElements: 32,
  /** Maximum number of elements of a normal chapter. Chapters with more elements have a lower maximum nesting depth. */
  largeChapterElements: 10_000,
  largeChapterDepthElements: 16,
  /** Maximum number of SVG elements in a chapter, counting a copy of the target for each `use` element. */
  maxExpandedSvgElements: 20_000,
  maxFilterPrimitives: 60,
  /**
   * Maximum number of filter primitives multiplied by the number of elements that use a filter. A slow primitive counts
   * as several primitives.
   */
  maxFilterWork: 200,
  /** Maximum number of evaluations of filter primitives. A primitive whose result is used twice is evaluated twice. */
  maxFilterInputs: 100,
  /** Maximum length of a chain of gradients that refer to each other. */
  maxGradientDepth: 8,
  maxSvgPoints: 30_000,
  /** Maximum number of audio and video elements. The controls of these elements are slow to lay out. */
  maxMediaElements: 50,
  maxAnimations: 100,
  maxFormFields: 200,
  /** Maximum number of options of all select elements. The layout time grows with the square of this number. */
  maxOptions: 1_000,
  maxQuotations: 2_000,
  /** Maximum number of successive combining marks. Real languages use at most five marks per letter. */
  maxCombiningMarks: 16,
  /** Maximum number of bidirectional control characters. */
  maxDirectionMarks: 2_000,
  /**
   * Maximum number of changes in a text between right-to-left letters, other letters and digits. Browsers lay out each
   * run separately.
   */
  maxDirectionChanges: 40_000,
  /** Maximum number of changes of the writing system in a text node. Browsers lay out each run separately. */
  maxScriptChanges: 40_000,
  /** Maximum number of changes of the writing system in a chapter. */
  maxChapterScriptChanges: 200_000,
  /** Maximum number of emoji in a chapter. */
  maxPictographs: 100_000,
  /** Maximum number of characters of an attribute that may be visible as text. Longer values are cut. */
  maxAttributeTextChars: 20_000,
  /** Maximum number of characters in a paragraph. The layout time of a paragraph grows faster than its length. */
  maxParagraphChars: 2_000_000,
  /**
   * Maximum number of contextual letters in a paragraph. Their shape or line breaks depend on neighboring letters, for
   * example in Arabic.
   * The layout time of a paragraph grows with the square of this number. The sum of the squares of all paragraphs of a
   * chapter must not exceed the square of this limit.
   */
  maxContextualLetters: 80_000,
  /** Maximum number of contextual letters in a chapter. */
  maxChapterContextualLetters: 1_000_000,
  /**
   * Maximum number of contextual letters in a word, because the layout time grows with the square of this number.
   * Longer words are divided by zero-width spaces.
   */
  maxWordLetters: 100,
  /**
   * Maximum total length of the texts that a media overlay narrates, in characters. Hostile overlays narrate a long
   * text thousands of times.
   */
  maxNarratedChars: 3_000_000,
  /**
   * Maximum number of East Asian letters in a chapter. The layout of these letters is slow, because
   * browsers can break the line after each of them.
   */
  maxIdeographs: 1_000_000,
  /** Maximum number of line break characters in a chapter. With some styles, each of them starts a visible line. */
  maxLineBreaks: 300_000,
  /**
   * Maximum number of successive punctuation marks. To find the first letter of a paragraph, browsers read all
   * punctuation marks before it.
   */
  maxPunctuationRun: 20_000,
  /**
   * Maximum sum of the squared lengths of all runs of East Asian punctuation in a chapter. Lines cannot break within
   * such a run, but browsers try every place.
   */
  maxIdeographicPunctuationWork: 4_000_000,
  /** Maximum number of characters of a MathML token or ruby annotation. Browsers lay out such a text as a whole. */
  maxTokenChars: 5_000,
  /**
   * Maximum number of different characters in a chapter, not counting East Asian characters. Browsers search the system
   * fonts for each character.
   */
  maxDifferentChars: 3_000,
  /**
   * Maximum number of characters that belong to no writing system. Browsers search all fonts for each of these
   * characters.
   */
  maxUnknownChars: 20_000,
  /** Maximum number of characters of SVG texts. Browsers position each character separately. */
  maxSvgTextChars: 50_000,
  maxSvgTextSpans: 12_000,
  maxTableParts: 10_000,
  /** Maximum number of cells in a row. The layout of a table takes longer for each column. */
  maxRowCells: 500,
  /** Maximum number of elements that become parts of tables by their `style` attribute. */
  maxStyledTableParts: 3_000,
  /** Maximum number of columns that `col` and `colgroup` elements declare. */
  maxTableColumns: 2_000,
  /** Maximum number of cells of the table grid that are covered by table cells with `colspan` or `rowspan`. */
  maxSpannedSlots: 100_000,
  /**
   * Maximum number of list items. In a chapter with more items, the further items become plain blocks. A chapter with
   * more than twice as many items is rejected.
   */
  maxListItems: 5_000,
  maxRubies: 6_000,
  /**
   * Maximum number of captions, details, fieldsets and similar elements. In a chapter with more elements, the further
   * elements become plain blocks. A chapter with more than twice as many elements is rejected.
   */
  maxBoxedElements: 1_000,
  /** Maximum number of formulas. */
  maxFormulas: 4_000,
  /** Maximum number of elements in formulas. */
  maxMathElements: 20_000,
  /** Maximum number of stretchy operators, which grow with the formula around them. */
  maxStretchyOperators: 500,
  /** Maximum number of subscripts and superscripts in a formula. */
  maxMathScripts: 500,
  /** Maximum number of SVG texts that follow a path. */
  maxTextPaths: 100,
  maxSvgRoots: 1_000,
  maxForeignObjects: 20,
  /** Maximum number of SVG elements with a mask, pattern, marker or clip path. */
  maxSvgEffects: 500,
  maxSvgFilterUses: 20,
  /**
   * Limits of SVG drawings that are shown as images, see `isSvgTooCostlyToDraw`. They are lower than the limits of
   * inline drawings, because browsers always draw an image as a whole.
   */
  maxDrawingFilterWork: 40,
  maxDrawingPictures: 100,
  maxDrawingTextPaths: 5,
  maxDrawingEffects: 300,
  maxDrawingStops: 2_000,
  maxDrawingElementsWithRules: 40,
  maxDashedOutlines: 1_000,
  /** Maximum number of SVG outlines with dashes shorter than one unit. */
  maxFineDashedOutlines: 20,
  /** Maximum number of elements with `dir="auto"`, whose direction depends on their text. */
  maxAutoDirections: 1_000,
  /** Maximum number of descendants of an element with `dir="auto"`. */
  maxAutoDirectionElements: 200,
  /** Maximum number of inline elements with a direction: `bdi`, `bdo`, and elements with the attribute `dir`. */
  maxInlineDirections: 4_000,
  maxImages: 2_000,
  maxImageBytes: 60_000_000,
  maxImagePixels: 120_000_000,
  maxChapterImageBytes: 400_000_000,
  maxMediaBytes: 300_000_000,
  maxFontBytes: 40_000_000,
  ...styleLimits,
  maxCellSpan: 100,
  /**
   * Number of elements above which the paginated layout estimates the paint cost of the columns. A chapter whose cost
   * exceeds `maxColumnWork` is not shown in pages.
   */
  maxUnmeasuredElements: 400,
  maxColumnWork: 20_000_000,
  /** Maximum number of pages of a chapter above the number that is plausible for its content. */
  maxUnexplainedPages: 400,
  maxConcurrentRequests: 6,
  /** Maximum time in milliseconds that the first layout waits for images and fonts. */
  imageTimeoutMs: 5_000,
} as const

export type ExceededChapterLimit = ExceededMarkupLimit | 'pages'

/** Thrown when a chapter exceeds a limit. The reader does not parse or lay out this chapter. */
export class ChapterTooLargeError extends Error {
  readonly excess: ExceededChapterLimit

  constructor(excess: ExceededChapterLimit) {
    super(`chapter too large: ${excess}`)
    this.excess = excess
  }
}

/** Thrown when the paginated layout of a chapter would take too long, but the scrolled layout is possible. */
export class TooManyTextColumnsError extends ChapterTooLargeError {
  constructor() {
    super('elements')
  }
}
