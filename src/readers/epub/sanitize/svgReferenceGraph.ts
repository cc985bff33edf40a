import { chapterLimits } from './chapterLimits'

/** SVG attributes that can refer to another element. A browser draws the other element again for each reference. */
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

/**
 * Style rule that refers to SVG elements by their ids, for example `.cover { mask: url(#a) }`. `className` is the class
 * of the elements to which the rule applies. If undefined, the rule may apply to any element.
 */
interface StyleReference {
  readonly className: string | undefined
  readonly ids: readonly string[]
}

/**
 * Matches a reference such as `url(#mask)` in a style value. The reference leads to an element of the same document.
 */
export const svgReferenceInStylePattern = /url\(\s*["']?#/i

/**
 * Removes references to SVG elements from a page. Each element in `referencing` loses all attributes that can contain a
 * reference, such as `href` and `mask`. It also loses its class, because a style rule for the class can contain a
 * reference. All `style` elements of the page that contain a reference such as `url(#id)` are removed.
 * @param referencing  elements that lose their class and these attributes
 */
export function removeSvgReferences(page: Document, referencing: readonly Element[]): void {
  for (const element of referencing)
    for (const name of [...referencingAttributes, 'class']) element.removeAttribute(name)
  for (const style of page.querySelectorAll('style'))
    if (svgReferenceInStylePattern.test(style.textContent ?? '')) style.remove()
}

/** Finds the references between the SVG elements of a chapter, in attributes and styles. */
export class SvgReferenceGraph {
  private readonly page: Document
  private readonly rules: readonly StyleReference[]
  private readonly sizes = new Map<Element, number>()

  constructor(page: Document) {
    this.page = page
    this.rules = [...page.querySelectorAll('style')].flatMap(style => readStyleReferences(style.textContent ?? ''))
  }

  /**
   * Number of style rules that refer to SVG elements. A rule with several selectors is counted once for each selector.
   */
  get ruleCount(): number {
    return this.rules.length
  }

  /** Removes masks, patterns and filters that style rules would apply to too many elements. */
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
   * Returns the ids of the elements that a browser draws together with an element, for example the id of its mask.
   * Browsers draw a marker at each point of an outline, so the result contains the id of a marker once for each point.
   * The result also contains each id from a style rule once for each point, because this id may belong to a marker.
   */
  idsOf(element: Element): readonly string[] {
    const ids = referencingAttributes.flatMap(name => attributeReferences(element, name))
    for (const { className, ids: ruleIds } of this.rules)
      if (className === undefined || element.classList.contains(className))
        for (let time = 0; time < pointsFactor(element); time++) ids.push(...ruleIds)
    return ids
  }

  /**
   * Returns the number of elements that a browser draws for an element. Includes the targets of all references.
   * Infinity for a circular reference.
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

/**
 * Returns the additional cost to draw the text or outline of an element. 0 for a short text or outline. The unit is the
 * cost of a simple element.
 */
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

/** Returns the approximate number of points of a path, at most 100. Markers are rendered at each point. */
function pointsFactor(element: Element): number {
  const points = element.getAttribute('d') ?? element.getAttribute('points') ?? ''
  return Math.min(100, 1 + (points.match(/[a-z,\s]+/gi)?.length ?? 0))
}

function readStyleReferences(css: string): StyleReference[] {
  if (!svgReferenceInStylePattern.test(css)) return []
  return css.split('}').flatMap(rule => {
    const ids = Array.from(rule.matchAll(/url\(\s*["']?#([^"')]*)/gi), ([, id = '']) => id)
    if (ids.length === 0) return []
    const selectors =
      rule
        .slice(Math.max(0, rule.lastIndexOf(';', rule.indexOf('{')) + 1))
        .split('{')
        .at(-2) ?? ''
    return selectors.split(',').map(selector => ({ className: lastClassOf(selector), ids }))
  })
}

function lastClassOf(selector: string): string | undefined {
  const dot = selector.lastIndexOf('.')
  return dot < 0 ? undefined : /^[\w-]+/.exec(selector.slice(dot + 1))?.[0]
}
