/** Limits of the markup that a browser may parse. Larger markup takes too long to parse. */
export const markupLimits = {
  maxChars: 7_000_000,
  /** Maximum number of start tags in the markup. */
  maxElements: 45_000,
  maxDepthElements: 1_000,
  maxAttributesPerElement: 200,
  /** Maximum number of namespace declarations that apply to an element, including those of its ancestors. */
  maxNamespacesInScope: 64,
  maxTextNodeChars: 2_000_000,
  /** Maximum number of start tags if the nesting depth is unknown, as in malformed markup. */
  maxAmbiguousElements: 20_000,
  /**
   * Maximum number of formatting elements that an HTML parser copies. It copies each formatting element that is still
   * open, such as `b`, into every following block.
   */
  maxRepeatedFormattingElements: 100_000,
} as const

/** The property of markup that exceeds its limit. */
export type ExceededMarkupLimit = 'bytes' | 'elements' | 'depth' | 'attributes' | 'text'
