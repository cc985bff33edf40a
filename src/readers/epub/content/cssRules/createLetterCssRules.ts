import type { TextFont } from '../../fonts/fontSources'

interface LetterSettings {
  /** Font that replaces the fonts of the book. Undefined if the fonts of the book are used. */
  readonly font?: TextFont
  /** Letter and word spacing in percent of the font size. 0 means the spacing of the publisher. */
  readonly letterSpacing: number
  readonly wordSpacing: number
}

/** Creates the rules for the font of the user and for the spacing of letters and words. */
export function createLetterCssRules({ font, letterSpacing, wordSpacing }: LetterSettings): string[] {
  const rules: string[] = []
  if (font) {
    const unstyledSelectors = 'code, code *, pre, pre *, kbd, samp, math, math *, svg, svg *'
    rules.push(`body, body *:not(${unstyledSelectors}) { font-family: ${font.family} !important; }`)
  }
  // Languages whose letters are connected. The letter spacing is not applied to texts in these languages, because it
  // would separate the letters.
  const joinedLanguages = [':lang(ar)', ':lang(fa)', ':lang(ur)', ':lang(ps)', ':lang(ug)'].join(', ')
  if (letterSpacing > 0) {
    rules.push(
      `body:not(${joinedLanguages}), body *:not(${joinedLanguages}) { letter-spacing: ${letterSpacing / 100}em !important; }`,
    )
  }
  if (wordSpacing > 0) rules.push(`body, body * { word-spacing: ${wordSpacing / 100}em !important; }`)
  return rules
}
