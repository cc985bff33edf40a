interface CostlyElements {
  /** Names of the elements whose tags are replaced, as a regular expression. */
  readonly names: string
  /**
   * Maximum number of tags of the named elements in a text. If a text contains more of these tags, all of them are
   * replaced.
   */
  readonly maxTags: number
  readonly replacement: string
}

const costlyElements: readonly CostlyElements[] = [
  // A browser creates a media player for each video or audio element. The creation takes 0.3 ms.
  { names: 'video|audio', maxTags: 400, replacement: 'span' },
  // Chained animations are slow to create. Their tags become `discard` tags, which the sanitizer removes.
  { names: 'animate(?:Color|Motion|Transform)?|set', maxTags: 200, replacement: 'discard' },
  // A browser creates a list marker and a slot for each `details` and `summary` element, which makes these elements
  // slow.
  { names: 'details|summary', maxTags: 4_000, replacement: 'div' },
  // A browser compares each operator of a MathML formula with all its siblings. Many comparisons are slow.
  { names: 'mo', maxTags: 12_000, replacement: 'mi' },
]

const MAX_TIMING_CHARS = 200
const longTimingPattern = new RegExp(
  `(\\s)(begin|end)(?=\\s*=\\s*(?:"[^"<]{${MAX_TIMING_CHARS}}|'[^'<]{${MAX_TIMING_CHARS}}))`,
  'gi',
)

/**
 * If the markup contains unusually many slow elements, such as videos and animations, replaces the tags of these
 * elements. Disables long start and end conditions of animations.
 * @param markup XML or HTML of any namespace
 */
export function replaceCostlyTags(markup: string): string {
  let result = markup
  for (const { names, maxTags, replacement } of costlyElements) {
    const pattern = new RegExp(`(</?(?:[^\\s<>/:]*:)?)(?:${names})(?=[\\s/>])`, 'gi')
    // The maximum is 0 if the markup declares entities, because an entity may repeat a tag many times.
    const max = /<!ENTITY/i.test(markup) ? 0 : maxTags
    if ((result.match(pattern)?.length ?? 0) > max) result = result.replace(pattern, `$1${replacement}`)
  }
  return result.replace(longTimingPattern, '$1data-$2')
}
