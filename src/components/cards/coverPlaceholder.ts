/**
 * Number of characters at the start of a title that determine the color and the initials of a cover placeholder. The
 * rest of a longer title is ignored.
 */
const MAX_CHARS = 500

/** Returns a hue from 0 to 359 for the background of a cover placeholder. The same text always has the same hue. */
export function getCoverPlaceholderHue(text: string): number {
  let hash = 7
  for (const char of text.slice(0, MAX_CHARS)) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}

/**
 * Returns up to two upper-case initials of a title. Skips punctuation. Skips English articles, unless the title has no
 * other words.
 */
export function getTitleInitials(title: string): string {
  const words = title
    .slice(0, MAX_CHARS)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const significantWords = words.length > 1 ? words.filter(word => !/^(the|a|an)$/i.test(word)) : words
  const letters = (significantWords.length > 0 ? significantWords : words)
    .slice(0, 2)
    .map(word => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
