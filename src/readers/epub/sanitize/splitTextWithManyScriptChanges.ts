/**
 * Maximum number of changes of the writing system in a text that is not split. For example, the writing system changes
 * from Latin to Japanese. Long paragraphs of real books have a few hundred changes.
 */
const MAX_CHANGES = 10_000
/**
 * Number of changes of the writing system in each part of a text that is split. The last part may have fewer changes. A
 * text is split if it has more than {@link MAX_CHANGES} changes.
 */
const CHANGES_PER_PART = 1_000

/**
 * Matches successive characters of the same kind. The kinds are Chinese characters, Hiragana, Katakana, Korean letters,
 * East Asian punctuation, and emoji. East Asian texts mix these kinds.
 */
const scriptRunPattern =
  /\p{Script=Han}+|\p{Script=Hiragana}+|\p{Script=Katakana}+|[\u1100-\u11ff\uac00-\ud7ff]+|[\u3001-\u303f\uff01-\uff65]+|[\p{Extended_Pictographic}\p{Emoji_Presentation}]+/gu

/**
 * Splits a text in which the writing system changes very often. Browsers lay out such a text very slowly.
 * @returns the parts in order. Most texts have a single part.
 */
export function splitTextWithManyScriptChanges(text: string): readonly string[] {
  if (text.length <= MAX_CHANGES) return [text]
  const starts = Array.from(text.matchAll(scriptRunPattern), ({ index }) => index)
  if (starts.length <= MAX_CHANGES) return [text]
  const borders = starts.filter((_, at) => at > 0 && at % CHANGES_PER_PART === 0)
  return [0, ...borders].map((start, at) => text.slice(start, borders[at]))
}
