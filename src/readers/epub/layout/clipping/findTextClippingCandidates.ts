import { READER_STYLE_ELEMENT_ID } from '../../content/adaptPublisherStyle'
import {
  findElementsMatchingCssRule,
  getReadableCssRules,
  isCssStyleRule,
  iterateNestedCssRules,
} from '../../content/publisher/iterateCssRules'

/** Maps CSS properties to values that are harmless: with these values, a box does not cut, cover or move text. */
const harmlessValues: Readonly<Record<string, RegExp>> = {
  'overflow-x': /^visible$/,
  'overflow-y': /^visible$/,
  position: /^(static|relative)$/,
  display: /^(block|inline|contents|list-item|none|flow-root|ruby.*|table.*)$/,
  transform: /^none$/,
  translate: /^none$/,
  scale: /^none$/,
  rotate: /^none$/,
  height: /^auto$/,
  'block-size': /^auto$/,
  'min-height': /^(auto|0(px)?)$/,
  'min-block-size': /^(auto|0(px)?)$/,
  'max-height': /^none$/,
  'max-block-size': /^none$/,
  'text-wrap-mode': /^wrap$/,
  'white-space': /^(normal|pre-wrap|pre-line)$/,
  'writing-mode': /^horizontal-tb$/,
}
const sizeProperties = ['width', 'min-width', 'inline-size', 'min-inline-size']
const spacingPattern =
  /^((margin|padding)-(left|right|top|bottom|inline-start|inline-end)|left|right|top|bottom|text-indent)$/
const keywordPattern = /^(auto|none|initial|inherit|unset|revert|revert-layer)$/

/** Maps each CSS unit to a size in this unit. A box of at most this size fits into every column. */
const maxSizes: Readonly<Record<string, number>> = { '%': 100, em: 12, rem: 12, px: 200, pt: 150 }
const maxSpacings: Readonly<Record<string, number>> = { '%': 30, em: 4, rem: 4, px: 60, pt: 45 }

/**
 * Selects elements that {@link findTextClippingCandidates} ignores. Most of these elements do not clip text.
 * `fitWideContentToColumns` fits the others, for example tables, to their columns.
 */
const EXCLUDED_SELECTOR =
  'table *, table, math, math *, svg, svg *, img, video, audio, br, hr, pre, code, kbd, samp, ruby *'
/**
 * Maximum number of elements that {@link findTextClippingCandidates} collects. Each of these elements is measured, so a
 * greater number would delay the first page.
 */
const MAX_ELEMENTS = 1_000
const MAX_RULES = 300

/**
 * Finds the elements whose styles could make text unreadable in pages. The styles of the publisher could cut the text,
 * cover it, or move it out of the page. Examples are styles for size, position and overflow. Returns the elements in
 * document order.
 */
export function findTextClippingCandidates(chapter: Document): readonly HTMLElement[] {
  const found = new Set<Element>()
  for (const element of chapter.body.querySelectorAll<HTMLElement>('[style]'))
    if (found.size < MAX_ELEMENTS && element.style && mayClipText(element.style)) found.add(element)
  let rules = 0
  for (const { id, sheet } of chapter.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link')) {
    if (id === READER_STYLE_ELEMENT_ID || !sheet) continue
    for (const rule of iterateNestedCssRules(getReadableCssRules(sheet))) {
      if (!isCssStyleRule(rule) || !mayClipText(rule.style) || ++rules > MAX_RULES) continue
      for (const element of findElementsMatchingCssRule(rule, chapter))
        if (found.size < MAX_ELEMENTS) found.add(element)
    }
  }
  return [...found]
    .filter((element): element is HTMLElement => 'offsetWidth' in element && !element.matches(EXCLUDED_SELECTOR))
    .sort((first, second) => (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

function mayClipText(style: CSSStyleDeclaration): boolean {
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name)
    if (harmlessValues[name] && !harmlessValues[name].test(value)) return true
    if (keywordPattern.test(value)) continue
    if (sizeProperties.includes(name) && exceeds(value, maxSizes)) return true
    if (spacingPattern.test(name) && (value.startsWith('-') || exceeds(value, maxSpacings))) return true
  }
  return false
}

/**
 * Whether a length exceeds the limit of its unit. True for calculated lengths such as `calc()` and for units without a
 * limit.
 */
function exceeds(value: string, limits: Readonly<Record<string, number>>): boolean {
  const count = /^[\d.]+/.exec(value)?.[0]
  if (count === undefined) return true
  const unit = value.slice(count.length)
  return Number(count) > (unit === '' ? 0 : (limits[unit] ?? 0))
}
