import { isStyleRule, readableRulesOf, withNestedRules } from './publisher/cssRules'

/** Sizes in rem of the font size keywords of CSS. */
const remByFontSizeKeyword: Record<string, number> = {
  'xx-small': 0.5625,
  'x-small': 0.625,
  small: 0.8125,
  medium: 1,
  large: 1.125,
  'x-large': 1.5,
  'xx-large': 2,
}
const pxPerUnit: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }

/**
 * Converts an absolute CSS size to rem, so that it scales with the font size setting.
 * @returns undefined for relative and unknown sizes
 */
export function absoluteCssSizeToRem(value: string): string | undefined {
  const rem = remByFontSizeKeyword[value.trim().toLowerCase()]
  if (rem !== undefined) return `${rem}rem`
  const [, amount, unit] = /^([\d.]+)(px|pt|pc|in|cm|mm)$/i.exec(value.trim()) ?? []
  const pixels = pxPerUnit[unit?.toLowerCase() ?? '']
  return amount === undefined || pixels === undefined
    ? undefined
    : `${roundTo4Decimals((Number(amount) * pixels) / 16)}rem`
}

/** Values of `text-align` that the alignment setting of the user replaces. */
const overridableAlignments = ['justify', 'left', 'start']
const lightColorNames = /^(white|snow|ivory|whitesmoke|ghostwhite|floralwhite|beige|gainsboro|light\w+|silver|yellow)$/i

/** Whether text in a CSS colour is too light to read on white. */
export function isCssColorUnreadableOnWhite(colour: string): boolean {
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(colour.trim()) ?? []
  if (red === undefined) return lightColorNames.test(colour.trim())
  return 0.299 * Number(red) + 0.587 * Number(green) + 0.114 * Number(blue) > 190
}

/**
 * Adapts the styles of the publisher to the settings of the user. Converts absolute font sizes to rem. Replaces
 * ordinary alignments. Removes light text colours without a background.
 */
export function adaptPublisherStyle(chapter: Document): void {
  for (const element of chapter.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link')) {
    if (element.id !== READER_STYLE_ELEMENT_ID && element.sheet) adaptRules(readableRulesOf(element.sheet))
  }
  for (const element of chapter.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style) adaptDeclarations(element.style)
  }
  for (const fontElement of chapter.querySelectorAll('font[color], basefont[color]')) {
    if (isCssColorUnreadableOnWhite(fontElement.getAttribute('color') ?? '')) fontElement.removeAttribute('color')
  }
}

/** Id of the style element for the style sheet of the reader. */
export const READER_STYLE_ELEMENT_ID = 'longbox-style'

function adaptRules(rules: Iterable<CSSRule>): void {
  for (const rule of withNestedRules(rules)) if (isStyleRule(rule)) adaptDeclarations(rule.style)
}

function adaptDeclarations(style: CSSStyleDeclaration): void {
  for (const name of ['font-size', 'line-height']) {
    const remSize = absoluteCssSizeToRem(style.getPropertyValue(name))
    if (remSize) style.setProperty(name, remSize, style.getPropertyPriority(name))
  }
  const align = style.getPropertyValue('text-align')
  if (overridableAlignments.includes(align)) style.setProperty('text-align', `var(--longbox-align, ${align})`)
  const hasBackground = /[a-z#]/i.test(
    style.getPropertyValue('background-color') + style.getPropertyValue('background-image'),
  )
  if (!hasBackground && isCssColorUnreadableOnWhite(style.getPropertyValue('color'))) style.removeProperty('color')
}

const roundTo4Decimals = (value: number) => Math.round(value * 1e4) / 1e4
