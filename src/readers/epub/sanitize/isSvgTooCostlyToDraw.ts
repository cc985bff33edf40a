import { chapterLimits } from './chapterLimits'

/** Cost of slow filter primitives. The cost of an ordinary primitive is 1. */
const primitiveSizes: Readonly<Record<string, number>> = {
  feTurbulence: 10,
  feConvolveMatrix: 10,
  feMorphology: 10,
  feDiffuseLighting: 5,
  feSpecularLighting: 5,
}

const costlyPropertyPattern = /filter|mask|marker|animation|shadow|stroke-dasharray/i

/** Matches the name of each property in a style, except properties with the value `none`. */
const declaredPropertyPattern = /(?<![\w-])[\w-]+(?=\s*:(?!\s*none))/g

/**
 * Whether a browser takes too long to draw an SVG as an image. Browsers draw the whole image at once, and again after
 * each change of its size. Inline SVGs may be more complex, because browsers draw them in parts.
 * @param page sanitized document that contains the SVG
 */
export function isSvgTooCostlyToDraw(page: Document): boolean {
  const {
    maxDrawingFilterWork,
    maxDrawingPictures,
    maxDrawingTextPaths,
    maxDrawingEffects,
    maxDrawingStops,
    maxDrawingElementsWithRules,
  } = chapterLimits
  const count = (selector: string) => page.querySelectorAll(selector).length
  const hasCostlyRules = [...page.querySelectorAll('style')].some(({ textContent }) =>
    setsCostlyProperty(textContent ?? ''),
  )
  return (
    countSvgFilterOperations(page) > maxDrawingFilterWork ||
    count('image') > maxDrawingPictures ||
    count('[mask], [marker-start], [marker-mid], [marker-end], [fill^="url" i], [stroke^="url" i]') >
      maxDrawingEffects ||
    countMarkerElements(page) > maxDrawingEffects ||
    count('textPath') > maxDrawingTextPaths ||
    count('pattern *, mask *') > maxDrawingEffects ||
    count('stop') > maxDrawingStops ||
    count('clipPath [clip-path], clipPath[clip-path]') > chapterLimits.maxGradientDepth ||
    count('animate, animateMotion, animateTransform') > 0 ||
    (hasCostlyRules && count('*') > maxDrawingElementsWithRules)
  )
}

/** Returns whether a style sets a property that is slow to draw, such as `filter`. */
function setsCostlyProperty(css: string): boolean {
  for (const [name] of css.matchAll(declaredPropertyPattern)) if (costlyPropertyPattern.test(name)) return true
  return false
}

/**
 * Estimates the work for drawing the SVG filters and shadows of a page. Adds 1 to the number of filter primitives, and
 * multiplies the sum by the number of elements with a filter or shadow. A filter primitive is a single step of a
 * filter, such as a blur. A slow primitive counts as several primitives.
 */
export function countSvgFilterOperations(page: Document): number {
  const uses = page.querySelectorAll('[filter], [style*="filter" i], [style*="shadow" i]').length
  if (uses === 0) return 0
  let primitives = 1
  for (const primitive of page.querySelectorAll('filter > *')) primitives += primitiveSizes[primitive.localName] ?? 1
  return primitives * uses
}

/**
 * Estimates how many elements a browser draws for SVG markers, such as arrowheads at the ends of lines. Multiplies the
 * number of elements inside all markers by the number of points at which browsers draw a marker.
 */
function countMarkerElements(page: Document): number {
  let points = 0
  for (const outline of page.querySelectorAll('[marker-start], [marker-mid], [marker-end]'))
    points += ((outline.getAttribute('points') ?? outline.getAttribute('d') ?? '').match(/[\d.]+/g)?.length ?? 0) / 2
  return points * page.querySelectorAll('marker *').length
}
