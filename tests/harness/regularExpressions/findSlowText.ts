import { sampleRegularExpression } from './sampleRegularExpression'

/** Number of alternatives of each group that the samples use. */
const CHOICES = 5
/** Length of a short text that repeats a single character. */
const CHARS = 1_500
/** Minimum time of a quadratic search in a short text. */
const SUSPICIOUS_MS = 0.5
/** A quadratic search needs 9 times as long for a text that is 3 times as long. */
const MIN_GROWTH = 5.5
/** Length of a text in which an exponential search does not take too long for a test. */
const EXPONENTIAL_CHARS = 22
const EXPONENTIAL_MS = 10
const ends = ['\u0007', '!', '\n', '/']
/** Text before an attack. An alternative for the start of the text does not match it. */
const unmatchedStarts = ['', '§']

/**
 * Searches for a text in which a regular expression needs more than linear time. The texts repeat parts of the
 * expression, between the start of a match and a character that ends the match.
 * @returns the text in short form, or undefined if all searches are fast
 */
export function findSlowText(pattern: RegExp): string | undefined {
  for (const [start, repeated, end] of createAttacks(pattern)) {
    // A longer unit has fewer places at which a search starts.
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

/** Measures a search. Repeats a measurement that is longer than expected, because other processes may delay it. */
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
