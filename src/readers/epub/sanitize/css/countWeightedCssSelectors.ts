import { chapterLimits } from '../chapterLimits'

/**
 * Patterns of slow CSS constructs. Each match counts as `size` selectors. The patterns are linear in time only if all
 * white space in the style consists of single spaces.
 */
const selectorSizes: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/:(?=nth-|[fl][ia][rs][st]t?-of|only-of)/gi, 20],
  // If the first letter or the first line of an element has its own style, browsers lay out the element twice.
  [/:first-l(?:etter|ine)/gi, 2_500],
  // Browsers evaluate a combinator inside a function such as `:is()` again for each ancestor of an element.
  [
    /:(?:is|where|not|(?:-webkit-)?any|matches)\((?:[^{}()]|\([^{}()]*\))*?(?:[\w*\]]|\([^{}()]*\)) ?[ >+] ?[\w*.#[:]/gi,
    chapterLimits.siblingSelectorSize,
  ],
  [/:lang\(/gi, 200],
  // Browsers count all preceding quotation marks to find the nesting level of a quotation mark.
  [/(?:open|close)-quote/gi, 10_000],
  [/initial-letter/gi, 10_000],
  // Table cells without a table are slow: browsers put all of them into a single row.
  [/display ?:(?:(?!display ?:)[^;{}])*\btable/gi, 4_000],
  [/\bcounters\(/gi, 2_000],
  [/\bcounter\(/gi, 500],
]

/** Number of characters of a `content` declaration above which each further character counts as several selectors. */
const GENERATED_TEXT_CHARS = 40

/**
 * Returns an upper bound of the number of selectors of a style. Slow selectors and declarations count as several
 * selectors.
 */
export function countWeightedCssSelectors(source: string): number {
  const css = source.replaceAll('/**/', ' ')
  let size = 0
  for (let at = 0; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === 123 || code === 44) size += 1
    else if (code === 126 && css.charCodeAt(at + 1) !== 61) size += chapterLimits.siblingSelectorSize
  }
  const singleSpaced = css.replace(/\s+/g, ' ')
  for (const [pattern, patternSize] of selectorSizes) size += patternSize * (singleSpaced.match(pattern)?.length ?? 0)
  for (const [declaration] of css.matchAll(/content\s*:(?:\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^;}"'\\])*/gis)) {
    const chars = declaration.length + chapterLimits.maxCustomStringChars * (declaration.split('var(').length - 1)
    size += 10 * Math.max(0, chars - GENERATED_TEXT_CHARS)
  }
  return size
}
