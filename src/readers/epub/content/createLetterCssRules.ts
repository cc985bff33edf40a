import type { EpubAppearanceSettings } from './createEpubStyleSheet'

/** Creates the rules for the font of the user and for the spacing of letters and words. */
export function createLetterCssRules({ font, letterSpacing, wordSpacing }: EpubAppearanceSettings): string[] {
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
