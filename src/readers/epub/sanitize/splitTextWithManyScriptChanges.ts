/**
 * Number of changes of the writing system, for example from Latin to Japanese, above which a text is split. Long
 * paragraphs of real books have some hundred changes.
 */
const MAX_CHANGES = 10_000
/** Number of changes of the writing system in each part of a split text. */
const CHANGES_PER_PART = 1_000

/** Matches runs of letters and punctuation in the scripts that East Asian texts mix, and runs of emoji. */
const scriptRunPattern =
  /\p{Script=Han}+|\p{Script=Hiragana}+|\p{Script=Katakana}+|[\u1100-\u11ff\uac00-\ud7ff]+|[\u3001-\u303f\uff01-\uff65]+|[\p{Extended_Pictographic}\p{Emoji_Presentation}]+/gu

/**
 * Splits a text in which the writing system changes very often, because browsers lay out such a text very slowly.
 * @returns the parts in order; most texts have a single part
 */
export function splitTextWithManyScriptChanges(text: string): readonly string[] {
  if (text.length <= MAX_CHANGES) return [text]
  const starts = Array.from(text.matchAll(scriptRunPattern), ({ index }) => index)
  if (starts.length <= MAX_CHANGES) return [text]
  const borders = starts.filter((_, at) => at > 0 && at % CHANGES_PER_PART === 0)
  return [0, ...borders].map((start, at) => text.slice(start, borders[at]))
}
