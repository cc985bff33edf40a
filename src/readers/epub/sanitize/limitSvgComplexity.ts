import { markupNamespaces } from './allowedChapterMarkup'
import { chapterLimits } from './chapterLimits'
import { countFilterWork } from './isCostlyDrawing'

const { svg } = markupNamespaces

/** SVG attributes that can refer to another element. A browser renders the target again for each reference. */
const referencingAttributes = [
  'href',
  'style',
  'mask',
  'fill',
  'stroke',
  'filter',
  'clip-path',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
]

/** Ids of the SVG elements to which a style rule refers. A rule without `className` may apply to all elements. */
interface StyleReference {
  readonly className: string | undefined
  readonly ids: readonly string[]
}

/**
 * Limits the SVG drawings of a chapter. Removes complex filters, outlines with too many points, and references that
 * expand to too many elements.
 */
export function limitSvgComplexity(page: Document): void {
  const elements = [...page.getElementsByTagNameNS(svg, '*')]
  if (elements.length === 0) return
  limitFilters(page)
  const points = limitOutlines(elements)
  limitDashes(page, elements)
  limitGradients(page)
  const references = new SvgReferences(page)
  references.removeOverusedTargets()
  const referencing = elements.filter(element => references.idsOf(element).length > 0)
  let total = 0
  for (const element of referencing) total += references.countExpanded(element)
  if (total > chapterLimits.maxExpandedSvgElements) removeReferences(page, referencing)
  limitEffects(elements)
  if (points > chapterLimits.maxAnimatedPoints || total + elements.length > chapterLimits.maxAnimatedElements)
    for (const animation of elements.filter(({ localName }) => localName.startsWith('animate'))) animation.remove()
}

function removeReferences(page: Document, referencing: readonly Element[]): void {
  for (const element of referencing)
    for (const name of [...referencingAttributes, 'class']) element.removeAttribute(name)
  for (const style of page.querySelectorAll('style'))
    if (styleReferencePattern.test(style.textContent ?? '')) style.remove()
}

function limitFilters(page: Document): void {
  const filters = [...page.getElementsByTagNameNS(svg, 'filter')]
  const primitives = filters.reduce((sum, { childElementCount }) => sum + childElementCount, 0)
  const isTooMuch =
    primitives > chapterLimits.maxFilterPrimitives || countFilterWork(page) > chapterLimits.maxFilterWork
  const isTooLarge = (filter: Element) => countFilterInputs(filter) > chapterLimits.maxFilterInputs
  for (const filter of filters) if (isTooMuch || isTooLarge(filter)) filter.replaceChildren()
}

/**
 * Returns the number of filter primitives that a browser evaluates. A primitive whose result is used twice counts as
 * two.
 */
function countFilterInputs(filter: Element): number {
  const sizes = new Map<string, number>()
  let previous = 1
  for (const primitive of filter.children) {
    const nodes = [primitive, ...primitive.children]
    const names = nodes
      .flatMap(node => [node.getAttribute('in'), node.getAttribute('in2')])
      .filter(name => name !== null)
    previous = names.reduce((sum, name) => sum + (sizes.get(name) ?? 1), names.length === 0 ? previous + 1 : 1)
    sizes.set(primitive.getAttribute('result') ?? '', previous)
    if (previous > chapterLimits.maxFilterInputs) break
  }
  return previous
}

/**
 * Counts the points of all outlines. Removes each outline that exceeds the limit of points.
 * @returns the number of points
 */
function limitOutlines(elements: readonly Element[]): number {
  let points = 0
  for (const element of elements)
    for (const name of ['d', 'points', 'values', 'from', 'to', 'path', 'x', 'y', 'dx', 'dy', 'rotate', 'transform']) {
      const value = element.getAttribute(name)
      if (value === null || value.length < 64) continue
      points += (value.match(/[-+]?\.?\d+/g)?.length ?? 0) / 2
      if (points > chapterLimits.maxSvgPoints) element.removeAttribute(name)
    }
  return points
}

function limitGradients(page: Document): void {
  for (const gradient of page.querySelectorAll('linearGradient[href], radialGradient[href], pattern[href]')) {
    let depth = 0
    for (let next: Element | null = gradient; next && depth <= chapterLimits.maxGradientDepth; depth++) {
      const id: string | undefined = next.getAttribute('href')?.slice(1)
      next = id ? page.getElementById(id) : null
    }
    if (depth > chapterLimits.maxGradientDepth) gradient.removeAttribute('href')
  }
}

const dashRulePattern = /stroke-dasharray\s*:([^;}]*)/gi

