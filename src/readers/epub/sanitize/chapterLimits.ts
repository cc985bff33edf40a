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
  /** Maximum nesting depth of elements. A deeper element is removed, but its content is preserved. */
  flattenDepthElements: 32,
  /**
   * A chapter with more elements than this number is large. In a large chapter, the maximum nesting depth is
   * `largeChapterDepthElements` instead of `flattenDepthElements`.
   */
  largeChapterElements: 10_000,
  largeChapterDepthElements: 16,
  /**
   * Maximum number of SVG elements that a browser draws for a chapter. The target of a reference, for example of a
   * `use` element, is counted again for each reference.
   */
  maxExpandedSvgElements: 20_000,
  maxFilterPrimitives: 60,
  /**
   * Maximum of a product: the number of filter primitives times the number of elements that use a filter. A slow
   * primitive is counted as several primitives.
   */
  maxFilterWork: 200,
  /**
   * Maximum number of evaluations of primitives in an SVG filter. A primitive is evaluated once for each use of its
   * result.
   */
  maxFilterInputs: 100,
  /** Maximum length of a chain of gradients that refer to each other. */
  maxGradientDepth: 8,
  maxSvgPoints: 30_000,
  /**
   * Maximum number of `audio` or `video` elements in a chapter, counted separately for each name. The controls of these
   * elements are slow to lay out.
   */
  maxMediaElements: 50,
  maxAnimations: 100,
  maxFormFields: 200,
  /**
   * Maximum number of options in all `select` elements together. The layout time grows with the square of this number.
   */
  maxOptions: 1_000,
  maxQuotations: 2_000,
  /** Maximum number of combining marks in a row. Real languages use at most five marks per letter. */
  maxCombiningMarks: 16,
  /**
   * Maximum number of bidirectional control characters in a chapter. The text node that exceeds this number and all
   * later text nodes lose their control characters.
   */
  maxDirectionMarks: 2_000,
  /**
   * Maximum number of direction changes in a chapter. Each change between right-to-left letters, other letters and
   * digits is counted, because browsers lay out the text between two changes separately. In addition, each bracket is
   * counted as a change, because browsers search for the matching bracket. The first letter or digit after a bracket is
   * also counted as a change. Text nodes without right-to-left letters are ignored.
   */
  maxDirectionChanges: 40_000,
  /**
   * Maximum number of changes of the writing system in a text node. Browsers lay out the text between two changes
   * separately.
   */
  maxScriptChanges: 40_000,
  /** Maximum number of changes of the writing system in a chapter. */
  maxChapterScriptChanges: 200_000,
  /** Maximum number of emoji in a chapter. */
  maxPictographs: 100_000,
  /**
   * Maximum length of an attribute value that may be shown as text, in characters. Longer values are shortened to this
   * length.
   */
  maxAttributeTextChars: 20_000,
  /** Maximum number of characters in a paragraph. The layout time of a paragraph grows faster than its length. */
  maxParagraphChars: 2_000_000,
  /**
   * Limit for contextual letters, whose shape or line break depends on neighboring letters, for example in Arabic. A
   * chapter with a single paragraph may contain at most this number of contextual letters. The layout time of a
   * paragraph grows with the square of their number. Therefore, a chapter with several paragraphs is checked
   * differently: the sum of the squares for all paragraphs must be at most the square of this limit.
   */
  maxContextualLetters: 80_000,
  /** Maximum number of contextual letters (see `maxContextualLetters`) in a chapter. */
  maxChapterContextualLetters: 1_000_000,
  /**
   * Maximum number of contextual letters (see `maxContextualLetters`) in a word. The layout time grows with the square
   * of this number. Zero-width spaces divide longer words.
   */
  maxWordLetters: 100,
  /**
   * Maximum number of characters that a media overlay narrates. Hostile overlays narrate a long text thousands of
   * times.
   */
  maxNarratedChars: 3_000_000,
  /**
   * Maximum number of East Asian letters in a chapter. Browsers can break a line after each East Asian letter, so the
   * layout of long East Asian texts is slow.
   */
  maxIdeographs: 1_000_000,
  /**
   * Maximum number of line break characters in a chapter. With some styles, each line break character starts a visible
   * line.
   */
  maxLineBreaks: 300_000,
  /**
   * Maximum number of punctuation marks in a row. To find the first letter of a paragraph, browsers read all
   * punctuation marks before the letter.
   */
  maxPunctuationRun: 20_000,
  /**
   * Maximum total cost of all runs of East Asian punctuation marks in a chapter. The cost of a run is the square of its
   * number of marks. Runs of fewer than 9 marks cost nothing. Reason for the limit: browsers try to break the line
   * after each mark of a run, and each of these attempts fails.
   */
  maxIdeographicPunctuationWork: 4_000_000,
  /**
   * Maximum number of characters of a MathML token or ruby annotation. Browsers lay out the whole text at once, which
   * is slow.
   */
  maxTokenChars: 5_000,
  /**
   * Maximum number of different characters in a chapter. East Asian characters are not counted. Browsers search the
   * system fonts for each different character.
   */
  maxDifferentChars: 3_000,
  /**
   * Maximum number of undefined Unicode characters (private use or unassigned) in a text node. Browsers search all
   * fonts for each of these characters.
   */
  maxUnknownChars: 20_000,
  /** Maximum number of characters in all SVG texts of a chapter. Browsers position each character separately. */
  maxSvgTextChars: 50_000,
  maxSvgTextSpans: 12_000,
  maxTableParts: 10_000,
  /** Maximum number of cells in a table row. Each column makes the layout of a table slower. */
  maxRowCells: 500,
  /** Maximum number of elements that become parts of tables through their `style` attribute. */
  maxStyledTableParts: 3_000,
  /** Maximum number of columns that `col` and `colgroup` elements declare. */
  maxTableColumns: 2_000,
  /**
   * Maximum number of grid places that all cells with `colspan` or `rowspan` in a chapter cover together. For example,
   * a cell that spans 2 columns and 3 rows covers 6 places.
   */
  maxSpannedSlots: 100_000,
  /**
   * Maximum number of list items. Further items are shown as plain blocks. A chapter with more than twice this number
   * of items is rejected.
   */
  maxListItems: 5_000,
  maxRubies: 6_000,
  /**
   * Maximum number of `caption`, `details`, `fieldset`, `legend` or `summary` elements, counted separately for each
   * name. Further elements are shown as plain blocks. A chapter with more than twice this number is rejected.
   */
  maxBoxedElements: 1_000,
  /** Maximum number of formulas in a chapter. */
  maxFormulas: 4_000,
  /** Maximum number of elements in all formulas of a chapter. */
  maxMathElements: 20_000,
  /**
   * Maximum number of stretchy operators in a chapter. A stretchy operator, for example a bracket, grows with the
   * formula around it.
   */
  maxStretchyOperators: 500,
  /** Maximum number of subscripts and superscripts at a single base of a formula (`mmultiscripts`). */
  maxMathScripts: 500,
  /** Maximum number of SVG texts that are drawn along a path. */
  maxTextPaths: 100,
  maxSvgRoots: 1_000,
  maxForeignObjects: 20,
  /** Maximum number of uses of SVG masks, patterns, clip paths and similar effects. */
  maxSvgEffects: 500,
  maxSvgFilterUses: 20,
  /**
   * Maximum number of filter operations (see `countSvgFilterOperations`) in an SVG drawing that is shown as an image.
   * All limits whose names start with `maxDrawing` apply to such drawings (see `isSvgTooCostlyToDraw`). These limits
   * are lower than the limits of inline drawings, because browsers always draw a whole image, even if only a part is
   * visible.
   */
  maxDrawingFilterWork: 40,
  maxDrawingPictures: 100,
  maxDrawingTextPaths: 5,
  maxDrawingEffects: 300,
  maxDrawingStops: 2_000,
  maxDrawingElementsWithRules: 40,
  maxDashedOutlines: 1_000,
  /** Maximum number of dashed SVG outlines whose dashes are shorter than 1 unit of the SVG coordinate system. */
  maxFineDashedOutlines: 20,
  /** Maximum number of elements with `dir="auto"`, whose direction depends on their text. */
  maxAutoDirections: 1_000,
  /** Maximum number of elements inside an element with `dir="auto"`. */
  maxAutoDirectionElements: 200,
  /** Maximum number of inline elements with a direction: `bdi`, `bdo`, and elements with the attribute `dir`. */
  maxInlineDirections: 4_000,
  maxImages: 2_000,
  maxImageBytes: 60_000_000,
  maxImagePixels: 120_000_000,
  maxMediaBytes: 300_000_000,
  maxFontBytes: 40_000_000,
  ...styleLimits,
  maxCellSpan: 100,
  /**
   * If a chapter has at most this number of elements, the reader shows the chapter in pages without an estimate of the
   * paint cost. For larger chapters in the paginated layout, the reader estimates the paint cost. The reader shows such
   * a chapter in pages only if the estimate is at most `maxColumnPaintCost`.
   */
  maxElementsWithoutPaintCheck: 400,
  maxColumnPaintCost: 20_000_000,
  /**
   * Maximum number of pages by which a chapter may exceed its plausible number of pages. The plausible number is
   * computed from the number of characters and elements of the chapter.
   */
  maxPagesAbovePlausible: 400,
  maxConcurrentRequests: 6,
  /** Maximum time in milliseconds that the first layout waits for images and fonts. */
  imageTimeoutMs: 5_000,
} as const

export type ExceededChapterLimit = ExceededMarkupLimit | 'pages'

/** Thrown when a chapter exceeds a limit. The reader cannot show the chapter in the current layout. */
export class ChapterTooLargeError extends Error {
  readonly excess: ExceededChapterLimit

  constructor(excess: ExceededChapterLimit) {
    super(`chapter too large: ${excess}`)
    this.excess = excess
  }
}

/**
 * Thrown when the paginated layout of a chapter would take too long. The scrolled layout of the chapter is still
 * possible.
 */
export class TooManyTextColumnsError extends ChapterTooLargeError {
  constructor() {
    super('elements')
  }
}
