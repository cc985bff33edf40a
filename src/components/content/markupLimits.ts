/** Limits of the markup that a browser may parse. A browser would need too long for larger markup. */
export const markupLimits = {
  maxChars: 7_000_000,
  /** Maximum number of start tags in the markup. */
  maxElements: 45_000,
  maxDepthElements: 1_000,
  maxAttributesPerElement: 200,
  /**
   * Maximum number of namespace declarations that apply to an element. Declarations of the ancestors of the element
   * count too.
   */
  maxNamespacesInScope: 64,
  maxTextNodeChars: 2_000_000,
  /** Maximum number of start tags if the nesting depth is unknown, as in malformed markup. */
  maxAmbiguousElements: 20_000,
  /**
   * Maximum number of copies of formatting elements (such as `b`) that an HTML parser could create from the markup. An
   * HTML parser copies each open formatting element into every following block.
   */
  maxRepeatedFormattingElements: 100_000,
} as const

/** Limit that a markup text exceeds. For example, `depth` is the maximum nesting depth. */
export type ExceededMarkupLimit = 'bytes' | 'elements' | 'depth' | 'attributes' | 'text'
