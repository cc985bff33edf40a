/** Limits of markup that a browser parses. They bound the time of the parser, which is superlinear for deep or malformed markup. */
export const markupLimits = {
  /** Length of the text. */
  maxChars: 7_000_000,
  /** Start tags, counted before parsing. */
  maxElements: 45_000,
  /** Nesting of tags, counted before parsing. */
  maxDepthElements: 1_000,
  maxAttributesPerElement: 200,
  maxTextNodeChars: 2_000_000,
  /** Start tags of malformed markup whose nesting a scan cannot determine. */
  maxAmbiguousElements: 20_000,
  /** Formatting elements that an HTML parser opens again in later paragraphs. */
  maxRepeatedFormattingElements: 100_000,
} as const

/** The property of markup that exceeds its limit. */
export type ExceededMarkupLimit = 'bytes' | 'elements' | 'depth' | 'attributes' | 'text'
