interface CostlyElements {
  /** Name or names of the elements, as a regular expression. */
  readonly names: string
  /** Number of tags from which all tags of the names are replaced. */
  readonly maxTags: number
  readonly replacement: string
}

/** Elements whose creation takes long even in a document that is not rendered. */
const costlyElements: readonly CostlyElements[] = [
  // A browser creates a player and its controls for each element, which takes 0.3 ms.
  { names: 'video|audio', maxTags: 400, replacement: 'span' },
  // Conditions of the start of animations are connected with each other. The replacement is removed with its content.
  { names: 'animate(?:Color|Motion|Transform)?|set', maxTags: 200, replacement: 'discard' },
  // A browser creates a list marker and a slot for each of them.
  { names: 'details|summary', maxTags: 4_000, replacement: 'div' },
  // Each operator that is added to a formula is compared with all its siblings.
  { names: 'mo', maxTags: 12_000, replacement: 'mi' },
]

/** Length of the conditions of the start of an animation. */
const MAX_TIMING_CHARS = 200
const longTimingPattern = new RegExp(
  `(\\s)(begin|end)(?=\\s*=\\s*(?:"[^"<]{${MAX_TIMING_CHARS}}|'[^'<]{${MAX_TIMING_CHARS}}))`,
  'gi',
)

/**
 * Replaces the tags of films, sounds and animations in markup that contains more of them than any book, and removes long
 * conditions of animations. A parser would create these elements before they could be counted.
 * @param markup  XML or HTML of any namespace
 */
export function replaceCostlyTags(markup: string): string {
  let result = markup
  for (const { names, maxTags, replacement } of costlyElements) {
    const pattern = new RegExp(`(</?(?:[^\\s<>/:]*:)?)(?:${names})(?=[\\s/>])`, 'gi')
    // Entities may repeat a tag.
    const max = /<!ENTITY/i.test(markup) ? 0 : maxTags
    if ((result.match(pattern)?.length ?? 0) > max) result = result.replace(pattern, `$1${replacement}`)
  }
  return result.replace(longTimingPattern, '$1data-$2')
}