/** Removes all dash patterns if there are too many dashed outlines. Browsers draw each dash separately. */
function limitDashes(page: Document, elements: readonly Element[]): void {
  const styles = [...page.querySelectorAll('style')]
  const rules = styles.flatMap(({ textContent }) => [...(textContent ?? '').matchAll(dashRulePattern)])
  const dashed = elements.filter(element => dashPatternOf(element) !== undefined)
  // If a style rule sets a dash pattern, counts all elements, because the rule may apply to all elements.
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

/** Whether a dash pattern contains a dash shorter than 1, or a dash of unknown length. */
const hasFineDash = (pattern = ''): boolean =>
  pattern.includes('(') || (pattern.match(/[\d.]+/g) ?? []).some(dash => Number(dash) < 1)

const dashPatternOf = (element: Element): string | undefined =>
  element.getAttribute('stroke-dasharray') ??
  /stroke-dasharray\s*:([^;]*)/i.exec(element.getAttribute('style') ?? '')?.[1]

/** Removes masks, patterns and filters from elements after the limit of each effect is reached. */
function limitEffects(elements: readonly Element[]): void {
  let effects = 0
  let filters = 0
  for (const element of elements)
    for (const name of ['mask', 'clip-path', 'filter', 'fill', 'stroke', 'style']) {
      const value = element.getAttribute(name) ?? ''
      if (!styleReferencePattern.test(value)) continue
      effects += 1
      if (name === 'filter' || value.includes('filter')) filters += 1
      if (effects > chapterLimits.maxSvgEffects || filters > chapterLimits.maxSvgFilterUses)
        element.removeAttribute(name)
    }
}

const styleReferencePattern = /url\(\s*["']?#/i

class SvgReferences {
  private readonly page: Document
  private readonly rules: readonly StyleReference[]
  private readonly sizes = new Map<Element, number>()

  constructor(page: Document) {
    this.page = page
    this.rules = [...page.querySelectorAll('style')].flatMap(style => readStyleReferences(style.textContent ?? ''))
  }

  /** Removes masks, patterns and filters that too many elements use through style rules. */
  removeOverusedTargets(): void {
    const { maxSvgEffects, maxSvgFilterUses } = chapterLimits
    const uses = { filter: 0, effect: 0 }
    for (const { className, ids } of this.rules) {
      const matches =
        className === undefined ? this.page.getElementsByTagName('*') : this.page.getElementsByClassName(className)
      for (const id of ids) {
        const target = this.page.getElementById(id)
        if (!target || /Gradient$/.test(target.localName)) continue
        const kind = target.localName === 'filter' ? 'filter' : 'effect'
        uses[kind] += matches.length
        if (uses[kind] > (kind === 'filter' ? maxSvgFilterUses : maxSvgEffects)) target.remove()
      }
    }
  }

  /**
   * Returns the ids of the elements that a browser renders together with an element. For a marker, the id occurs once
   * for each point of the outline.
   */
  idsOf(element: Element): readonly string[] {
    const ids = referencingAttributes.flatMap(name => attributeReferences(element, name))
    for (const { className, ids: ruleIds } of this.rules)
      if (className === undefined || element.classList.contains(className))
        for (let time = 0; time < pointsFactor(element); time++) ids.push(...ruleIds)
    return ids
  }

  /**
   * Returns the number of elements after each reference is replaced by a copy of its target. Infinite for a circular
   * reference.
   */
  countExpanded(element: Element, depth = 0): number {
    if (depth > 2 * chapterLimits.flattenDepthElements) return Number.POSITIVE_INFINITY
    const cached = this.sizes.get(element)
    if (cached !== undefined) return cached
    this.sizes.set(element, Number.POSITIVE_INFINITY)
    let size = 1 + ownContentSize(element)
    for (const child of element.children) size += this.countExpanded(child, depth + 1)
    for (const id of this.idsOf(element)) {
      const target = this.page.getElementById(id)
      if (target) size += this.countExpanded(target, depth + 1)
    }
    this.sizes.set(element, size)
    return size
  }
}

/** Returns the rendering cost of the text or outline of an element, as a number of simple elements. */
function ownContentSize(element: Element): number {
  const text = element.localName === 'text' ? (element.textContent?.length ?? 0) : 0
  const outline = element.getAttribute('d') ?? element.getAttribute('points') ?? ''
  return Math.floor(text / 400 + outline.length / 40)
}

function attributeReferences(element: Element, name: string): string[] {
  const value = element.getAttribute(name)
  if (!value) return []
  if (name === 'href')
    return /^(use|feImage|pattern)$/.test(element.localName) && value.startsWith('#') ? [value.slice(1)] : []
  const ids = Array.from(value.matchAll(/url\(\s*["']?#([^"')]*)/gi), ([, id = '']) => id)
  return /marker/.test(value + name) ? ids.flatMap(id => Array<string>(pointsFactor(element)).fill(id)) : ids
}

/** Returns the approximate number of points of a path. Markers are rendered at each point. */
function pointsFactor(element: Element): number {
  const points = element.getAttribute('d') ?? element.getAttribute('points') ?? ''
  return Math.min(100, 1 + (points.match(/[a-z,\s]+/gi)?.length ?? 0))
}

function readStyleReferences(css: string): StyleReference[] {
  if (!styleReferencePattern.test(css)) return []
  return css.split('}').flatMap(rule => {
    const ids = Array.from(rule.matchAll(/url\(\s*["']?#([^"')]*)/gi), ([, id = '']) => id)
    if (ids.length === 0) return []
    const selectors =
      rule
        .slice(Math.max(0, rule.lastIndexOf(';', rule.indexOf('{')) + 1))
        .split('{')
        .at(-2) ?? ''
    return selectors.split(',').map(selector => ({ className: /\.([\w-]+)[^.]*$/.exec(selector)?.[1], ids }))
  })
}
