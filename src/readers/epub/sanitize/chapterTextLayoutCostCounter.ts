import { ChapterTooLargeError, chapterLimits } from './chapterLimits'
import { limitCombiningMarks } from './replaceInvalidXmlChars'

/**
 * First character code that is not included in the count of different characters. East Asian characters, for example,
 * have this code or a higher code.
 */
const FIRST_IDEOGRAPH = 0x2e80

/**
 * Matches the characters that determine the direction of the text: right-to-left letters, digits, other letters, and
 * brackets.
 */
const directionRunPattern =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u061c\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{Nd}|[\p{L}\u200e]|[\p{Ps}\p{Pe}]/gu
const rightToLeftPattern = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const directionMarkPattern = /[\u202a-\u202e\u2066-\u2069]/g
/** Matches contextual letters. The shape or line break of a contextual letter depends on neighboring letters. */
const contextualLetterPattern =
  /[\u0590-\u109f\u1200-\u137f\u1700-\u1cff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{11fff}\p{M}]/gu
/** Matches invisible characters that browsers lay out together with their neighbors: joiners and tags. */
const joinerPattern = /[\u200d\u200c\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu
/**
 * Matches contextual letters (see `chapterLimits.maxContextualLetters`) and joiners, except Southeast Asian letters.
 * Browsers usually do not break a line after a matched letter. In a long word, `divideLongWords` adds zero-width spaces
 * after such letters, so that lines can break there. Southeast Asian letters are excluded, because Southeast Asian text
 * has no spaces between words and browsers find its line breaks themselves.
 */
const unbreakableLetterPattern = new RegExp(
  `(?![\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff])${contextualLetterPattern.source}|${joinerPattern.source}`,
  'gu',
)
/**
 * Content of a character class in a regular expression. Contains the characters that end a word: spaces, and other
 * characters at which a line may break.
 */
const wordEnd = ' \\t\\n\\r\\f\\u1680\\u2000-\\u200b\\u2028\\u2029\\u205f\\u3000'
const wordEndPattern = new RegExp(`[${wordEnd}]`)
const wordPattern = new RegExp(`[^${wordEnd}]+|[${wordEnd}]+`, 'g')
const ZERO_WIDTH_SPACE = '\u200b'
const ideographPattern = /[\u1100-\u11ff\u2e80-\u9fff\ua000-\ua4cf\uac00-\ud7ff\uf900-\ufaff\u{16fe0}-\u{3ffff}]/gu
/**
 * Matches an East Asian punctuation mark beside a character that is not East Asian. Browsers change the font between
 * these two characters.
 */
const punctuationChangePattern = /[ -\u2e7f][\u3001-\u303f\uff01-\uff65]|[\u3001-\u303f\uff01-\uff65][ -\u2e7f]/g
/** Matches at least nine East Asian punctuation marks in a row. Shorter sequences are not counted. */
const ideographicPunctuationRunPattern = /[\u3000-\u303f\u30fb\ufe10-\ufe4f\uff00-\uff65]{9,}/g
const unknownCharPattern = /[\p{Co}\p{Cn}]/gu
const pictographPattern = /[\p{Extended_Pictographic}\p{Emoji_Presentation}]/gu

/**
 * Checks that the text of a chapter is not too slow to lay out. For example, counts changes of direction. Throws
 * `ChapterTooLargeError` when a limit is exceeded. Also divides long words and removes superfluous marks from the text.
 */
export class ChapterTextLayoutCostCounter {
  /**
   * Array that marks which characters occur in the text of the chapter. The index is a character code below
   * {@link FIRST_IDEOGRAPH}. The value is 1 for a character that occurs, and 0 for all other characters. Text nodes
   * that contain only characters up to U+02FF are ignored, because such text nodes are fast to lay out.
   */
  private readonly occurring = new Uint8Array(FIRST_IDEOGRAPH)
  private differentChars = 0
  private directionMarks = 0
  private directionChanges = 0
  private scriptChanges = 0
  private lineBreaks = 0
  private pictographs = 0
  private ideographs = 0
  private ideographicPunctuationWork = 0
  private paragraphChars = 0
  /** Number of contextual letters in the current paragraph (see {@link contextualLetterPattern}). */
  private contextualLetters = 0
  /**
   * Sum of the squares of the numbers of contextual letters (see {@link contextualLetterPattern}) in all paragraphs.
   * Example: a paragraph with 3 contextual letters and a paragraph with 4 give 9 + 16 = 25.
   */
  private contextualLetterWork = 0
  private chapterContextualLetters = 0
  /** Number of letters in the current word. */
  private wordLetters = 0

  /**
   * Resets the counts of the current paragraph. Call this function at the start of each element whose name is in {@link
   * paragraphElementNames}.
   */
  startParagraph(): void {
    this.paragraphChars = 0
    this.contextualLetters = 0
    this.wordLetters = 0
  }

  /**
   * Adds a text node to the character counts of the chapter.
   * @returns the text with limited numbers of combining marks and direction marks, and with zero-width spaces in long
   *   words
   * @throws ChapterTooLargeError for a text that is too slow to lay out
   */
  accept(source: string): string {
    this.paragraphChars += source.length
    this.lineBreaks += countMatches(source, /\n/g)
    throwAbove(chapterLimits.maxParagraphChars, this.paragraphChars)
    throwAbove(chapterLimits.maxLineBreaks, this.lineBreaks)
    if (source.length > chapterLimits.maxPunctuationRun)
      for (const [marks] of source.matchAll(/\p{P}+/gu)) throwAbove(chapterLimits.maxPunctuationRun, marks.length)
    // Latin text without combining marks is always fast to lay out. It needs no further checks.
    if (!/[\u0300-\uffff]/.test(source)) {
      if (wordEndPattern.test(source)) this.wordLetters = 0
      return source
    }
    const text = this.divideLongWords(limitCombiningMarks(source))
    this.countSlowLetters(text)
    this.directionMarks += countMatches(text, directionMarkPattern)
    return this.directionMarks > chapterLimits.maxDirectionMarks ? text.replace(directionMarkPattern, '') : text
  }

  /**
   * Inserts zero-width spaces into long words whose letters change their shape with their neighbors, as in Arabic (see
   * `chapterLimits.maxContextualLetters`). Without these spaces, the layout is slow: browsers try line breaks at many
   * places in a long word, and shape the whole word again for each attempt.
   */
  private divideLongWords(text: string): string {
    if (text.search(unbreakableLetterPattern) === -1) {
      if (wordEndPattern.test(text)) this.wordLetters = 0
      return text
    }
    return text.replace(wordPattern, part => {
      if (wordEndPattern.test(part)) {
        this.wordLetters = 0
        return part
      }
      if (this.wordLetters + part.length < chapterLimits.maxWordLetters) {
        this.wordLetters += part.length
        return part
      }
      return part.replace(unbreakableLetterPattern, letter => this.divideAfter(letter))
    })
  }

  private divideAfter(letter: string): string {
    this.wordLetters += 1
    if (this.wordLetters < chapterLimits.maxWordLetters) return letter
    this.wordLetters = 0
    return letter + ZERO_WIDTH_SPACE
  }

  private countSlowLetters(text: string): void {
    throwAbove(chapterLimits.maxDifferentChars, this.countDifferentChars(text))
    this.countDirectionChanges(text)
    throwAbove(chapterLimits.maxDirectionChanges, this.directionChanges)
    const scriptChanges =
      Math.max(0, countMatches(text, scriptRunPattern) - 1) + countMatches(text, punctuationChangePattern)
    this.scriptChanges += scriptChanges
    throwAbove(chapterLimits.maxScriptChanges, scriptChanges)
    throwAbove(chapterLimits.maxChapterScriptChanges, this.scriptChanges)
    this.pictographs += countMatches(text, pictographPattern)
    throwAbove(chapterLimits.maxPictographs, this.pictographs)
    this.countContextualLetters(countMatches(text, contextualLetterPattern))
    this.ideographs += countMatches(text, ideographPattern)
    throwAbove(chapterLimits.maxIdeographs, this.ideographs)
    for (const [marks] of text.matchAll(ideographicPunctuationRunPattern))
      this.ideographicPunctuationWork += marks.length ** 2
    throwAbove(chapterLimits.maxIdeographicPunctuationWork, this.ideographicPunctuationWork)
    if (text.length > chapterLimits.maxUnknownChars)
      throwAbove(chapterLimits.maxUnknownChars, countMatches(text, unknownCharPattern))
  }

  private countContextualLetters(count: number): void {
    const paragraphLetters = this.contextualLetters + count
    this.contextualLetterWork += paragraphLetters ** 2 - this.contextualLetters ** 2
    this.contextualLetters = paragraphLetters
    this.chapterContextualLetters += count
    throwAbove(chapterLimits.maxContextualLetters ** 2, this.contextualLetterWork)
    throwAbove(chapterLimits.maxChapterContextualLetters, this.chapterContextualLetters)
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
      // A bracket is as expensive as a change of direction, because browsers search the text for the matching bracket.
      // Therefore each bracket is counted as a change.
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

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function throwAbove(max: number, count: number): void {
  if (count > max) throw new ChapterTooLargeError('text')
}

/**
 * Groups of characters, each as the content of a character class in a regular expression. Each group usually needs its
 * own font. A group is a writing system or the emoji. The letters of all other writing systems are in `otherLetters`.
 */
const scripts = [
  '\\p{Script=Latin}',
  ideographPattern.source.slice(1, -1),
  '\\p{Script=Greek}',
  '\\p{Script=Cyrillic}',
  '\\p{Script=Thai}',
  '\\p{Script=Devanagari}',
  '\\p{Extended_Pictographic}\\p{Emoji_Presentation}',
]
const neutralChars = '[^\\p{L}\\p{Extended_Pictographic}\\p{Emoji_Presentation}]'
const otherLetters = `(?![${scripts.join('')}])\\p{L}`

/**
 * Matches a part of a text whose letters belong to a single writing system. Digits, spaces and punctuation belong to
 * the part before them.
 */
const scriptRunPattern = new RegExp(
  [...scripts.map(script => `[${script}]`), otherLetters]
    .map(letter => `(?:${letter})(?:${letter}|${neutralChars})*`)
    .join('|'),
  'gu',
)
