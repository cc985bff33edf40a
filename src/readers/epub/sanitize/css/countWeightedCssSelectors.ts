import { chapterLimits } from '../chapterLimits'

/**
 * Patterns of slow CSS constructs. Each match counts as `size` selectors. The searched text must contain no white space
 * except single spaces. Otherwise, the search time would grow faster than the length of the text.
 */
const selectorSizes: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/:(?=nth-|[fl][ia][rs][st]t?-of|only-of)/gi, 20],
  // Browsers lay out an element twice if its first letter or first line has its own style.
  [/:first-l(?:etter|ine)/gi, 2_500],
  // If a pseudo-class such as `:is()` contains a combinator such as `>`, browsers test an element against the
  // pseudo-class several times: once for each ancestor of the element.
  [
    /:(?:is|where|not|(?:-webkit-)?any|matches)\((?:[^{}()]|\([^{}()]*\))*?(?:[\w*\]]|\([^{}()]*\)) ?[ >+] ?[\w*.#[:]/gi,
    chapterLimits.siblingSelectorSize,
  ],
  [/:lang\(/gi, 200],
  // To find the nesting level of a quotation mark, browsers count all quotation marks before it.
  [/(?:open|close)-quote/gi, 10_000],
  [/initial-letter/gi, 10_000],
  // Table cells without a table are slow, because browsers put all of them into a single row.
  [/display ?:(?:(?!display ?:)[^;{}])*\btable/gi, 4_000],
  [/\bcounters\(/gi, 2_000],
  [/\bcounter\(/gi, 500],
]

/**
 * Number of characters that {@link countWeightedCssSelectors} ignores in a `content` declaration. Each further
 * character of the declaration is counted as ten selectors.
 */
const GENERATED_TEXT_CHARS = 40

/**
 * Returns the weighted number of selectors of a style. Slow selectors and slow declarations are counted as several
 * selectors. The real number of selectors is never higher than the result.
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
