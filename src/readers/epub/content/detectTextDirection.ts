/** Number of letters from which the direction of a text is known. */
const MIN_LETTERS = 24

/**
 * Detects the direction of a text by its letters.
 * @returns `either` for Chinese, Japanese and Mongolian, undefined when the text has too few letters
 */
export function detectTextDirection(text: string): 'ltr' | 'rtl' | 'either' | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const rtl = count(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu)
  const either = count(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Mongolian}]/gu,
  )
  const letterCount = count(/\p{L}/gu)
  if (either * 2 > letterCount && letterCount > 0) return 'either'
  if (letterCount < MIN_LETTERS) return undefined
  return rtl * 2 > letterCount ? 'rtl' : 'ltr'
}

/**
 * Declares the direction of text that is written from left to right and declares none. Otherwise it would take the
 * direction of the pages.
 */
export function declareDirectionOfLtrText({ documentElement, body }: Document): void {
  if (documentElement.hasAttribute('dir') || body.hasAttribute('dir')) return
  if (detectTextDirection(body.textContent?.slice(0, 4_000) ?? '') !== 'ltr') return
  // The direction of the body is that of its columns.
  for (const child of body.children) if (!child.hasAttribute('dir')) child.setAttribute('dir', 'ltr')
}
