/** Absolute font size keywords of CSS, in rem. */
const words: Record<string, number> = {
  'xx-small': 0.5625,
  'x-small': 0.625,
  small: 0.8125,
  medium: 1,
  large: 1.125,
  'x-large': 1.5,
  'xx-large': 2,
}
const units: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }

/**
 * Converts an absolute CSS size to rem, so that it scales with the font size setting.
 * @returns undefined for relative and unknown sizes
 */
export function relativeSize(value: string): string | undefined {
  const word = words[value.trim().toLowerCase()]
  if (word !== undefined) return `${word}rem`
  const [, amount, unit] = /^([\d.]+)(px|pt|pc|in|cm|mm)$/i.exec(value.trim()) ?? []
  const pixels = units[unit?.toLowerCase() ?? '']
  return amount === undefined || pixels === undefined ? undefined : `${round((Number(amount) * pixels) / 16)}rem`
}

/** Alignments that the setting overrides; centre and end alignment are intended by the publisher. */
const ordinary = ['justify', 'left', 'start']
const lightNames = /^(white|snow|ivory|whitesmoke|ghostwhite|floralwhite|beige|gainsboro|light\w+|silver|yellow)$/i

/** Whether text in a CSS colour would be unreadable on white. */
export function isLight(colour: string): boolean {
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(colour.trim()) ?? []
  if (red === undefined) return lightNames.test(colour.trim())
  return 0.299 * Number(red) + 0.587 * Number(green) + 0.114 * Number(blue) > 190
}

/**
 * Adapts the style sheets of a loaded chapter to the user's settings: converts absolute font sizes to rem, makes
 * ordinary alignments overridable, removes light text colours without a background, and copies a vertical writing mode
 * of the body to the root element. Does nothing in fixed-layout books.
 */
export function softenPublisherStyle(chapter: Document, fixedLayout: boolean): void {
  if (fixedLayout) return
  for (const owner of chapter.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link')) {
    if (owner.id !== styleId && owner.sheet) soften(rulesOf(owner.sheet))
  }
  for (const element of chapter.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style) softenDeclarations(element.style)
  }
  for (const letters of chapter.querySelectorAll('font[color], basefont[color]')) {
    if (isLight(letters.getAttribute('color') ?? '')) letters.removeAttribute('color')
  }
  const { body, documentElement, defaultView } = chapter
  const mode = body && defaultView?.getComputedStyle(body).writingMode
  if (mode?.startsWith('vertical')) documentElement.style.writingMode = mode
}

/** Id of the style element with the reader style. */
export const styleId = 'longbox-style'

function soften(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if ('style' in rule && 'selectorText' in rule) softenDeclarations(rule.style as CSSStyleDeclaration)
    if ('cssRules' in rule) soften(rule.cssRules as CSSRuleList)
    if ('styleSheet' in rule && rule.styleSheet) soften(rulesOf(rule.styleSheet as CSSStyleSheet))
  }
}

function softenDeclarations(style: CSSStyleDeclaration): void {
  for (const name of ['font-size', 'line-height']) {
    const relative = relativeSize(style.getPropertyValue(name))
    if (relative) style.setProperty(name, relative, style.getPropertyPriority(name))
  }
  const align = style.getPropertyValue('text-align')
  if (ordinary.includes(align)) style.setProperty('text-align', `var(--longbox-align, ${align})`)
  const hasGround = /[a-z#]/i.test(
    style.getPropertyValue('background-color') + style.getPropertyValue('background-image'),
  )
  if (!hasGround && isLight(style.getPropertyValue('color'))) style.removeProperty('color')
}

/** Returns no rules for a style sheet that could not be loaded, because reading them throws. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

const round = (value: number) => Math.round(value * 1e4) / 1e4
