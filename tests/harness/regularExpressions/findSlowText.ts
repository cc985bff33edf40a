import { sampleRegularExpression } from './sampleRegularExpression'

/** Number of sample texts for each regular expression. Each sample uses other alternatives of the groups. */
const CHOICES = 5
/**
 * Length of the short text in the comparison with a text that is three times as long. Applies to repetitions of a
 * single character.
 */
const CHARS = 1_500
/** Time in milliseconds. If the search in the short text takes less time, the long text is not searched. */
const SUSPICIOUS_MS = 0.5
/**
 * Maximum growth of the time for a text that is 3 times as long. Linear searches need 3 times as long, quadratic
 * searches 9 times.
 */
const MIN_GROWTH = 5.5
/** Length of a text for which an exponential search is clearly slow, but still fast enough for a test. */
const EXPONENTIAL_CHARS = 22
const EXPONENTIAL_MS = 10
const ends = ['\u0007', '!', '\n', '/']
/** Texts before the sample text. After '§', alternatives that begin with `^` do not match. */
const unmatchedStarts = ['', '§']

/**
 * Searches for a text in which a regular expression needs more than linear time. The candidate texts repeat a sample of
 * a part of the expression. Before the repetition, they contain the start of a match. After it, they contain a
 * character that prevents a match.
 * @returns start, repeated text and end as JSON, or undefined if all searches are fast
 */
export function findSlowText(pattern: RegExp): string | undefined {
  for (const [start, repeated, end] of createAttacks(pattern)) {
    // A search can start at fewer offsets if the repeated text is long. Therefore the whole text must be longer.
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
 * Measures a search in milliseconds. Repeats the measurement if the time is longer than `expectedMs`, because other
 * processes may delay a search. Returns the shortest time.
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
