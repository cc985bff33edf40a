import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { limitCombiningMarks } from './replaceInvalidXmlChars'

/** First character of the East Asian scripts. */
const FIRST_IDEOGRAPH = 0x2e80

/**
 * Matches characters that begin a run of text in a direction: right-to-left letters, digits, other letters, and
 * brackets.
 */
const directionRunPattern =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u061c\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{Nd}|[\p{L}\u200e]|[\p{Ps}\p{Pe}]/gu
const rightToLeftPattern = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const directionMarkPattern = /[\u202a-\u202e\u2066-\u2069]/g
/** Matches letters whose shape or line breaks depend on other letters. */
const contextualLetterPattern =
  /[\u0590-\u109f\u1200-\u137f\u1700-\u1cff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{11fff}\p{M}]/gu
const ideographPattern = /[\u1100-\u11ff\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7ff\uf900-\ufaff\u{16fe0}-\u{3ffff}]/gu
const unknownCharPattern = /[\p{Co}\p{Cn}]/gu

/** Counts the parts of a chapter text that are slow to lay out, such as changes of direction. */
export class ChapterTextCostCounter {
  /** 1 for each character below {@link FIRST_IDEOGRAPH} that the chapter contains, by code point. */
  private readonly occurring = new Uint8Array(FIRST_IDEOGRAPH)
  private differentChars = 0
  private directionMarks = 0
  private directionChanges = 0

  /**
   * Returns the text of a text node without excess combining marks and direction marks. Adds the slow parts of the text
   * to the counts.
   * @throws ChapterTooLargeError for too many changes of direction or contextual letters
   */
  accept(source: string): string {
    // Latin text without combining marks is always fast, so it is not counted.
    if (!/[\u0300-\uffff]/.test(source)) return source
    const text = limitCombiningMarks(source)
    if (this.countDifferentChars(text) > chapterLimits.maxDifferentChars) throw new ChapterTooLargeError('text')
    this.countDirectionChanges(text)
    if (countScriptChanges(text) > chapterLimits.maxScriptChanges) throw new ChapterTooLargeError('text')
    const { maxContextualLetters, maxDirectionChanges, maxDirectionMarks, maxIdeographs, maxUnknownChars } =
      chapterLimits
    if (this.directionChanges > maxDirectionChanges) throw new ChapterTooLargeError('text')
    if (text.length > maxContextualLetters && (text.match(contextualLetterPattern)?.length ?? 0) > maxContextualLetters)
      throw new ChapterTooLargeError('text')
    if (text.length > maxUnknownChars && (text.match(unknownCharPattern)?.length ?? 0) > maxUnknownChars)
      throw new ChapterTooLargeError('text')
    if (text.length > maxIdeographs && (text.match(ideographPattern)?.length ?? 0) > maxIdeographs)
      throw new ChapterTooLargeError('text')
    this.directionMarks += text.match(directionMarkPattern)?.length ?? 0
    return this.directionMarks > maxDirectionMarks ? text.replace(directionMarkPattern, '') : text
  }

  private countDifferentChars(text: string): number {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code >= FIRST_IDEOGRAPH || this.occurring[code]) continue
      this.occurring[code] = 1
      this.differentChars += 1
    }
    return this.differentChars
  }

  private countDirectionChanges(text: string): void {
    if (!rightToLeftPattern.test(text)) return
    let previous: string | undefined
    for (const [letter] of text.matchAll(directionRunPattern)) {
      const direction = directionOf(letter)
      // Counts each bracket as a change of direction, because browsers search the text in brackets for its direction.
      if (direction === 'bracket' || (previous !== undefined && direction !== previous)) this.directionChanges += 1
      previous = direction
    }
  }
}

function directionOf(letter: string): 'rtl' | 'digit' | 'bracket' | 'ltr' {
  if (rightToLeftPattern.test(letter)) return 'rtl'
  if (/\p{Nd}/u.test(letter)) return 'digit'
  return /[\p{Ps}\p{Pe}]/u.test(letter) ? 'bracket' : 'ltr'
}

const scriptPatterns = [
  /\p{Script=Latin}/u,
  ideographPattern,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
].map(pattern => new RegExp(pattern.source, 'u'))

/** Counts the changes between scripts in a text. All scripts that are not listed count as a single script. */
function countScriptChanges(text: string): number {
  if (text.length <= chapterLimits.maxScriptChanges) return 0
  let changes = 0
  let previous: number | undefined
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    const script = scriptPatterns.findIndex(pattern => pattern.test(letter))
    if (script !== previous) changes += 1
    previous = script
  }
  return changes
}
