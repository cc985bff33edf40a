interface CostlyElements {
  /** Regular expression for the names of elements that are slow to create. */
  readonly names: string
  /**
   * Maximum number of tags that match `names` in a text. If the text contains more matching tags, all matching tags are
   * replaced.
   */
  readonly maxTags: number
  readonly replacement: string
}

const costlyElements: readonly CostlyElements[] = [
  // A browser creates a media player for each video or audio element. This takes 0.3 ms per element.
  { names: 'video|audio', maxTags: 400, replacement: 'span' },
  // Many animations are slow to create if each animation starts other animations. Therefore, `discard` elements replace
  // the animations. The sanitizer later removes the `discard` elements.
  { names: 'animate(?:Color|Motion|Transform)?|set', maxTags: 200, replacement: 'discard' },
  // A browser creates a list marker and a slot for each `details` or `summary` element. This is slow for many elements.
  { names: 'details|summary', maxTags: 4_000, replacement: 'div' },
  // A browser compares each operator (`mo`) of a MathML formula with all siblings of the operator. This is slow for
  // many operators.
  { names: 'mo', maxTags: 12_000, replacement: 'mi' },
]

const MAX_TIMING_CHARS = 200
const longTimingPattern = new RegExp(
  `(\\s)(begin|end)(?=\\s*=\\s*(?:"[^"<]{${MAX_TIMING_CHARS}}|'[^'<]{${MAX_TIMING_CHARS}}))`,
  'gi',
)

/**
 * Replaces elements that are slow to create, such as videos and animations, if the markup contains too many of them.
 * Also renames very long `begin` and `end` attributes of animations, so that they have no effect.
 * @param markup XML or HTML with any namespace prefixes
 */
export function replaceCostlyTags(markup: string): string {
  let result = markup
  for (const { names, maxTags, replacement } of costlyElements) {
    const pattern = new RegExp(`(</?(?:[^\\s<>/:]*:)?)(?:${names})(?=[\\s/>])`, 'gi')
    // An XML entity in the markup may expand to many tags. The number of tags is therefore unknown if the markup
    // declares entities. In this case, all tags that match `names` are replaced.
    const max = /<!ENTITY/i.test(markup) ? 0 : maxTags
    if ((result.match(pattern)?.length ?? 0) > max) result = result.replace(pattern, `$1${replacement}`)
  }
  return result.replace(longTimingPattern, '$1data-$2')
}
