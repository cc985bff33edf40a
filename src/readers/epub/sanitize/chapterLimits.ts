/**
 * Limits of what a chapter may hold. They bound the time that the main thread is blocked: parsing deep HTML and laying out
 * many elements in columns take superlinear time in browsers. Real books stay far below: a novel of 5 MB in one chapter has
 * about 20,000 elements and a nesting depth of 12.
 */
export const chapterLimits = {
  /** Bytes of the file, counted while they arrive. */
  maxFileBytes: 7_000_000,
  /** Start tags, counted before the text is parsed. */
  maxElements: 50_000,
  /** Nesting of tags, counted before the text is parsed. Deeper elements than `flattenDepthElements` are unwrapped. */
  maxDepthElements: 1_000,
  flattenDepthElements: 200,
  maxAttributesPerElement: 200,
  maxTextNodeChars: 3_000_000,
  /** Start tags of malformed chapters whose nesting a scan cannot tell. */
  maxAmbiguousElements: 20_000,
  /** HTML parsers repeat open formatting elements in each later paragraph. */
  maxRepeatedFormattingElements: 100_000,
  /** Elements of a drawing once every `use` is expanded. */
  maxExpandedSvgElements: 20_000,
  maxFilterPrimitives: 200,
  /** Sound and film: each has a layout of controls of its own. */
  maxMediaElements: 50,
  maxAnimations: 300,
  maxFormFields: 1_000,
  /** Elements of a select, and quotations: their cost grows with the square of their number. */
  maxOptions: 1_000,
  maxQuotations: 2_000,
  /** Combining marks behind one letter; scripts use five at most. */
  maxCombiningMarks: 16,
  /** Characters that set the direction of what follows. */
  maxDirectionMarks: 2_000,
  maxPictures: 2_000,
  maxPictureBytes: 60_000_000,
  maxPicturePixels: 120_000_000,
  maxChapterPictureBytes: 400_000_000,
  maxMediaBytes: 300_000_000,
  maxFontBytes: 40_000_000,
  maxStyleSheetBytes: 2_000_000,
  maxStyleSheets: 64,
  maxStyleImportDepth: 4,
  maxStyleBlocks: 20_000,
  maxSelectorChars: 4_000,
  maxStyleNestingDepth: 32,
  /** Selectors of a rule, multiplied with those of the rules around it: nested rules are matched once for each combination. */
  maxNestedSelectors: 2_000,
  maxStyleFiles: 300,
  /** Selectors of all styles of a chapter, multiplied with its elements. */
  maxStyleMatches: 40_000_000,
  /** For how many selectors one counts that compares an element with all its siblings. */
  siblingSelectorSize: 1_000,
  /** Numbers without a unit that set an amount of lines, tracks or repetitions. */
  maxStyleCount: 1_000,
  /** Layers of a declaration, e.g. of shadows, and all commas in it. */
  maxStyleLayers: 32,
  maxStyleCommas: 500,
  maxFilterFunctions: 4,
  maxFilterLengthPx: 50,
  /** Lengths in styles; longer ones are shortened. */
  maxLengthPx: 20_000,
  maxLengthEm: 1_000,
  maxLengthPercent: 100_000,
  maxCellSpan: 100,
  /** Pages beyond what the text of the chapter explains. */
  maxUnexplainedPages: 400,
  /** Simultaneous requests for the files of a chapter. */
  maxConcurrentRequests: 6,
  /** Time for which the first layout waits for pictures and fonts. */
  pictureWaitMs: 5_000,
} as const

/** What of a chapter exceeds its limit. */
export type ChapterExcess = 'bytes' | 'elements' | 'depth' | 'attributes' | 'text' | 'pages'

/** Thrown when a chapter exceeds a limit: it is not parsed or not laid out. */
export class ChapterTooLarge extends Error {
  readonly excess: ChapterExcess

  /** @param excess  what is too large */
  constructor(excess: ChapterExcess) {
    super(`chapter too large: ${excess}`)
    this.excess = excess
  }
}
