import { chapterLimits } from './chapterLimits'

const dashRulePattern = /stroke-dasharray\s*:([^;}]*)/gi

/**
 * Removes all dash patterns if there are too many dashed outlines. Browsers draw each dash separately, which is slow.
 */
export function limitSvgDashPatterns(page: Document, elements: readonly Element[]): void {
  const styles = [...page.querySelectorAll('style')]
  const rules = styles.flatMap(({ textContent }) => [...(textContent ?? '').matchAll(dashRulePattern)])
  const dashed = elements.filter(element => dashPatternOf(element) !== undefined)
  // If any style rule sets a dash pattern, all elements are counted as dashed, because the rule could apply to all of
  // them.
  const [count, fineCount] = rules.some(([, pattern]) => !/^\s*none/.test(pattern ?? ''))
    ? [elements.length, rules.some(([, pattern]) => hasFineDash(pattern)) ? elements.length : 0]
    : [dashed.length, dashed.filter(element => hasFineDash(dashPatternOf(element))).length]
  if (count <= chapterLimits.maxDashedOutlines && fineCount <= chapterLimits.maxFineDashedOutlines) return
  for (const style of styles)
    style.textContent = (style.textContent ?? '').replace(dashRulePattern, 'stroke-dasharray:none')
  for (const element of dashed) {
    element.removeAttribute('stroke-dasharray')
    element.setAttribute('style', `${element.getAttribute('style') ?? ''};stroke-dasharray:none`)
  }
}

/**
 * Whether a dash pattern contains a dash that is shorter than 1 unit of the SVG coordinate system, or a dash of unknown
 * length.
 */
const hasFineDash = (pattern = ''): boolean =>
  pattern.includes('(') || (pattern.match(/[\d.]+/g) ?? []).some(dash => Number(dash) < 1)

const dashPatternOf = (element: Element): string | undefined =>
  element.getAttribute('stroke-dasharray') ??
  /stroke-dasharray\s*:([^;]*)/i.exec(element.getAttribute('style') ?? '')?.[1]
