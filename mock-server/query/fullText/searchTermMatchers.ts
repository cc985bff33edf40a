import { LinearTimeRegExp } from '../linearTimeRegExp'
import type { SearchToken } from './tokenizeSearchQuery'
import { SearchSyntaxError, unescapeSearchToken } from './tokenizeSearchQuery'
import { normalizeSearchText } from './tokenizeText'

const MAX_WILDCARD_INPUT_CHARS = 1024

/**
 * Returns a function that tests whether a word matches a pattern with the wildcards `?` and `*`. A word of more than
 * {@link MAX_WILDCARD_INPUT_CHARS} characters never matches. The number of steps is at most proportional to the pattern
 * length multiplied by the word length.
 */
export function createWildcardMatcher(text: string): (candidate: string) => boolean {
  const pattern = [...normalizeSearchText(text).matchAll(/\\(.)|(.)/gsu)].map(([, escaped, sign = '']) =>
    escaped === undefined && (sign === '*' || sign === '?') ? { wild: sign } : { sign: escaped ?? sign },
  )
  return candidate => {
    const signs = [...candidate]
    if (signs.length > MAX_WILDCARD_INPUT_CHARS) return false
    let [at, next, starAt, resumeAt] = [0, 0, -1, 0]
    while (at < signs.length) {
      const part = pattern[next]
      if (part && 'wild' in part && part.wild === '*') [starAt, resumeAt, next] = [next, at, next + 1]
      else if (part && ('wild' in part || part.sign === signs[at])) [at, next] = [at + 1, next + 1]
      else if (starAt >= 0) [next, resumeAt, at] = [starAt + 1, resumeAt + 1, resumeAt + 1]
      else return false
    }
    return pattern.slice(next).every(part => 'wild' in part && part.wild === '*')
  }
}

/**
 * Returns a function that tests whether a word matches a regular expression.
 * @throws SearchSyntaxError when the expression is invalid. The returned function throws this error when its calls
 *   together take too long
 */
export function createRegExpMatcher(source: string): (candidate: string) => boolean {
  try {
    const pattern = new LinearTimeRegExp(`^(?:${source})$`, false)
    return candidate => testWithLimit(pattern, candidate)
  } catch {
    throw new SearchSyntaxError('not a regular expression')
  }
}

function testWithLimit(pattern: LinearTimeRegExp, candidate: string): boolean {
  try {
    return pattern.test(candidate)
  } catch {
    throw new SearchSyntaxError('the expression takes too long')
  }
}

/** Returns a function that tests whether a word is in a range of words, for example between "a" and "f". */
export function createTermRangeMatcher({
  from,
  to,
  fromIncluded,
  toIncluded,
}: Extract<SearchToken, { kind: 'range' }>): (candidate: string) => boolean {
  const [least, most] = [normalizeSearchText(unescapeSearchToken(from)), normalizeSearchText(unescapeSearchToken(to))]
  return candidate =>
    (from === '*' || (fromIncluded ? candidate >= least : candidate > least)) &&
    (to === '*' || (toIncluded ? candidate <= most : candidate < most))
}

/**
 * Returns the maximum number of typing errors in a fuzzy search term, such as `batman~1`.
 * @param text number after the `~`. An empty text means 2
 * @param length length of the word
 */
export function getMaxFuzzyEdits(text: string, length: number): number {
  const number = text === '' ? 2 : Number(text)
  if (number >= 1) return Math.min(Math.floor(number), 2)
  return Math.min(Math.floor((1 - number) * length), 2)
}

const MAX_FUZZY_WORD_CHARS = 256

/**
 * Returns whether `a` and `b` differ by at most `edits` typing errors. A typing error is a missing, additional or wrong
 * character. Returns false if `a` has more than {@link MAX_FUZZY_WORD_CHARS} characters.
 */
export function isWithinEditDistance(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits || a.length > MAX_FUZZY_WORD_CHARS) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return (row[b.length] ?? 0) <= edits
}
