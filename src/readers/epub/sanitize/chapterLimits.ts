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
  flattenDepthElements: 200,
  /** SVG elements after expansion of every `use`. */
  maxExpandedSvgElements: 20_000,
  maxFilterPrimitives: 200,
  /** Audio and video elements; the controls of each have their own layout. */
  maxMediaElements: 50,
  maxAnimations: 300,
  maxFormFields: 1_000,
  /** Options of selects, and quotations: their cost grows with the square of their number. */
  maxOptions: 1_000,
  maxQuotations: 2_000,
  /** Combining marks after one letter; scripts use at most five. */
  maxCombiningMarks: 16,
  /** Bidirectional control characters. */
  maxDirectionMarks: 2_000,
  /** Changes from right-to-left to left-to-right letters. Browsers lay out each run of one direction by itself. */
  maxDirectionChanges: 20_000,
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
  /** Selectors of a rule times those of its parent rules; nested rules are matched once per combination. */
  maxNestedSelectors: 2_000,
  maxStyleFiles: 300,
  /** Selectors of all styles of a chapter times its elements. */
  maxStyleMatches: 40_000_000,
  /** Number of selectors that a sibling combinator counts as, because it compares an element with all its siblings. */
  siblingSelectorSize: 4_000,
  /** Numbers of lines, tracks or repetitions in styles. */
  maxStyleCount: 1_000,
  /** Layers of a declaration, for example shadows, and all commas in it. */
  maxStyleLayers: 32,
  maxStyleCommas: 500,
  maxFilterFunctions: 4,
  maxFilterLengthPx: 50,
  /** Lengths in styles; larger ones are reduced to the limit. */
  maxLengthPx: 20_000,
  maxLengthEm: 1_000,
  maxLengthPercent: 100_000,
  maxCellSpan: 100,
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
