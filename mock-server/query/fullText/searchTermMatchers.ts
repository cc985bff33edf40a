import { LinearTimeRegExp } from '../linearTimeRegExp'
import type { SearchToken } from './tokenizeSearchQuery'
import { SearchSyntaxError } from './tokenizeSearchQuery'
import { normalizeSearchText } from './tokenizeText'

const MAX_WILDCARD_INPUT_CHARS = 1024

/**
 * Returns a function that tests whether a word matches a pattern with the wildcards `?` and `*`. A word of more than
 * {@link MAX_WILDCARD_INPUT_CHARS} characters never matches. The number of steps is at most proportional to the pattern
 * length multiplied by the word length.
 */
export function createWildcardMatcher(text: string): (candidate: string) => boolean {
  // Escaped characters do not become lower case.
  const normalized = text.replace(/\\.|[^\\*?]+/gsu, part => (part.startsWith('\\') ? part : normalizeSearchText(part)))
  const pattern = [...normalized.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, sign = '']) =>
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
 * Returns a function that tests whether a word matches a regular expression. The whole expression becomes lower case,
 * as in Lucene.
 * @throws SearchSyntaxError when the expression is invalid. The returned function throws this error when its calls
 *   together take too long
 */
export function createRegExpMatcher(source: string): (candidate: string) => boolean {
  try {
    const pattern = new LinearTimeRegExp(`^(?:${normalizeSearchText(source)})$`, false)
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
  const least = from === null ? null : normalizeSearchText(from)
  const most = to === null ? null : normalizeSearchText(to)
  return candidate =>
    (least === null || (fromIncluded ? candidate >= least : candidate > least)) &&
    (most === null || (toIncluded ? candidate <= most : candidate < most))
}

const JAVA_FLOAT = /^[+-]?(?:NaN|Infinity|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/

/** Parses a number as `Float.parseFloat` of Java does. Returns undefined if the text is not a number. */
export function parseJavaFloat(text: string): number | undefined {
  return JAVA_FLOAT.test(text) ? Math.fround(Number(text.replace(/(?<=[\d.])[fFdD]$/, ''))) : undefined
}

const MAX_EDITS = 2

/**
 * Returns the maximum number of typing errors in a fuzzy search term, such as `batman~1`. The result is at most 2.
 * @param text text after the `~`. An integer is the number of errors. A number between 0 and 1 is a similarity: 0.75
 *   allows an error in a quarter of the characters. A text that is not a number means 2 errors
 * @param length number of characters of the word
 * @throws SearchSyntaxError for a negative number and for a number such as 1.5
 */
export function getMaxFuzzyEdits(text: string, length: number): number {
  const number = parseJavaFloat(text) ?? MAX_EDITS
  if (number < 0 || (number >= 1 && !Number.isInteger(number))) throw new SearchSyntaxError('invalid number of errors')
  if (number >= 1 || number === 0) return Math.min(number, MAX_EDITS)
  return Math.min(Math.trunc((1 - number) * length) || 0, MAX_EDITS)
}

const MAX_FUZZY_WORD_CHARS = 256

/**
 * Returns whether `a` and `b` differ by at most `edits` typing errors. A typing error is a missing, additional or wrong
 * character, or two adjacent characters in the wrong order. Returns false if `a` has more than
 * {@link MAX_FUZZY_WORD_CHARS} characters.
 */
export function isWithinEditDistance(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits || a.length > MAX_FUZZY_WORD_CHARS) return false
  let beforeLast: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped))
    }
    beforeLast = row
    row = next
  }
  return (row[b.length] ?? 0) <= edits
}
