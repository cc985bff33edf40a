import { sampleRegularExpression } from './sampleRegularExpression'

/**
 * Number of sample texts for each regular expression. The samples use different alternatives, for example first `a` and
 * then `b` for `(a|b)`.
 */
const CHOICES = 5
/**
 * Length in characters of the short test text if its repeated part has a single character. A longer part makes the text
 * longer, as {@link findSlowText} explains. The long test text is about three times as long as the short test text.
 */
const CHARS = 3_000
/**
 * Time in milliseconds. If the search in the short test text takes less than this time, the test skips the search in
 * the long test text.
 */
const SUSPICIOUS_MS = 0.5
/**
 * Limit for the ratio of two search times: the time in the long test text, divided by the time in the short test text.
 * If the ratio exceeds this limit, the regular expression is too slow. The long test text is 3 times as long as the
 * short test text. Therefore, the ratio is 3 for a linear search and 9 for a quadratic search.
 */
const MIN_GROWTH = 5.5
/**
 * Minimum length in characters of the test text for exponential search times. If the search time of a regular
 * expression grows exponentially, the search in this text is clearly slow, but still ends soon enough for a test.
 */
const EXPONENTIAL_CHARS = 22
const EXPONENTIAL_MS = 10
const ends = ['\u0007', '!', '\n', '/']
/** Prefixes of the test texts. In a text with the prefix '§', an alternative that begins with `^` cannot match. */
const unmatchedStarts = ['', '§']

/**
 * Searches for a text in which a regular expression needs more than linear time. Each test text consists of three
 * parts: a start that matches the beginning of the expression, a repeated text, and an end that prevents a match.
 * @returns the three parts as JSON, or undefined if the search is fast in all test texts
 */
export function findSlowText(pattern: RegExp): string | undefined {
  for (const [start, repeated, end] of createAttacks(pattern)) {
    // The longer the repeated part is, the longer the test text must be. In a test text of fixed length, a long
    // repeated part would occur only a few times. The search would then be fast even for a slow regular expression.
    // Therefore, the length of the test text is proportional to the square root of the length of the repeated part.
    const unit = Math.sqrt(repeated.length)
    const write = (chars: number) => start + repeated.repeat(Math.ceil((chars * unit) / repeated.length)) + end
    if (measureSearchMs(pattern, write(EXPONENTIAL_CHARS), EXPONENTIAL_MS) > EXPONENTIAL_MS)
      return JSON.stringify([start, repeated, end])
    const shortMs = measureSearchMs(pattern, write(CHARS), SUSPICIOUS_MS)
    if (shortMs < SUSPICIOUS_MS) continue
    const limitMs = MIN_GROWTH * shortMs
    if (measureSearchMs(pattern, write(3 * CHARS), limitMs) > limitMs) return JSON.stringify([start, repeated, end])
  }
  return undefined
}

function createAttacks(pattern: RegExp): (readonly [start: string, repeated: string, end: string])[] {
  const attacks = new Map<string, readonly [string, string, string]>()
  for (let choice = 0; choice < CHOICES; choice++) {
    const parts = sampleRegularExpression(pattern, choice)
    const first = parts[0]?.text ?? ''
    let start = ''
    for (const { text, isRepeatable } of parts) {
      for (const end of [...ends, first]) {
        if (isRepeatable)
          for (const before of unmatchedStarts)
            attacks.set(`${before}${start}|${text}|${end}`, [before + start, text, end])
        attacks.set(`|${start + text}|${end}`, ['', start + text, end])
      }
      start += text
    }
  }
  return [...attacks.values()]
}

/**
 * Measures the time of a search in milliseconds. If the time exceeds `expectedMs`, repeats the measurement up to two
 * times, because other processes may have delayed the search. Returns the shortest time.
 */
function measureSearchMs(pattern: RegExp, text: string, expectedMs: number): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && shortest > expectedMs; attempt++) {
    pattern.lastIndex = 0
    const started = performance.now()
    if (pattern.global) text.replace(pattern, '')
    else pattern.exec(text)
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}
