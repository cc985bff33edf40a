import {
  findElementsMatchingCssRule,
  getReadableCssRules,
  isCssStyleRule,
  iterateNestedCssRules,
} from './publisher/iterateCssRules'
import { hasFullWidthLetters, replaceByFullWidthLetters } from './publisher/replaceByFullWidthLetters'

/** For each font size keyword of CSS, the size in rem. */
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
 * Converts an absolute CSS size, for example `12pt`, to rem. Text with a size in rem follows the font size setting.
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

/**
 * Values of `text-align` in the style of a book that the alignment setting may override. Other values, for example
 * `center`, stay.
 */
const overridableAlignments = ['justify', 'left', 'start']
const lightColorNames = /^(white|snow|ivory|whitesmoke|ghostwhite|floralwhite|beige|gainsboro|light\w+|silver|yellow)$/i

/** Whether text in a CSS color is so light that it is unreadable on a white background. */
export function isCssColorUnreadableOnWhite(color: string): boolean {
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(color.trim()) ?? []
  if (red === undefined) return lightColorNames.test(color.trim())
  return 0.299 * Number(red) + 0.587 * Number(green) + 0.114 * Number(blue) > 190
}

/**
 * Adapts the styles of a book, so that the settings of the user have an effect. Converts absolute font sizes and line
 * heights to rem. Lets the alignment setting override left and justified alignment. Removes light text colors, except
 * in boxes with a dark background. Converts text to full-width letters if its style requires them.
 */
export function adaptPublisherStyle(chapter: Document): void {
  const rules: CSSStyleRule[] = []
  for (const element of chapter.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link')) {
    if (element.id !== READER_STYLE_ELEMENT_ID && element.sheet)
      for (const rule of iterateNestedCssRules(getReadableCssRules(element.sheet)))
        if (isCssStyleRule(rule)) rules.push(rule)
  }
  let boxes: ReadonlySet<Element> | undefined
  const areInDarkBoxes = (elements: readonly Element[]) => {
    boxes ??= findDarkBoxes(chapter, rules)
    return elements.length > 0 && elements.every(element => isInBox(element, boxes))
  }
  for (const rule of rules)
    adaptDeclarations(rule.style, () => areInDarkBoxes(findElementsMatchingCssRule(rule, chapter)))
  const styledElements = [...chapter.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => style)
  for (const element of styledElements) adaptDeclarations(element.style, () => areInDarkBoxes([element]))
  if ([...rules, ...styledElements].some(({ style }) => hasFullWidthLetters(style))) replaceByFullWidthLetters(chapter)
  for (const fontElement of chapter.querySelectorAll('font[color], basefont[color]')) {
    if (isCssColorUnreadableOnWhite(fontElement.getAttribute('color') ?? '')) fontElement.removeAttribute('color')
  }
}

/** Id of the style element for the style sheet of the reader. */
export const READER_STYLE_ELEMENT_ID = 'longbox-style'

/** Whether a style sets a background image or a dark background color. */
function hasDarkBackground(style: CSSStyleDeclaration): boolean {
  const [color, image] = ['background-color', 'background-image'].map(name => style.getPropertyValue(name))
  const isColor = /^(?!transparent|initial|inherit|unset)./.test(color ?? '')
  return /\(/.test(image ?? '') || (isColor && !isCssColorUnreadableOnWhite(color ?? ''))
}

function findDarkBoxes(chapter: Document, rules: readonly CSSStyleRule[]): ReadonlySet<Element> {
  const styled = [...chapter.body.querySelectorAll<HTMLElement>('[style]')]
  return new Set([
    ...rules
      .filter(({ style }) => hasDarkBackground(style))
      .flatMap(rule => findElementsMatchingCssRule(rule, chapter)),
    ...styled.filter(({ style }) => style && hasDarkBackground(style)),
  ])
}

const isInBox = (element: Element | null, boxes: ReadonlySet<Element> | undefined): boolean =>
  element !== null && (boxes?.has(element) || isInBox(element.parentElement, boxes))

/**
 * Changes the declarations of a style so that the reader settings apply. Converts absolute font sizes and line heights
 * to rem. Makes the text alignment adjustable. Removes light text colors.
 * @param areInDarkBoxes returns whether all elements with this style have a dark background. If true, a light text
 *   color is not removed.
 */
function adaptDeclarations(style: CSSStyleDeclaration, areInDarkBoxes: () => boolean): void {
  for (const name of ['font-size', 'line-height']) {
    const remSize = absoluteCssSizeToRem(style.getPropertyValue(name))
    if (remSize) style.setProperty(name, remSize, style.getPropertyPriority(name))
  }
  const align = style.getPropertyValue('text-align')
  if (overridableAlignments.includes(align)) style.setProperty('text-align', `var(--longbox-align, ${align})`)
  const isLight = isCssColorUnreadableOnWhite(style.getPropertyValue('color'))
  if (isLight && !hasDarkBackground(style) && !areInDarkBoxes()) style.removeProperty('color')
}

const roundTo4Decimals = (value: number) => Math.round(value * 1e4) / 1e4
