/** Characters of a title that count: a server may send titles of any length. */
const MAX_CHARACTERS = 500

/** A hue of 0 … 359 that stays the same for the same text: the ground of a cover that is not there. */
export function placeholderHue(text: string): number {
  let hash = 7
  for (const char of text.slice(0, MAX_CHARACTERS)) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}

/** Up to two letters for a title: the first of its first two words, leading articles and signs left aside. */
export function initialsOf(title: string): string {
  const words = title
    .slice(0, MAX_CHARACTERS)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.length > 1 ? words.filter(word => !/^(the|a|an)$/i.test(word)) : words
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map(word => Array.from(word)[0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
