import { LinearRegExp } from '../linearRegExp'
import { normalizeText } from './analysis'
import type { Token } from './tokens'
import { SearchSyntaxError, unescapeToken } from './tokens'

const LONGEST_PIECE = 1024

/** Creates a matcher for a pattern with `?` and `*`. It takes at most pattern length times word length steps. */
export function wildcardPattern(text: string): (piece: string) => boolean {
  const pattern = [...normalizeText(text).matchAll(/\\(.)|(.)/gsu)].map(([, escaped, sign = '']) =>
    escaped === undefined && (sign === '*' || sign === '?') ? { wild: sign } : { sign: escaped ?? sign },
  )
  return piece => {
    const signs = [...piece]
    if (signs.length > LONGEST_PIECE) return false
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
 * Creates a matcher for a regular expression.
 * @throws SearchSyntaxError when it is invalid or takes too long
 */
export function regexpTest(source: string): (piece: string) => boolean {
  try {
    const pattern = new LinearRegExp(`^(?:${source})$`, false)
    return piece => tested(pattern, piece)
  } catch {
    throw new SearchSyntaxError('not a regular expression')
  }
}

function tested(pattern: LinearRegExp, piece: string): boolean {
  try {
    return pattern.test(piece)
  } catch {
    throw new SearchSyntaxError('the expression takes too long')
  }
}

/** Creates a matcher for a range of words. */
export function rangeTest({
  from,
  to,
  fromIncluded,
  toIncluded,
}: Extract<Token, { kind: 'range' }>): (piece: string) => boolean {
  const [least, most] = [normalizeText(unescapeToken(from)), normalizeText(unescapeToken(to))]
  return piece =>
    (from === '*' || (fromIncluded ? piece >= least : piece > least)) &&
    (to === '*' || (toIncluded ? piece <= most : piece < most))
}

/**
 * Number of edits that a fuzzy term allows.
 * @param text number after `~`, or an empty text
 * @param length length of the word
 */
export function editsFor(text: string, length: number): number {
  const number = text === '' ? 2 : Number(text)
  if (number >= 1) return Math.min(Math.floor(number), 2)
  return Math.min(Math.floor((1 - number) * length), 2)
}

const LONGEST_FUZZY_WORD = 256

/** Whether the edit distance of two words is at most `edits`. */
export function within(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits || a.length > LONGEST_FUZZY_WORD) return false
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
