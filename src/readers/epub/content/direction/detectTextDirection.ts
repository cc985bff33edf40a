const MIN_LETTERS = 24

/**
 * Detects the direction of a text from its letters.
 * @returns `either` for Chinese, Japanese and Mongolian text; undefined if the text has too few letters
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
 * Sets the direction `ltr` on a chapter with left-to-right letters in a right-to-left book. Otherwise, the text would
 * inherit the page direction `rtl`. Does nothing if the chapter declares a direction.
 */
export function setLeftToRightDirectionIfUndeclared({ documentElement, body }: Document): void {
  if (documentElement.hasAttribute('dir') || body.hasAttribute('dir')) return
  if (detectTextDirection(body.textContent?.slice(0, 4_000) ?? '') !== 'ltr') return
  // Sets the text direction on the children of the body and not on the body, because the body determines the page
  // direction.
  for (const child of body.children) if (!child.hasAttribute('dir')) child.setAttribute('dir', 'ltr')
}
