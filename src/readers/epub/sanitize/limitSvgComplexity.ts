import { markupNamespaces } from './allowedChapterMarkup'
import { chapterLimits } from './chapterLimits'
import { countSvgFilterOperations } from './isSvgTooCostlyToDraw'
import { limitSvgDashPatterns } from './limitSvgDashPatterns'
import { removeSvgReferences, SvgReferenceGraph, svgReferenceInStylePattern } from './svgReferenceGraph'

const { svg } = markupNamespaces

/**
 * Maximum of a product: the number of SVG elements times the number of selectors of style rules that refer to SVG
 * elements. Each element is compared with each selector.
 */
const MAX_REFERENCE_CHECKS = 2_000_000

/**
 * Limits the SVG drawings of a chapter. Empties complex filters. Removes outlines with too many points, and references
 * that expand to too many elements. Also limits dash patterns, gradients, effects and animations.
 */
export function limitSvgComplexity(page: Document): void {
  const elements = [...page.getElementsByTagNameNS(svg, '*')]
  if (elements.length === 0) return
  limitFilters(page)
  const points = limitOutlines(elements)
  limitSvgDashPatterns(page, elements)
  limitGradients(page)
  let references = new SvgReferenceGraph(page)
  if (references.ruleCount * elements.length > MAX_REFERENCE_CHECKS) {
    removeSvgReferences(page, [])
    references = new SvgReferenceGraph(page)
  }
  references.removeOverusedTargets()
  const referencing = elements.filter(element => references.idsOf(element).length > 0)
  let total = 0
  for (const element of referencing) total += references.countExpanded(element)
  if (total > chapterLimits.maxExpandedSvgElements) removeSvgReferences(page, referencing)
  limitEffects(elements)
  if (points > chapterLimits.maxAnimatedPoints || total + elements.length > chapterLimits.maxAnimatedElements)
    for (const animation of elements.filter(({ localName }) => localName.startsWith('animate'))) animation.remove()
}

function limitFilters(page: Document): void {
  const filters = [...page.getElementsByTagNameNS(svg, 'filter')]
  const primitives = filters.reduce((sum, { childElementCount }) => sum + childElementCount, 0)
  const isTooMuch =
    primitives > chapterLimits.maxFilterPrimitives || countSvgFilterOperations(page) > chapterLimits.maxFilterWork
  const isTooLarge = (filter: Element) => countFilterInputs(filter) > chapterLimits.maxFilterInputs
  for (const filter of filters) if (isTooMuch || isTooLarge(filter)) filter.replaceChildren()
}

/**
 * Returns how many times a browser evaluates primitives for a filter. A primitive is evaluated again each time another
 * primitive uses its result.
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
 * Counts the points in long attributes of SVG elements, for example in `d`. Two numbers count as a point. When the
 * count exceeds `chapterLimits.maxSvgPoints`, removes the current and all later long attributes.
 * @returns the number of points, including the points of removed attributes
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

/**
 * Counts the uses of masks, patterns and filters. After a limit is exceeded, removes these effects from all further
 * elements.
 */
function limitEffects(elements: readonly Element[]): void {
  let effects = 0
  let filters = 0
  for (const element of elements)
    for (const name of ['mask', 'clip-path', 'filter', 'fill', 'stroke', 'style']) {
      const value = element.getAttribute(name) ?? ''
      if (!svgReferenceInStylePattern.test(value)) continue
      effects += 1
      if (name === 'filter' || value.includes('filter')) filters += 1
      if (effects > chapterLimits.maxSvgEffects || filters > chapterLimits.maxSvgFilterUses)
        element.removeAttribute(name)
    }
}
